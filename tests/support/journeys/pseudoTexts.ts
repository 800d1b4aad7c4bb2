import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { firstRooms } from '#src/text/firstRooms.ts';
import { compileMessage, type Message } from '#domain/texts/message.ts';

/** Texts that say how something is written, and are not read. */
const notRead = /^date\.(pattern|letters)/;
const longer = 0.4;
const padding = 'ëxţrà ļóñg ŵöŕďš ';

/** A text as the pseudo-language has it: in brackets, and longer by accented words. */
function pseudo(key: string, text: string): Message {
  const message = compileMessage(text);
  if (notRead.test(key)) return message;
  const more = padding
    .repeat(4)
    .slice(0, Math.max(3, Math.ceil(text.length * longer)))
    .trimEnd();
  if (typeof message === 'string') return `⟦${message} ${more}⟧`;
  return [{ type: 0, value: '⟦' }, ...message, { type: 0, value: ` ${more}⟧` }];
}

const rooms = new Map(
  globSync('locales/en-CA/*.json').map((path) => {
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const texts = Object.entries(words).map(([key, text]) => [key, pseudo(key, text)]);
    return [basename(path, '.json'), Object.fromEntries(texts)];
  }),
);

const contentType = 'text/javascript; charset=utf-8';
const firstTexts = Object.fromEntries(firstRooms.map((room) => [room, rooms.get(room)]));
const firstWords = `const firstWords=${JSON.stringify(firstTexts)};export{firstWords};`;

/** Gives the pages of a browser the texts of the pseudo-language in the place of every catalogue. */
export async function writePseudoTexts(page: Page): Promise<void> {
  await page.route(/\/assets\/[a-zA-Z]+-[\w-]+\.js$/, async (route) => {
    const [, room = ''] = /\/assets\/([a-zA-Z]+)-[\w-]+\.js$/.exec(route.request().url()) ?? [];
    if (room === 'firstWordsEn') return route.fulfill({ contentType, body: firstWords });
    const texts = rooms.get(room);
    if (!texts) return route.fallback();
    const response = await route.fetch();
    const isCatalogue = /^(var|const) \w+=JSON\.parse\(/.test(await response.text());
    if (!isCatalogue) return route.fulfill({ response });
    const body = `const texts=${JSON.stringify(texts)};export{texts as default};`;
    return route.fulfill({ contentType, body });
  });
}

/** Every text that the servers of the portal have answered to a page: what is shown of them is data. */
export function collectData(page: Page): { has(text: string): boolean } {
  const told = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') told.add(value.replaceAll(/\s+/g, ' '));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    response.json().then(add, () => undefined);
  });
  return { has: (text) => [...told].some((known) => known.includes(text)) };
}

/** What a person reads on a page outside of the brackets: no catalogue has written it. */
export function textsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    let depth = 0;
    const outside = (text: string): string[] => {
      let run = '';
      const runs: string[] = [];
      for (const letter of text) {
        if (letter === '⟦') depth += 1;
        if (depth === 0) run += letter;
        else if (run) {
          runs.push(run);
          run = '';
        }
        if (letter === '⟧') depth = Math.max(0, depth - 1);
      }
      return [...runs, run].map((part) => part.replaceAll(/\s+/g, ' ').trim());
    };
    const isRead = (text: string) => /\p{L}{2}/u.test(text);
    const blockOf = (element: Element | null): Element | null => {
      let block = element;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      return block;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let block: Element | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, [lang]:not(html)')) continue;
      const own = blockOf(parent);
      if (own !== block) depth = 0;
      block = own;
      for (const run of outside(node.textContent ?? '')) if (isRead(run)) found.add(run);
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang]:not(html)')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-roledescription']) {
        depth = 0;
        for (const run of outside(element.getAttribute(name) ?? '')) if (isRead(run)) found.add(run);
      }
    }
    return [...found];
  });
}

/** Texts that are cut off, or that stand beside the page. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const wordsOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, 60);
    const scrolls = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const { documentElement } = document;
    if (documentElement.scrollWidth > documentElement.clientWidth + 1) found.push('the page is too wide');
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { overflowX, display } = getComputedStyle(element);
      const { width, left, right } = element.getBoundingClientRect();
      if (width <= 2 || display === 'inline') continue;
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isBeside = (right > innerWidth + 1 || left < -1) && !scrolls(element);
      if (isCut || isBeside) found.push(`${isCut ? 'cut' : 'beside'}: ${wordsOf(element)}`);
    }
    return found;
  });
}
