import { expect, test } from 'vitest';
import { findTheSame, planQueryOf, planSearchOf } from '#domain/resources/planQuery.ts';
import { plansCompared } from '#domain/resources/plansCompared.ts';
import type { ListedPlan } from '#domain/calls/catalogue/listPlans.ts';

const first = { planClass: null, page: 1, compared: [] };

test('an address without a query shows the first page of all plans', () => {
  expect(planQueryOf('')).toEqual(first);
  expect(planSearchOf(first)).toBe('');
});

test('an address holds the class, the page and the compared plans, and is written as it was read', () => {
  const search = '?planClass=YT&page=12&compare=P_2&compare=P1';
  const query = { planClass: 'YT', page: 12, compared: ['P_2', 'P1'] } as const;
  expect(planQueryOf(search)).toEqual(query);
  expect(planSearchOf(query)).toBe(search);
  expect(planSearchOf({ ...first, planClass: 'TC' })).toBe('?planClass=TC');
  expect(planSearchOf({ ...first, page: 2 })).toBe('?page=2');
});

test.each(['0', '01', '-1', '1.5', '1x', 'x1', '1000000', ''])('a page %j is the first one', (page) => {
  expect(planQueryOf(`?page=${page}`)).toEqual(first);
});

test.each([1, 9, 10, 999_999])('page %d is a page', (page) => {
  expect(planQueryOf(`?page=${page}`).page).toBe(page);
});

test('an unknown class asks for plans of every class', () => {
  expect(planQueryOf('?planClass=NOTHING').planClass).toBeNull();
});

test.each(['a1', 'A', 'PLAN-1', 'xPLAN', 'PLANx', 'A'.repeat(21), ''])('%j is no plan to compare', (code) => {
  expect(planQueryOf(`?compare=${code}`).compared).toEqual([]);
});

test('three plans at most are compared, each once', () => {
  const search = '?compare=A1&compare=A1&compare=B2&compare=C3&compare=D4';
  expect(planQueryOf(search).compared).toEqual(['A1', 'B2', 'C3']);
  expect(planQueryOf(`?compare=${'A'.repeat(20)}`).compared).toEqual(['A'.repeat(20)]);
});

test('the same plans are found by the same class and page, whatever is compared', () => {
  expect(findTheSame(first, { ...first, compared: ['A1'] })).toBe(true);
  expect(findTheSame(first, { ...first, page: 2 })).toBe(false);
  expect(findTheSame(first, { ...first, planClass: 'TC' })).toBe(false);
  expect(findTheSame(first, { planClass: 'TC', page: 2, compared: [] })).toBe(false);
});

test('compared plans stand in the order in which they were chosen, as far as they were read', () => {
  const plan = (code: string) => ({ code }) as ListedPlan;
  const page = { compared: [plan('A1')], rows: [plan('B2'), plan('C3')] } as unknown as NonNullable<
    Parameters<typeof plansCompared>[0]['page']
  >;
  const query = { ...first, compared: ['C3', 'X9', 'A1'] };
  expect(plansCompared({ page, query })).toEqual([{ code: 'C3' }, { code: 'A1' }]);
  expect(plansCompared({ page: null, query })).toEqual([]);
});
