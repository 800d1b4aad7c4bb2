import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prefixOf, readRegister } from '#scripts/trace/register.ts';
import { projectFiles } from './support/project.ts';

const register = readRegister();
const ids = new Set(register.map(({ id }) => id));
const readings = readFileSync('docs/readings.md', 'utf8');

type Area = { prefix: string; area: string; rows: number; lastNumber: number };

const areas: Area[] = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(
    /^\| \w+ \| ([A-Z]{2}) \| (.+?) \| (\d+) \| (\d{3}) \|$/gm,
  ),
].map(([, prefix, area, rows, lastNumber]) => ({
  prefix: prefix!,
  area: area!,
  rows: Number(rows),
  lastNumber: Number(lastNumber),
}));

const idsIn = (text: string): string[] => text.match(/\b[A-Z]{2}-\d{3}\b/g) ?? [];

describe('the register', () => {
  test('has its ids once, in the order of areas and numbers', () => {
    const order = areas.map(({ prefix }) => prefix);
    const sorted = register
      .map(({ id }) => id)
      .toSorted((left, right) => {
        const byArea = order.indexOf(prefixOf(left)) - order.indexOf(prefixOf(right));
        return byArea || left.localeCompare(right, 'en');
      });
    expect(register.map(({ id }) => id)).toEqual(sorted);
    expect(ids.size).toBe(register.length);
  });

  test('says in every row what can be tested, and where it comes from', () => {
    const incomplete = register.filter(
      ({ area, kind, statement, source }) => !area || !kind || !statement || !source,
    );
    expect(incomplete).toEqual([]);
  });

  test('has the areas, rows and last numbers that its page tells', () => {
    const counted = areas.map(({ prefix }) => {
      const rows = register.filter(({ id }) => prefixOf(id) === prefix);
      return { prefix, area: [...new Set(rows.map(({ area }) => area))].join(' | '), rows: rows.length };
    });
    expect(counted).toEqual(areas.map(({ prefix, area, rows }) => ({ prefix, area, rows })));
    expect(areas.reduce((sum, { rows }) => sum + rows, 0)).toBe(register.length);
  });

  test.each(areas)('uses no number of $prefix above the last one', ({ prefix, lastNumber }) => {
    const numbers = register.filter(({ id }) => prefixOf(id) === prefix).map(({ id }) => Number(id.slice(3)));
    expect(Math.max(...numbers)).toBeLessThanOrEqual(lastNumber);
  });

  test('names only readings that exist, and is named by them only with ids that exist', () => {
    const written = new Set(readings.match(/(?<=^\*\*)R-\d{3}(?=\b)/gm));
    const asked = register.flatMap(({ note }) => note.match(/\bR-\d{3}\b/g) ?? []);
    expect(asked.filter((reading) => !written.has(reading))).toEqual([]);
    expect(idsIn(readings).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('names in the note of a row each reading that names the row', () => {
    const notes = new Map(register.map(({ id, note }) => [id, note]));
    const unnamed = [...readings.matchAll(/^\*\*(R-\d{3})\b(.*?)(?=^\*\*R-|^## )/gms)].flatMap(
      ([, reading, text]) =>
        idsIn(text!.match(/^Requirements: .*$/m)?.[0] ?? '')
          .filter((id) => !notes.get(id)?.includes(reading!))
          .map((id) => `${id} does not name ${reading}`),
    );
    expect(unnamed).toEqual([]);
  });

  test('holds every id that the sources name in brackets or as a requirement', () => {
    const prefixes = areas.map(({ prefix }) => prefix).join('|');
    const named = new RegExp(`(?:\\[|')((?:${prefixes})-\\d{3})\\b`, 'g');
    const unknown = projectFiles().flatMap(({ path, source }) =>
      [...source.matchAll(named)].filter(([, id]) => !ids.has(id!)).map(([, id]) => `${path}: ${id}`),
    );
    expect(unknown.filter((entry) => !entry.startsWith('tests/rules/'))).toEqual([]);
  });
});
