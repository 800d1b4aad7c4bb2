const elements = [
  'h2 h3 h4 p div span strong em b i small br hr a abbr address ul ol li dl dt dd details summary',
  'blockquote figure figcaption section table caption thead tbody tr th td time',
].flatMap((names) => names.split(' '));
const attributes = 'href lang dir class title open colspan rowspan scope datetime'.split(' ');
/** What stands inside these is nothing that a person reads. */
const withContent = 'script, style, template, noscript, iframe, object, embed, svg, math, form, head, title';

/** HTML that others wrote, with words, structure and links, and without anything that could run, load or ask. */
export function sanitised(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(withContent)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    if (!elements.includes(element.localName)) element.replaceWith(...element.childNodes);
    for (const name of element.getAttributeNames())
      if (!attributes.includes(name)) element.removeAttribute(name);
  }
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  return body;
}
