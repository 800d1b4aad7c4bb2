import { expect, type Page } from '@playwright/test';
import { type Language, locales, otherLanguage } from '#domain/locales.ts';
import { isWrittenIn } from './wordBook.ts';

const widths = [360, 1280] as const;
const toggleName: Record<Language, string> = { en: 'Français', fr: 'English' };

/** What was read on each screen, by the screen's name. */
export type Reading = Map<string, Set<string>>;

export type Looking = {
  /** [NV-038] Whether the switch of language can be pressed; while a dialog is open nothing but the dialog can. */
  behindDialog?: boolean;
};

/**
 * [LN-001] [NV-038] Looks at the screen that shows, on a telephone and on a desk: its language is told, its title is of
 * the catalogue, nothing on it is of the other language's catalogue, and the language can be switched. What it says is
 * added to the reading. The window has its own width again when it was looked at.
 */
export async function lookAt(
  page: Page,
  reading: Reading,
  language: Language,
  screen: string,
  { behindDialog = false }: Looking = {},
): Promise<void> {
  const said = new Set<string>();
  const own = page.viewportSize();
  await expect(page.locator('html'), screen).toHaveAttribute('lang', locales[language].tag);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (!behindDialog)
      await expect
        .poll(() => switchProblem(page, toggleName[language]), `${screen} at ${width} px`)
        .toBeNull();
    const { title, windowTitle, words } = await readPage(page);
    if (title !== null) {
      expect(
        isWrittenIn(language, title),
        `${screen}: the title "${title}" is of the ${language} catalogue`,
      ).toBe(true);
      expect(windowTitle, screen).toContain(title);
    }
    for (const text of words) said.add(text);
  }
  if (own) await page.setViewportSize(own);
  const other = otherLanguage(language);
  const strange = [...said].filter((text) => isWrittenIn(other, text) && !isWrittenIn(language, text));
  expect(strange, `${screen} in ${language}`).toEqual([]);
  reading.set(screen, said);
}

/** [NV-038] Why the link that switches the language cannot be pressed; null when it can. */
function switchProblem(page: Page, name: string): Promise<string | null> {
  return page.evaluate((words) => {
    const nameOf = (link: Element) => (link.getAttribute('aria-label') ?? link.textContent)?.trim();
    const links = [...document.querySelectorAll('a[href]')].filter(
      (link) =>
        nameOf(link) === words &&
        link.checkVisibility({ visibilityProperty: true }) &&
        !link.closest('[aria-hidden="true"], [inert]'),
    );
    const [link] = links;
    if (!link || links.length > 1) return `${links.length} links are called "${words}"`;
    link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, width, height } = link.getBoundingClientRect();
    if (left < 0 || right > innerWidth) return `"${words}" stands beside the window`;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && link.contains(hit) ? null : `"${words}" is covered by ${hit?.outerHTML.slice(0, 80)}`;
  }, name);
}

const isOneWord = (text: string) => !/\s/.test(text);

/** Texts that both languages show on the same screen, but for names and words that both languages have. */
export function saidInBoth(english: Reading, french: Reading, isName: (text: string) => boolean): string[] {
  const found: string[] = [];
  for (const [screen, said] of english) {
    for (const text of said) {
      if (!french.get(screen)?.has(text) || !/\p{L}{3}/u.test(text)) continue;
      if (isOneWord(text) && isWrittenIn('en', text) && isWrittenIn('fr', text)) continue;
      if (isName(text)) continue;
      found.push(`${screen}: ${text}`);
    }
  }
  return found;
}

/**
 * The titles of a page, and everything that a person can read or hear on it, but for what is marked
 * as being in another language.
 */
function readPage(page: Page) {
  return page.evaluate(() => {
    const words = new Set<string>();
    const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    const add = (text: string | null) => {
      const one = onOneLine(text ?? '');
      if (one) words.add(one);
    };
    const ownLanguage = document.documentElement.lang;
    const walk = (element: Element) => {
      if (['SCRIPT', 'STYLE', 'IFRAME', 'NOSCRIPT'].includes(element.tagName)) return;
      const lang = element.getAttribute('lang');
      if (lang !== null && lang !== ownLanguage) return;
      if (element.tagName !== 'OPTION' && !element.checkVisibility()) return;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
        else if (node instanceof Element) walk(node);
      }
    };
    walk(document.body);
    const title = document.querySelector('h1')?.innerText.split('\n').at(-1);
    return {
      title: title === undefined ? null : onOneLine(title),
      windowTitle: document.title,
      words: [...words],
    };
  });
}
