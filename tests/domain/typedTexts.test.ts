import { describe, expect, test } from 'vitest';
import { amountMask, readAmount, settledAmount, shownAmount, typedAmount } from '#domain/typing/amount.ts';
import { cardHolderMask, digitsMask, nameMask, wholeDollarsMask } from '#domain/typing/masks.ts';
import { heldPhone, phoneMask, showPhone } from '#domain/typing/phone.ts';
import { heldPostalCode, postalCodeMask, showPostalCode } from '#domain/typing/postalCode.ts';
import { insertedInto, type Mask, named, type Taken, upTo } from '#domain/typing/taken.ts';

const pasted = (mask: Mask, text: string, before = ''): Taken => mask(text, { before, isPasted: true });
const typed = (mask: Mask, text: string, before = ''): Taken => mask(text, { before, isPasted: false });
const long = 'x'.repeat(41);

test.each([
  ['', 'a', 'a'],
  ['abc', 'abXc', 'X'],
  ['abc', 'Xabc', 'X'],
  ['abc', 'abcX', 'X'],
  ['aaa', 'aaaa', 'a'],
  ['aa', 'aaXaa', 'Xaa'],
  ['abc', 'aXYc', 'XY'],
  ['abcd', 'abd', ''],
  ['abc', 'abc', ''],
  ['abc', '', ''],
  ['abab', 'ab', ''],
])('from %j to %j, %j was put in', (before, after, inserted) => {
  expect(insertedInto(before, after)).toBe(inserted);
});

test('a note names six characters at most, each once, and none that cannot be seen', () => {
  expect(named('aab b\u200b')).toBe('a b');
  expect(named('abcdef')).toBe('a b c d e f');
  expect(named('abcdefg')).toBe('a b c d e f …');
  expect(named('')).toBe('');
});

test('a text that fits exactly is taken, one more is not', () => {
  const mask = upTo(3, nameMask);
  expect(typed(mask, 'abc')).toEqual({ kept: 'abc', note: null });
  expect(typed(mask, 'abcd', 'abc')).toEqual({ kept: 'abc', note: { key: 'tooLong', left: '', length: 3 } });
  expect(pasted(mask, 'abcdef')).toEqual({ kept: 'abc', note: { key: 'tooLong', left: '', length: 3 } });
});

describe('masks', () => {
  test('write every hyphen, apostrophe and space as the keyboard does', () => {
    expect(pasted(nameMask, 'a‐b‑c‒d–e—f−g').kept).toBe('a-b-c-d-e-f-g');
    expect(pasted(nameMask, 'a‘bʼc`d´e').kept).toBe('a’b’c’d’e');
    expect(pasted(nameMask, 'a\tb\u00a0c').kept).toBe('a b c');
    expect(pasted(nameMask, 'e\u0301').kept).toBe('é');
  });

  test('of a card holder make spaces of hyphens and apostrophes, and say so', () => {
    expect(pasted(cardHolderMask, "Anne-Marie d'Arcy")).toEqual({
      kept: 'Anne Marie d Arcy',
      note: { key: 'cardHolder', left: '' },
    });
    expect(pasted(cardHolderMask, 'd’Arcy')).toEqual({
      kept: 'd Arcy',
      note: { key: 'cardHolder', left: '' },
    });
    expect(pasted(cardHolderMask, 'Anne 2')).toEqual({ kept: 'Anne 2', note: null });
  });

  test('of digits take as many as fit, and say what was left out', () => {
    const two = digitsMask(2);
    expect(typed(two, '12')).toEqual({ kept: '12', note: null });
    expect(typed(two, '123', '12')).toEqual({ kept: '12', note: { key: 'digits', left: '…', length: 2 } });
    expect(pasted(two, '123a', '9')).toEqual({ kept: '9', note: { key: 'digits', left: 'a', length: 2 } });
    expect(typed(two, '1a', '1')).toEqual({ kept: '1', note: { key: 'digits', left: 'a', length: 2 } });
    expect(typed(two, '1 2', '1')).toEqual({ kept: '12', note: null });
  });

  test('of whole dollars read a pasted amount without cents', () => {
    const three = wholeDollarsMask(3, 'en');
    const left = (text: string) => ({ kept: '7', note: { key: 'wholeDollars', left: text, length: 3 } });
    expect(pasted(three, '$100.00', '7')).toEqual({ kept: '100', note: null });
    expect(pasted(three, '999', '7')).toEqual({ kept: '999', note: null });
    expect(pasted(three, ' 1000 ', '7')).toEqual(left('1000'));
    expect(pasted(three, '10.50', '7')).toEqual(left('10.50'));
    expect(pasted(three, 'ten', '7')).toEqual(left('ten'));
    expect(pasted(three, '', '7')).toEqual(left(''));
    expect(typed(three, '10a', '10')).toEqual({ kept: '10', note: { key: 'digits', left: 'a', length: 3 } });
  });
});

