import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import type { Language } from '#domain/locales.ts';
import { storedTripCost } from '#domain/quote/travellerRules.ts';
import {
  amountIsUnclear,
  amountMask,
  readAmount,
  settledAmount,
  shownAmount,
  typedAmount,
} from '#domain/typing/amount.ts';

const typed = (language: Language, keys: string) =>
  [...keys].reduce((before, key) => amountMask(language)(before + key, { before, isPasted: false }).kept, '');
const taken = (language: Language, text: string, before: string) =>
  amountMask(language)(text, { before, isPasted: false });
const pasted = (language: Language, text: string) =>
  amountMask(language)(text, { before: '', isPasted: true });

describe('an amount as it is typed', () => {
  test('[LN-024] in English digits and one dot are taken, every other key is ignored', () => {
    expect(typed('en', '1a5,0$0.5-0')).toBe('1500.50');
  });

  test('[LN-025] in French a comma is taken as well as a dot, every other key is ignored', () => {
    expect(typed('fr', '1a5$00,5-0')).toBe('1500,50');
    expect(typed('fr', '1500.50')).toBe('1500.50');
    expect(typed('fr', '1.5.0')).toBe('1.50');
  });

  test('[LN-026 partly] a second separator is ignored', () => {
    expect(typed('fr', '12,5.0')).toBe('12,50');
    expect(typed('fr', '12,5,0')).toBe('12,50');
    expect(typed('fr', '12.5,0')).toBe('12.50');
    expect(typed('en', '12.5.0')).toBe('12.50');
  });

  test('[LN-027] a third decimal is ignored, wherever it is typed', () => {
    expect(taken('en', '12.345', '12.34').kept).toBe('12.34');
    expect(taken('en', '12.934', '12.34').kept).toBe('12.34');
    expect(taken('fr', '12,345', '12,34').kept).toBe('12,34');
    expect(taken('fr', '12.345', '12.34').kept).toBe('12.34');
  });

  test('a key that is ignored is said, a sign as what no amount has', () => {
    expect(taken('en', '1500,', '1500').note).toEqual({ key: 'money', left: ',' });
    expect(taken('fr', '1 ', '1')).toEqual({ kept: '1', note: null });
    expect(taken('en', '-', '').note).toEqual({ key: 'moneySign', left: '-' });
    expect(taken('fr', '5', '').note).toBeNull();
  });

  test('[LN-028] a separator at the end is dropped when the field is left', () => {
    expect(['12.', '12,', '12.5', '1,50,'].map(settledAmount)).toEqual(['12', '12', '12.5', '1,50,']);
  });
});

describe.each(['en', 'fr'] as const)('an amount that is pasted in %s', (language) => {
  test.each([
    ['250,00', '250.00'],
    ['1,500', '1500'],
    ['1 500,50', '1500.50'],
    ['1\u00a0500,50\u00a0$', '1500.50'],
    ['1\u202f500,50', '1500.50'],
    ['$1,500.50', '1500.50'],
    ['CA$ 1,500.5', '1500.5'],
    ['1.500,50 CAD', '1500.50'],
    ['1,234,567.89', '1234567.89'],
    ['0,50', '0.50'],
  ])('[LN-031] [QQ-032 partly] %s is meant as %s', (text, meant) => {
    const { kept, note } = pasted(language, text);
    expect(storedTripCost(kept)).toBe(meant);
    expect(note).toBeNull();
  });

  test.each(['-5', '−5', '(5)', '+5', '1.500', '1500,505', '1,50,0', '12 34', 'abc', '5 to 10', '0,500'])(
    '[LN-031 partly] %s is not guessed at: it stays as it is, and is no amount',
    (text) => {
      const { kept } = pasted(language, text);
      expect(storedTripCost(kept)).toBe(text);
      expect(amountIsUnclear(kept)).toBe(true);
    },
  );

  test('what a person means is what is kept, however it is written', () => {
    const groups = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
    const writings = [
      ['', ','],
      ['', '.'],
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ['\u00a0', ','],
      ['\u202f', '.'],
      ["'", '.'],
    ];
    const around = fc.constantFrom(['', ''], ['$', ''], ['$ ', ''], ['', ' $'], ['', ' CAD'], [' ', ' ']);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300_000_000 }),
        fc.constantFrom(...writings),
        around,
        (cents, [thousands = '', decimal = ''], [before = '', after = '']) => {
          const whole = String(Math.floor(cents / 100));
          const rest = String(cents % 100).padStart(2, '0');
          const { kept } = pasted(language, `${before}${groups(whole, thousands)}${decimal}${rest}${after}`);
          expect(Math.round(Number(storedTripCost(kept)) * 100)).toBe(cents);
        },
      ),
    );
  });

  test('nothing is ever multiplied: digits that stand behind the last mark as cents stay cents', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789., -$'), maxLength: 12 });
    fc.assert(
      fc.property(text, fc.constantFrom('.', ','), fc.stringMatching(/^\d{1,2}$/), (start, mark, cents) => {
        const kept = storedTripCost(pasted(language, `${start}${mark}${cents}`).kept);
        const isRead = !amountIsUnclear(kept);
        expect(!isRead || kept.endsWith(`.${cents}`)).toBe(true);
      }),
    );
  });
});

describe('an amount that nobody types', () => {
  const shown = (language: Language, held: string) => shownAmount(held, formatsOf(language).amount);

  test('[LN-029] shows grouping and two decimals by the language, and a comma before the cents is held as a point', () => {
    expect(shown('en', '1500.5')).toBe('1,500.50');
    expect(shown('fr', '1500.5')).toBe('1\u00a0500,50');
    expect([shown('en', '12'), shown('fr', '12')]).toEqual(['12.00', '12,00']);
    expect(shown('fr', '1500,5')).toBe('1\u00a0500,50');
    expect(['1500,5', '12,05', '7'].map(storedTripCost)).toEqual(['1500.5', '12.05', '7']);
  });

  test('is shown as it is where it is none', () => {
    expect(['', '.', '1,50,0', '-5'].map((held) => shown('en', held))).toEqual(['', '.', '1,50,0', '-5']);
    expect(shown('en', '9'.repeat(15))).toBe('999999999999999');
  });

  test('[QQ-032 partly] is typed with the comma of French again', () => {
    expect(typedAmount('1500.50', 'fr')).toBe('1500,50');
    expect(typedAmount('1500.50', 'en')).toBe('1500.50');
    expect(typedAmount('1,5.0', 'fr')).toBe('1,5.0');
  });

  test('no amount is read from a text without digits', () => {
    expect(['', '$', ','].map(readAmount)).toEqual([null, null, null]);
  });
});
