import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Reference = { path: string; title: string | null };

const page = readFileSync('docs/security.md', 'utf8');

/** Files in backquotes, and the titles in quotation marks behind one. */
function referencesIn(text: string): Reference[] {
  const files = /`((?:[\w.-]+\/)+[\w.-]+\.\w+|README\.md)`((?: (?:and )?“[^”]+”)*)/g;
  return [...text.matchAll(files)].flatMap(([, path = '', quoted = '']): Reference[] => {
    const titles = [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
    return titles.length === 0 ? [{ path, title: null }] : titles.map((title) => ({ path, title }));
  });
}

const isThere = ({ path, title }: Reference) =>
  existsSync(path) && (title === null || readFileSync(path, 'utf8').includes(title));

it('every file and every title of a test that the page on security names is there', () => {
  const references = referencesIn(page);
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => !isThere(reference))).toEqual([]);
});

it('a title that is quoted stands behind its file', () => {
  const quoted = page.match(/“[^”]+”/g) ?? [];
  expect(referencesIn(page).filter(({ title }) => title !== null)).toHaveLength(quoted.length);
});

it('the page on security goes through every chapter of the standard', () => {
  const chapters = [...page.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
});

it('a file or a title that is not there would be noticed', () => {
  const planted = referencesIn('`tests/rules/gone.test.ts` and `docs/roles.csv` “no such title”');
  expect(planted.filter((reference) => !isThere(reference))).toEqual(planted);
  expect(planted).toHaveLength(2);
});
