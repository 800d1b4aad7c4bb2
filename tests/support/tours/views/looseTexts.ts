import type { Page } from '@playwright/test';

/**
 * The texts that React keeps by themselves since they do not stand alone in an element, each with that element. A
 * browser that translates the page exchanges them for elements, so that they are never changed again, and what is put
 * before them or takes them away breaks the page.
 */
export function looseTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (node: Node, mark: string) =>
      Object.keys(node).some((key) => key.startsWith(`__react${mark}$`));
    const root = document.getElementById('root');
    if (!root || !isMarked(root, 'Container')) throw new Error('React marks its own in another way');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && isMarked(text, 'Fiber'))
        loose.push(`"${text.data}" in ${text.parentElement?.outerHTML}`);
    }
    return loose;
  });
}
