import { describe, expect, test } from 'vitest';
import { coverageInsured } from '#domain/plans/coverageInsured.ts';
import { coverageIsLowForSuperVisa, shortForSuperVisa } from '#domain/quote/superVisa.ts';
import { travellersForm, tripForm } from '../support/quote/forms.ts';

const visit = (changes: Parameters<typeof travellersForm>[0] = {}) =>
  travellersForm({ flowTravellerType: 'VISITOR_TO_CANADA', departureDate: '2026-12-01', ...changes });
const forSuperVisa = tripForm({ isSuperVisa: 'true' });
const option = (value: number) => ({ label: String(value), value, isDisabled: false });

describe('what a super visa needs', () => {
  test('365 days: a shorter trip is told its days and the return that would pass', () => {
    expect(shortForSuperVisa(visit({ returnDate: '2027-01-09' }), forSuperVisa)).toEqual({
      days: 40,
      returnDate: '2027-11-30',
    });
    expect(shortForSuperVisa(visit({ returnDate: '2027-11-29' }), forSuperVisa)?.days).toBe(364);
    expect(shortForSuperVisa(visit({ returnDate: '2027-11-30' }), forSuperVisa)).toBeNull();
  });

  test('nothing of a trip that is for none, of a Canadian, or without dates', () => {
    const returnDate = '2027-01-09';
    expect(shortForSuperVisa(visit({ returnDate }), tripForm({ isSuperVisa: 'false' }))).toBeNull();
    expect(shortForSuperVisa(visit({ returnDate }), null)).toBeNull();
    expect(shortForSuperVisa(travellersForm(), forSuperVisa)).toBeNull();
    expect(shortForSuperVisa(visit({ returnDate: '' }), forSuperVisa)).toBeNull();
    expect(shortForSuperVisa(visit({ departureDate: '', returnDate }), forSuperVisa)).toBeNull();
  });

  test('$100,000 of coverage', () => {
    expect(coverageIsLowForSuperVisa(99_999)).toBe(true);
    expect(coverageIsLowForSuperVisa(100_000)).toBe(false);
  });
});

describe('the coverage amount that a card insures', () => {
  const lists = { default: [option(100_000), option(150_000)], superVisaNo: [option(25_000)] };
  const visitor = { flowTravellerType: 'VISITOR_TO_CANADA', superVisa: false } as const;

  test('is the chosen one where it is chosen, and none until then', () => {
    const offered = { coverageAmounts: lists.default };
    expect(coverageInsured(offered, { coverageAmount: '150000' }, lists, visitor)).toBe(150_000);
    expect(coverageInsured(offered, { coverageAmount: '' }, lists, visitor)).toBeNull();
  });

  test('is the first on offer where none is chosen, which is what the price is for', () => {
    const unasked = { coverageAmounts: [] };
    expect(coverageInsured(unasked, { coverageAmount: '' }, lists, visitor)).toBe(25_000);
    expect(coverageInsured(unasked, { coverageAmount: '' }, lists, { ...visitor, superVisa: true })).toBe(
      100_000,
    );
    const none = { default: [], superVisaNo: [] };
    expect(coverageInsured(unasked, { coverageAmount: '' }, none, visitor)).toBeNull();
  });
});