describe('a telephone number', () => {
  test.each([
    ['', ''],
    ['514', '514'],
    ['5145', '(514) 5'],
    ['514555', '(514) 555'],
    ['5145550', '(514) 555-0'],
    ['5145550123', '(514) 555-0123'],
    ['51455501234', '51455501234'],
    ['abc', 'abc'],
  ])('%j is shown as %j, and held again', (held, shown) => {
    expect(showPhone(held)).toBe(shown);
    expect(heldPhone(shown)).toBe(held);
  });

  test('is read without its country code, and not at all where it is of another country', () => {
    expect(pasted(phoneMask, '+1 (514) 555-0123')).toEqual({ kept: '(514) 555-0123', note: null });
    expect(pasted(phoneMask, '1 514 555 0123').kept).toBe('(514) 555-0123');
    expect(pasted(phoneMask, '+33 1 23 45')).toEqual({ kept: '+33 1 23 45', note: null });
    expect(pasted(phoneMask, '+  4123')).toEqual({ kept: '+  4123', note: null });
    expect(pasted(phoneMask, '514+2')).toEqual({ kept: '514+2', note: null });
    expect(pasted(phoneMask, '1234567890123')).toEqual({ kept: '1234567890123', note: null });
    expect(pasted(phoneMask, ` +2${long}`).kept).toBe(`+2${long}`.slice(0, 40));
  });

  test('ignores a key that does not fit, and says so', () => {
    expect(typed(phoneMask, '(514) 555-01234', '(514) 555-0123')).toEqual({
      kept: '(514) 555-0123',
      note: { key: 'phone', left: '4' },
    });
    expect(typed(phoneMask, '514x', '514')).toEqual({ kept: '514', note: { key: 'phone', left: 'x' } });
    expect(typed(phoneMask, '1')).toEqual({ kept: '', note: { key: 'phoneCountry', left: '1' } });
    expect(typed(phoneMask, '51', '5')).toEqual({ kept: '51', note: null });
    expect(typed(phoneMask, '5-1', '5')).toEqual({ kept: '51', note: null });
    expect(pasted(phoneMask, '1')).toEqual({ kept: '', note: null });
    expect(typed(phoneMask, 'abc+2', 'abc').kept).toBe('abc+2');
  });
});

