import type { Page } from '@playwright/test';

/** Puts an element in the place of each text, now and whenever one comes or changes, as a browser does that translates the page. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translated = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, title, option'))
        return;
      const inner = Object.assign(document.createElement('font'), { textContent: text.data });
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateBelow = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translated);
    };
    translateBelow(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translateBelow);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
