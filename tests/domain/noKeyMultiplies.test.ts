import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storedTripCost } from '#domain/quote/travellerRules.ts';
import { amountIsUnclear, amountMask, heldAmount, twoAmounts } from '#domain/typing/amount.ts';
import { digitsMask, wholeDollarsMask } from '#domain/typing/masks.ts';
import type { Mask, Taken } from '#domain/typing/taken.ts';

const change = (mask: Mask, text: string, { kept: before, typed }: Taken): Taken =>
  mask(text, { before, isPasted: false, typed });
const opening = (kept: string): Taken => ({ kept, note: null });
const typedIn = (mask: Mask, keys: string) =>
  [...keys].reduce((taken, key) => change(mask, taken.kept + key, taken), opening(''));
const held = (mask: Mask, keys: string) => storedTripCost(heldAmount(typedIn(mask, keys)));
const withoutOne = ({ kept }: Taken, at: number) => kept.slice(0, at) + kept.slice(at + 1);

const [en, fr] = [amountMask('en'), amountMask('fr')];
const [dollarsEn, dollarsFr] = [wholeDollarsMask(5, 'en'), wholeDollarsMask(5, 'fr')];
const days = digitsMask(3);

test.each([
  ['an English amount', en, '1500.00', '1500.00'],
  ['an English amount', en, '1,500', '1500'],
  ['an English amount', en, '1,234,567.89', '1234567.89'],
  ['an English amount', en, '12,.5', '12.5'],
  ['an English amount', en, '250,', '250'],
  ['an English amount', en, '250,0', '250 0'],
  ['an English amount', en, '250,00', '250 00'],
  ['an English amount', en, '250,0000', '250 0000'],
  ['an English amount', en, ',50', '0 50'],
  ['a French amount', fr, '250,00', '250.00'],
  ['English dollars', dollarsEn, '1,500', '1500'],
  ['English dollars', dollarsEn, '1,500.00', '1500'],
  ['English dollars', dollarsEn, '150.75', '150'],
  ['English dollars', dollarsEn, '250,00', '250 00'],
  ['French dollars', dollarsFr, '150,75', '150'],
  ['French dollars', dollarsFr, '150.75', '150'],
  ['days', days, '1.5', '1'],
  ['days', days, '10,5', '10'],
])('in %s the keys %s are held as %s', (_, mask, keys, amount) => {
  expect(held(mask, keys)).toBe(amount);
});

test('of an amount whose comma was left out both meanings are known, and it is none until one is chosen', () => {
  expect(twoAmounts('250 00')).toEqual(['250.00', '25000']);
  expect(twoAmounts('1 500 5')).toEqual(['1500.50', '15005']);
  expect(twoAmounts('0 50')).toEqual(['0.50', '50']);
  expect(['250', '250.00', '250 000', '250 0.5', '-5 00', 'a 5'].map(twoAmounts)).toEqual(
    Array<null>(6).fill(null),
  );
  expect(amountIsUnclear('250 00')).toBe(true);
});

test('an amount that has cents is edited with them in whole dollars, too', () => {
  const cost = opening('900.55');
  expect(change(dollarsEn, '900.5', cost).kept).toBe('900.5');
  expect(change(dollarsEn, '1900.55', cost).kept).toBe('1900.55');
  expect(change(dollarsEn, '119900.55', opening('19900.55')).kept).toBe('19900.55');
  expect(change(dollarsEn, '90055', cost)).toMatchObject({ kept: '900', note: { key: 'money', left: '55' } });
  expect(change(en, '5', opening('900.55')).kept).toBe('5');
  expect(change(days, '3.65', opening('365')).kept).toBe('365');
});

describe('no key multiplies what was typed', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789., $a'), maxLength: 10 });
  const masks: [string, Mask, RegExp][] = [
    ['English amounts', en, /[.]/],
    ['French amounts', fr, /[.,]/],
    ['English dollars', dollarsEn, /[.]/],
    ['French dollars', dollarsFr, /[.,]/],
    ['days', days, /[.,]/],
  ];
  /** More than the dollars that stand before the first decimal sign; a comma before one or two digits is one, too. */
  const most = (text: string, decimal: RegExp) => {
    const [whole = ''] = text.split(decimal);
    const [first = '', ...groups] = whole
      .replace(/[^\d,]/g, '')
      .replace(/,+/g, ',')
      .replace(/,$/, '')
      .split(',');
    const isGrouped = groups.every((group) => group.length >= 3) && (groups.length === 0 || first !== '');
    return Number(isGrouped ? first + groups.join('') : first) + 1;
  };

  /** Five digits are the most that whole dollars have room for; one more is ignored, and counts for no group. */
  const fits = (text: string) => text.replace(/\D/g, '').length <= 5;

  test.each(masks)('of %s, key by key', (_, mask, decimal) => {
    fc.assert(
      fc.property(keys.filter(fits), (text) => {
        const amount = held(mask, text);
        expect(amountIsUnclear(amount) || Number(`0${amount}`) < most(text, decimal)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each(masks)('of %s, and no character that is taken away makes dollars of cents', (_, mask) => {
    fc.assert(
      fc.property(keys, fc.nat(9), (text, at) => {
        const taken = typedIn(mask, text);
        const [before, after] = [taken, change(mask, withoutOne(taken, at), taken)].map((one) =>
          Math.floor(Number(`0${storedTripCost(one.kept)}`)),
        );
        expect(after).toBeLessThanOrEqual(before ?? 0);
      }),
      { numRuns: 500 },
    );
  });
});