describe('a postal code', () => {
  test.each([
    ['H2X', 'H2X'],
    ['H2X1', 'H2X 1'],
    ['H2X1Y4', 'H2X 1Y4'],
    ['HELLO', 'HELLO'],
    ['', ''],
  ])('%j is shown as %j, and held again', (held, shown) => {
    expect(showPostalCode(held)).toBe(shown);
    expect(heldPostalCode(shown)).toBe(held);
  });

  test('is taken as far as it goes, in uppercase, with its space', () => {
    expect(typed(postalCodeMask, 'h2x1', 'H2X')).toEqual({ kept: 'H2X 1', note: null });
    expect(typed(postalCodeMask, 'h2x-1y4', 'H2X 1Y')).toEqual({ kept: 'H2X 1Y4', note: null });
    expect(typed(postalCodeMask, 'H22', 'H2')).toEqual({
      kept: 'H2',
      note: { key: 'postalCode', left: '2' },
    });
  });

  test('is found in a pasted text where there is one alone', () => {
    expect(pasted(postalCodeMask, 'Laval h2x 1y4')).toEqual({
      kept: 'H2X 1Y4',
      note: { key: 'postalCode', left: 'LAVAL' },
    });
    expect(pasted(postalCodeMask, 'a H2X1Y4 b').note).toEqual({ key: 'postalCode', left: 'A   B' });
    expect(pasted(postalCodeMask, ' h2x1y4, m5v2t6 ')).toEqual({ kept: 'H2X1Y4, M5V2T6', note: null });
    expect(pasted(postalCodeMask, ` ${long}`)).toEqual({ kept: 'X'.repeat(40), note: null });
    expect(typed(postalCodeMask, 'HELLO H2X1Y4', 'HELLO H2X1Y')).toEqual({
      kept: 'HELLO H2X1Y4',
      note: null,
    });
  });
});

describe('an amount', () => {
  test.each([
    ['1 500,50', '1500.50'],
    ['1,500.50', '1500.50'],
    ['$1500.50', '1500.50'],
    ['CA$ 12', '12'],
    ['12 CAD', '12'],
    ['1 500,50 $ CA', '1500.50'],
    ['12 $CAD', '12'],
    ['cad12', '12'],
    ['1’500', '1500'],
    ["1'500", '1500'],
    ['1,500', '1500'],
    ['1.500', null],
    ['1.500.000', '1500000'],
    ['1.500,5', '1500.5'],
    ['15,00,000', null],
    ['1,50.00', null],
    ['1,500,00', null],
    ['0 500', null],
    ['0.5', '0.5'],
    ['12.', '12'],
    ['.5', null],
    ['-5', null],
    ['1 5', null],
    ['', null],
  ])('%j means %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test('is typed with a comma in French, and shown with its format', () => {
    expect([typedAmount('1.5', 'fr'), typedAmount('1.5', 'en'), typedAmount('a.b', 'fr')]).toEqual([
      '1,5',
      '1.5',
      'a.b',
    ]);
    const format = (dollars: number) => `<${dollars}>`;
    expect(
      ['1.5', '1,5', '.', '', '9999999999999', '10000000000000', '1e3'].map((held) =>
        shownAmount(held, format),
      ),
    ).toEqual(['<1.5>', '<1.5>', '.', '', '<9999999999999>', '10000000000000', '1e3']);
    expect(['12.', '12,', '12.5', 'x.'].map(settledAmount)).toEqual(['12', '12', '12.5', 'x.']);
  });

  test('takes keys that fit, and says what was left out', () => {
    const [en, fr] = [amountMask('en'), amountMask('fr')];
    expect(typed(en, '12.5', '12.')).toEqual({ kept: '12.5', note: null });
    expect(typed(en, '12,', '12')).toEqual({ kept: '12', note: { key: 'money', left: ',' }, typed: '12 ' });
    expect(typed(fr, '12,', '12')).toEqual({ kept: '12,', note: null });
    for (const sign of ['+', '-', '−', '–', '—', '(', ')']) {
      expect(typed(en, `${sign}12`, '12')).toEqual({ kept: '12', note: { key: 'moneySign', left: sign } });
    }
    expect(pasted(fr, '1,500.50')).toEqual({ kept: '1500,50', note: null });
    expect(pasted(en, ` x${long} `)).toEqual({ kept: `x${long}`.slice(0, 40), note: null });
    expect(typed(en, 'abcd', 'abc')).toEqual({ kept: 'abcd', note: null });
  });
});
