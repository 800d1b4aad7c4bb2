import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { pathsOf } from './support/project.ts';
import { roomsTable } from './walls/roomsTable.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const firstCells = (page: string, name: RegExp): string[] =>
  [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell!).filter((cell) => name.test(cell));

test('docs/settings.md lists every setting that the server reads, and no other', () => {
  const setting = /^(PORTAGE_[A-Z0-9_]+|DATABASE_URL)$/;
  const files = ['server/settings.ts', 'server/keepSettings.ts', 'server/registerSettings.ts'];
  const readByServer = files.flatMap((file) => [
    ...read(file).matchAll(/^\s+(PORTAGE_[A-Z0-9_]+|DATABASE_URL): [a-z]/gm),
  ]);
  expect(firstCells(read('docs/settings.md'), setting).toSorted()).toEqual(
    readByServer.map(([, name]) => name).toSorted(),
  );
});

test('the README lists every command of package.json, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const listed = firstCells(read('README.md'), /^npm /).map((cell) => cell.replace(/^npm (run )?/, ''));
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('the README names the buttons of the sign-in page as they are', () => {
  const flow = JSON.parse(read('locales/en-CA/flow.json')) as Record<string, string>;
  for (const key of ['signIn.lanid', 'signIn.ciamid']) expect(read('README.md')).toContain(`“${flow[key]}”`);
});

test('ARCHITECTURE shows the table of rooms as it is tested', () => {
  expect(read('ARCHITECTURE.md')).toContain(roomsTable());
});

test('every address inside the pages leads to a file', () => {
  const broken = pathsOf(['*.md', 'docs/*.md', 'docs/adr/*.md', 'tests/**/*.md']).flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target]) => posix.join(posix.dirname(page), target!))
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every decision has a number of its own and the headings of the template', () => {
  const pages = pathsOf('docs/adr/[0-9]*.md');
  const headings = (page: string) => read(page).match(/^## .+$/gm);
  const numbers = pages.map((page) => posix.basename(page).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(
    pages.filter((page) => headings(page)?.join() !== headings('docs/adr/0000-template.md')?.join()),
  ).toEqual([]);
});
