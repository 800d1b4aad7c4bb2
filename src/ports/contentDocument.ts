import { placeholders } from '#domain/content/contentScreens.ts';
import { beginningQuote } from '#domain/quote/newQuoteAddress.ts';
import { mayBeLink } from '#domain/links/allowedHosts.ts';
import sheetAddress from './contentSheet.css?url';
import { sanitized } from './sanitized.ts';

/** What is filled into a content page, and what it is shown in. */
export type ContentFilling = {
  /** Tag of its language. */
  tag: string;
  /** White label of the page around it. */
  label: string;
  customerName: string;
  weblink: string;
  /** Origins that are ours, to which it may link. */
  ownOrigins: readonly string[];
};

/**
 * The document of the content frame, out of HTML that others wrote: whatever could run or load is gone, what we know is
 * filled in as text, and links lead to allowed hosts only.
 */
export function contentDocument(html: string, filling: ContentFilling): string {
  const body = sanitized(html);
  for (const link of body.querySelectorAll('a')) setLink(link, filling);
  fillTexts(body, filling);
  const shell = document.implementation.createHTMLDocument('');
  shell.documentElement.lang = filling.tag;
  shell.documentElement.dataset.label = filling.label;
  const sheet = shell.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = sheetAddress;
  shell.head.append(sheet);
  shell.body.replaceWith(shell.importNode(body, true));
  return `<!doctype html>${shell.documentElement.outerHTML}`;
}

/** [PL-029] [CN-006] A link that may not be one leaves its words behind; another site opens in a window of its own. */
function setLink(link: HTMLAnchorElement, { weblink, ownOrigins }: ContentFilling): void {
  const written = link.getAttribute('href') ?? '';
  const href = written === placeholders.weblink ? weblink : beginningQuote(written);
  if (!mayBeLink(href, ownOrigins)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', href);
  if (href.startsWith('/')) link.target = '_top';
  else if (/^https?:/.test(href)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

/** [CN-005] [CN-006] [CN-009] Fills in the name as text, and the weblink as a link that shows its address. */
function fillTexts(body: HTMLElement, { customerName, weblink }: ContentFilling): void {
  const doc = body.ownerDocument;
  const walker = doc.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parts = text.data.replaceAll(placeholders.customerName, customerName).split(placeholders.weblink);
    const filled = parts.flatMap((part, index) => (index === 0 ? [part] : [linkTo(doc, weblink), part]));
    text.replaceWith(...filled);
  }
}

function linkTo(doc: Document, address: string): HTMLAnchorElement {
  const link = doc.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = address;
  return link;
}
