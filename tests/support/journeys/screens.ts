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
 * added to the reading.
 */
export async function lookAt(
  page: Page,
  reading: Reading,
  language: Language,
  screen: string,
  { behindDialog = false }: Looking = {},
): Promise<void> {
  const said = new Set<string>();
  const other = otherLanguage(language);
  await expect(page.locator('html'), screen).toHaveAttribute('lang', locales[language].tag);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if (!behindDialog) {
      const toggle = page.getByRole('link', { name: toggleName[language], exact: true });
      await expect(toggle, `${screen} at ${width} px`).toHaveCount(1);
      await toggle.click({ trial: true });
      const box = await toggle.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width, `${screen} at ${width} px`).toBe(true);
    }
    for (const text of await wordsOn(page)) said.add(text);
  }
  const title = page.locator('h1');
  if ((await title.count()) > 0) {
    const words = (await title.first().innerText()).split('\n').at(-1)?.replaceAll(/\s+/g, ' ').trim() ?? '';
    expect(
      isWrittenIn(language, words),
      `${screen}: the title "${words}" is of the ${language} catalogue`,
    ).toBe(true);
    expect(await page.title(), screen).toContain(words);
  }
  const strange = [...said].filter((text) => isWrittenIn(other, text) && !isWrittenIn(language, text));
  expect(strange, `${screen} in ${language}`).toEqual([]);
  reading.set(screen, said);
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

/** Everything that a person can read or hear on a page, but for what is marked as being in another language. */
async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>();
    const add = (text: string | null) => {
      const one = text?.replaceAll(/\s+/g, ' ').trim();
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
    return [...words];
  });
}
