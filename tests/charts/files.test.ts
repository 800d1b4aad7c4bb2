import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleFiles, writeFiles } from '#scripts/charts/files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'charts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const documents = new Map([
  ['trip.en.svg', '<svg/>\n'],
  ['index.md', '# Charts\n'],
]);

test('what was written is not stale', () => {
  writeFiles(folder, documents);
  expect(staleFiles(folder, documents)).toEqual([]);
});

test('a changed, a missing and a needless file are named', () => {
  writeFiles(folder, documents);
  writeFileSync(join(folder, 'index.md'), '# Other\n');
  writeFileSync(join(folder, 'gone.fr.svg'), '<svg/>\n');
  expect(staleFiles(folder, new Map([...documents, ['new.en.md', '']]))).toEqual([
    'gone.fr.svg',
    'index.md',
    'new.en.md',
  ]);
});

test('writing leaves no file of a chart that is gone', () => {
  writeFileSync(join(folder, 'gone.fr.svg'), '<svg/>\n');
  writeFiles(folder, documents);
  expect(readdirSync(folder)).toEqual(['index.md', 'trip.en.svg']);
});

test('a folder that does not exist is stale in everything', () => {
  expect(staleFiles(join(folder, 'none'), documents)).toEqual(['index.md', 'trip.en.svg']);
});
