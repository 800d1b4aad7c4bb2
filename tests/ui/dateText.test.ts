import { describe, expect, test } from 'vitest';
import { readDateText } from '#src/ui/kit/readDateText.ts';

describe('a day as people write it', () => {
  test.each([
    ['2028-02-29', '2028-02-29'],
    ['2028/2/9', '2028-02-09'],
    ['20280229', '2028-02-29'],
    ['29-02-2028', '2028-02-29'],
    ['29.02.2028', null],
    ['31/12/2027', '2027-12-31'],
    ['12/31/2027', '2027-12-31'],
    ['05/05/2027', '2027-05-05'],
    ['1er janvier 2026', '2026-01-01'],
    ['29 février 2028', '2028-02-29'],
    ['15 Aug. 2026', '2026-08-15'],
    ['January 15, 2026', '2026-01-15'],
    ['  2026-01-15 ', '2026-01-15'],
  ])('%s is read as %s', (typed, day) => {
    expect(readDateText(typed)).toBe(day);
  });

  test.each([
    ['a month and a day that could change places', '03/04/2027'],
    ['29 February in an ordinary year', '2027-02-29'],
    ['29 February in a century that is not leap', '2100-02-29'],
    ['a thirteenth month', '2027-13-01'],
    ['a day 0', '2027-01-00'],
    ['mixed separators', '2027-01/02'],
    ['a year of two digits', '27-01-02'],
    ['a word that is no month', '15 nuvember 2026'],
    ['nothing', ''],
  ])('%s is not a day', (_, typed) => {
    expect(readDateText(typed)).toBeNull();
  });
});
