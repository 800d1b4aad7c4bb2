import { describe, expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';

const en = formatsOf('en');
const fr = formatsOf('fr');

describe('what a language writes', () => {
  test('[LN-004] the dollar sign stands before the amount in English and after it in French', () => {
    expect(en.money(123450)).toBe('$1,234.50');
    expect(fr.money(123450)).toBe('1\u00a0234,50\u00a0$');
  });

  test('[LN-029 partly] an amount has two decimals, also when it has no cents', () => {
    expect(en.money(500)).toBe('$5.00');
    expect(fr.money(500)).toBe('5,00\u00a0$');
  });

  test('a ratio is a percentage', () => {
    expect(en.percent(0.125)).toBe('12.5%');
    expect(fr.percent(0.125)).toBe('12,5\u00a0%');
  });

  test('a day is written out, the first of a French month as 1er', () => {
    expect(en.date('2026-01-01')).toBe('January 1, 2026');
    expect(fr.date('2026-01-01')).toBe('1er janvier 2026');
    expect(fr.date('2026-01-11')).toBe('11 janvier 2026');
  });

  test('[LN-006] [LN-007] a transaction shows day, time and zone of Toronto, the zone in the language', () => {
    const winter = Date.UTC(2025, 0, 31, 20, 5);
    const summer = Date.UTC(2025, 6, 1, 4, 30);
    expect(en.transactionTime(winter)).toBe('2025-01-31 3:05pm EST');
    expect(fr.transactionTime(winter)).toBe('2025-01-31 3:05pm HNE');
    expect(en.transactionTime(summer)).toBe('2025-07-01 12:30am EDT');
    expect(fr.transactionTime(summer)).toBe('2025-07-01 12:30am HAE');
  });

  test('[LN-034 partly] lists are sorted as the language sorts', () => {
    const words = ['côté', 'coté', 'cote', 'côte', 'zone', 'École', 'étape'];
    expect(words.toSorted(en.compare)).toEqual(['cote', 'coté', 'côte', 'côté', 'École', 'étape', 'zone']);
    expect(words.toSorted(fr.compare)).toEqual(['cote', 'côte', 'coté', 'côté', 'École', 'étape', 'zone']);
  });

  test('countries have names', () => {
    expect(fr.country('US')).toBe('États-Unis');
    expect(en.country('PT')).toBe('Portugal');
  });
});
