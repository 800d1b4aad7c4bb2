import { describe, expect, test } from 'vitest';
import { offsetOfPage, pageAt } from '#domain/paging.ts';
import { problemCodeOf, problemListOf, problemTextOf } from '#domain/problemCode.ts';
import { countryCodes } from '#domain/quote/countries.ts';
import { nonceIsOf, signInNonce } from '#domain/signInNonce.ts';
import { endsOf } from '#domain/tableFilter.ts';

describe('what a failed call carries', () => {
  test('is the code of its problem, or none', () => {
    expect(problemCodeOf({ code: 'premium.changed' })).toBe('premium.changed');
    for (const failure of [null, undefined, 'text', {}, { code: '' }, { code: 409 }]) {
      expect(problemCodeOf(failure), JSON.stringify(failure)).toBe('unknown');
    }
  });

  test('may be a text', () => {
    expect(problemTextOf({ body: { until: '2026-06-15' } }, 'until')).toBe('2026-06-15');
    expect(problemTextOf({ body: { until: '' } }, 'until')).toBe('');
    for (const failure of [null, {}, { body: null }, { body: {} }, { body: { until: 7 } }]) {
      expect(problemTextOf(failure, 'until'), JSON.stringify(failure)).toBeNull();
    }
  });

  test('may be a list, of which only texts are read', () => {
    expect(problemListOf({ body: { payers: ['1', 2, null, '3'] } }, 'payers')).toEqual(['1', '3']);
    for (const failure of [null, {}, { body: { payers: '1' } }, { body: { other: ['1'] } }]) {
      expect(problemListOf(failure, 'payers'), JSON.stringify(failure)).toEqual([]);
    }
  });
});

test('pages are counted from one, and begin at a multiple of their length', () => {
  expect([offsetOfPage(1, 10), offsetOfPage(3, 10), offsetOfPage(0, 10), offsetOfPage(-1, 5)]).toEqual([
    0, 20, 0, 0,
  ]);
  expect([pageAt(0, 10), pageAt(9, 10), pageAt(10, 10), pageAt(25, 10)]).toEqual([1, 1, 2, 3]);
});

test('the nonce of a sign-in is of one application', () => {
  expect(signInNonce('b2b', 'chance')).toBe('b2b.chance');
  expect([
    nonceIsOf('b2b', 'b2b.chance'),
    nonceIsOf('b2b', 'b2bx.chance'),
    nonceIsOf('b2c', 'b2b.chance'),
  ]).toEqual([true, false, false]);
  expect(nonceIsOf('b2b', 'x.b2b.')).toBe(false);
});

test('a range of days has two ends, which may have names of their own, and a text one', () => {
  expect(endsOf({ key: 'sold', kind: 'date' })).toEqual(['soldStart', 'soldEnd']);
  const ends = ['soldFrom', 'soldTo'] as const;
  expect(endsOf({ key: 'sold', kind: 'date', ends })).toEqual(['soldFrom', 'soldTo']);
  expect(endsOf({ key: 'name', kind: 'text' })).toEqual(['name']);
});

test('a buyer may live in any country of ISO 3166 that is listed, Canada first', () => {
  expect(countryCodes.slice(0, 3)).toEqual(['CA', 'AD', 'AE']);
  expect(countryCodes.at(-1)).toBe('ZW');
  expect(countryCodes).toHaveLength(215);
  expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});
