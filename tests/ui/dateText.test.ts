import { describe, expect, test } from 'vitest';
import { formDateFormatOf, formDateFormats, writtenDay } from '#domain/texts/formDateFormat.ts';
import { readDateText, readWrittenDay } from '#src/ui/kit/readDateText.ts';

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

describe('a day in the format of forms', () => {
  test.each([
    ['03/04/2027', 'DD/MM/YYYY', '2027-04-03'],
    ['03/04/2027', 'MM/DD/YYYY', '2027-03-04'],
    ['31/12/2027', 'MM/DD/YYYY', null],
    ['03-04-2027', 'DD-MM-YYYY', '2027-04-03'],
    ['03-04-2027', 'DD/MM/YYYY', '2027-04-03'],
    ['2027/04/03', 'DD/MM/YYYY', '2027-04-03'],
    ['2027-04-03', 'MM/DD/YYYY', '2027-04-03'],
  ] as const)('%s is read as %s has it', (typed, format, day) => {
    expect(readDateText(typed, format)).toBe(day);
  });

  test.each(formDateFormats)('what %s writes, it reads', (format) => {
    const written = writtenDay('2027-04-03', format);
    expect(written).toBe(format.replace('YYYY', '2027').replace('MM', '04').replace('DD', '03'));
    expect(readDateText(written, format)).toBe('2027-04-03');
    expect(writtenDay('2027-04', format)).toBe('2027-04');
  });

  test('a format that nobody knows is the default one', () => {
    expect(formDateFormatOf('kit.date.pattern')).toBe('YYYY-MM-DD');
    expect(formDateFormatOf('DD/MM/YYYY')).toBe('DD/MM/YYYY');
  });
});

describe('a day in the format of one screen', () => {
  test.each([
    ['2027/04/03', 'YYYY/MM/DD', '2027-04-03'],
    [' 2027/04/03 ', 'YYYY/MM/DD', '2027-04-03'],
    ['03-04-2027', 'DD-MM-YYYY', '2027-04-03'],
  ] as const)('%s is read as %s', (typed, format, day) => {
    expect(readWrittenDay(typed, format)).toBe(day);
  });

  test.each([
    ['2027-04-03', 'YYYY/MM/DD'],
    ['03/04/2027', 'YYYY/MM/DD'],
    ['2027/4/3', 'YYYY/MM/DD'],
    ['2027/04/031', 'YYYY/MM/DD'],
    ['2027/02/29', 'YYYY/MM/DD'],
    ['April 3, 2027', 'YYYY/MM/DD'],
    ['03/04/2027', 'DD-MM-YYYY'],
    ['', 'DD-MM-YYYY'],
  ] as const)('%s is none in %s', (typed, format) => {
    expect(readWrittenDay(typed, format)).toBeNull();
  });
});
