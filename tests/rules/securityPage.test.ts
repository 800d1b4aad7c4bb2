import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Reference = { path: string; title: string | null };

const security = readFileSync('docs/security.md', 'utf8');
const reliability = readFileSync('docs/reliability.md', 'utf8');

/** Files in backquotes, and the titles in quotation marks behind one. */
function referencesIn(text: string): Reference[] {
  const files = /`((?:[\w.-]+\/)+[\w.-]+\.\w+|README\.md)`((?:,?(?: and)? “[^”]+”)*)/g;
  return [...text.matchAll(files)].flatMap(([, path = '', quoted = '']): Reference[] => {
    const titles = [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
    return titles.length === 0 ? [{ path, title: null }] : titles.map((title) => ({ path, title }));
  });
}

const isThere = ({ path, title }: Reference) =>
  existsSync(path) && (title === null || readFileSync(path, 'utf8').includes(title));

/** A fault, and what the page says of it on PostgreSQL. */
type Fault = { fault: string; onPostgres: string };

/** Rows of the tables of faults, without their headings. */
function faultsIn(text: string): Fault[] {
  return [...text.matchAll(/^\| (?!fault |---)(.+) \|$/gm)].map(([, row = '']) => {
    const [fault = '', , onPostgres = ''] = row.split(' | ');
    return { fault, onPostgres };
  });
}

const runsOnPostgres = ({ path }: Reference) =>
  /\b(?:forEachEngine|onPostgres|serverEngine|ownServerEngine)\(/.test(readFileSync(path, 'utf8'));

const isAnswered = ({ onPostgres }: Fault) =>
  onPostgres.includes('not shown yet') || referencesIn(onPostgres).some(({ title }) => title !== null);

describe.each([
  ['security', security, 200],
  ['reliability', reliability, 50],
])('the page on %s', (_, page, fewest) => {
  it('names only files and titles of tests that are there', () => {
    const references = referencesIn(page);
    expect(references.length).toBeGreaterThan(fewest);
    expect(references.filter((reference) => !isThere(reference))).toEqual([]);
  });

  it('quotes a title behind its file only', () => {
    const quoted = page.match(/“[^”]+”/g) ?? [];
    expect(referencesIn(page).filter(({ title }) => title !== null)).toHaveLength(quoted.length);
  });
});

it('the page on security goes through every chapter of the standard', () => {
  const chapters = [...security.matchAll(/^### V(\d+) /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
});

it('every fault of the page on reliability has a test that runs on PostgreSQL, or is said not to be shown yet', () => {
  const faults = faultsIn(reliability);
  expect(faults.length).toBeGreaterThan(30);
  expect(faults.filter((fault) => !isAnswered(fault))).toEqual([]);
  const named = faults.flatMap(({ onPostgres }) => referencesIn(onPostgres));
  expect(named.filter((reference) => !runsOnPostgres(reference))).toEqual([]);
});

it('a file or a title that is not there, and a fault that nothing shows, would be noticed', () => {
  const planted = referencesIn('`tests/rules/gone.test.ts` and `docs/roles.csv` “no such title”, “nor this”');
  expect(planted.filter((reference) => !isThere(reference))).toEqual(planted);
  expect(planted).toHaveLength(3);
  const [shown, silent] = faultsIn(
    '| a | b | `docs/roles.csv` “c” | – |\n| d | e | – | `docs/roles.csv` “c” |',
  ).map(isAnswered);
  expect([shown, silent]).toEqual([true, false]);
  expect(runsOnPostgres({ path: 'tests/server/slowClients.test.ts', title: null })).toBe(false);
});
