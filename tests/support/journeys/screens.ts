import { expect, type Page } from '@playwright/test';
import { type Language, locales, otherLanguage } from '#domain/locales.ts';
import { isWrittenIn } from './wordBook.ts';

const widths = [360, 1280] as const;
const toggleName: Record<Language, string> = { en: 'Français', fr: 'English' };

/** What was read on each screen, by the screen's name. */
export type Reading = Map<string, ReadonlySet<string>>;

export type Looking = {
  /** [NV-038] Whether the switch of language can be pressed; while a dialog is open nothing but the dialog can. */
  behindDialog?: boolean;
};

/** What was seen of a screen, on a telephone and on a desk. */
export type Seen = {
  /** The language of the page. */
  tag: string;
  /** [NV-038] Why the switch of language cannot be pressed, for each width at which it cannot. */
  switchProblems: string[];
  /** Titles that are not of the language's catalogue, or that the window does not carry. */
  wrongTitles: string[];
  said: ReadonlySet<string>;
  /** What only the other language's catalogue says. */
  strange: string[];
};

/** Sees the screen that shows. The window has its own width again when it was seen. */
export async function seeScreen(
  page: Page,
  language: Language,
  { behindDialog = false }: Looking = {},
): Promise<Seen> {
  const said = new Set<string>();
  const switchProblems: string[] = [];
  const wrongTitles: string[] = [];
  const own = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const problem = behindDialog ? null : await lastingProblem(page, toggleName[language]);
    if (problem !== null) switchProblems.push(`at ${width} px ${problem}`);
    const { title, windowTitle, words } = await readPage(page);
    if (title !== null && !(isWrittenIn(language, title) && windowTitle.includes(title)))
      wrongTitles.push(`"${title}" in the window "${windowTitle}"`);
    for (const text of words) said.add(text);
  }
  if (own) await page.setViewportSize(own);
  const other = otherLanguage(language);
  return {
    tag: (await page.locator('html').getAttribute('lang')) ?? '',
    switchProblems,
    wrongTitles,
    said,
    strange: [...said].filter((text) => isWrittenIn(other, text) && !isWrittenIn(language, text)),
  };
}

/** [LN-001] Titles and texts of a screen are of its language. */
export function expectLanguage(seen: Seen, language: Language, screen: string): void {
  expect(seen.tag, screen).toBe({ en: 'en-CA', fr: 'fr-CA' }[language]);
  expect(seen.wrongTitles, `titles of ${screen} in ${language}`).toEqual([]);
  expect(seen.strange, `${screen} in ${language}`).toEqual([]);
}

/** [NV-038] The language can be switched on a screen. */
export function expectSwitch(seen: Seen, screen: string): void {
  expect(seen.switchProblems, screen).toEqual([]);
}

/** [LN-001] [NV-038] Looks at the screen that shows, and adds what it says to the reading. */
export async function lookAt(
  page: Page,
  reading: Reading,
  language: Language,
  screen: string,
  looking: Looking = {},
): Promise<void> {
  await expect(page.locator('html'), screen).toHaveAttribute('lang', locales[language].tag);
  const seen = await seeScreen(page, language, looking);
  expectLanguage(seen, language, screen);
  expectSwitch(seen, screen);
  reading.set(screen, seen.said);
}

/** [NV-038] Why the switch cannot be pressed although it was waited for; null when it can. */
async function lastingProblem(page: Page, name: string): Promise<string | null> {
  let problem: string | null = null;
  const look = async () => {
    problem = await switchProblem(page, name);
    return problem;
  };
  await expect
    .poll(look)
    .toBeNull()
    .catch(() => undefined);
  return problem;
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
