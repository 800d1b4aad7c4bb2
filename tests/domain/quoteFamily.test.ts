import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { familyGroupProblem } from '#domain/quote/familyRules.ts';
import { travellersProblems } from '../support/quote/travellersProblems.ts';
import { rows, travellersForm } from '../support/quote/forms.ts';

function problems(...ages: (number | string)[]) {
  const form = travellersForm({ familyPlans: 'true', travellers: rows(...ages) });
  return Object.fromEntries(travellersProblems(form));
}

describe('who makes a family: the decision table over the travellers besides the primary', () => {
  const table: [adults: number, children: number, verdict: string | null][] = [
    [0, 0, 'familyPlans'],
    [0, 1, 'familyRule'],
    [0, 2, null],
    [0, 11, null],
    [1, 0, 'familyRule'],
    [1, 1, null],
    [1, 2, null],
    [2, 0, 'familyRule'],
    [2, 1, null],
    [2, 9, null],
    [3, 0, 'familyRule'],
    [3, 1, 'familyRule'],
    [3, 8, 'familyRule'],
  ];

  test.each(table)(
    '[QQ-039] [QQ-042] [QQ-043] [QQ-044] %i adults and %i children give %s',
    (adults, children, verdict) => {
      const others = [...Array<number>(adults).fill(40), ...Array<number>(children).fill(10)];
      expect(familyGroupProblem([45, ...others])).toBe(verdict);
    },
  );

  test('[QQ-039] [QQ-042] [QQ-043] [QQ-044] any group is a family exactly by these rules', () => {
    const age = integer({ min: 0, max: 59 });
    assert(
      property(age, array(age, { minLength: 0, maxLength: 11 }), (primary, others) => {
        const adults = others.filter((other) => other >= 25).length;
        const children = others.filter((other) => other < 25).length;
        let verdict: string | null = null;
        if (adults > 2) verdict = 'familyRule';
        if (children === 0) verdict = 'familyRule';
        if (children === 1 && adults === 0) verdict = 'familyRule';
        if (others.length + 1 < 2) verdict = 'familyPlans';
        expect(familyGroupProblem([primary, ...others])).toBe(verdict);
      }),
    );
  });

  test('[QQ-045] 25 is an adult, 24 a child', () => {
    expect(problems(50, 25, 24)).toEqual({});
    expect(problems(50, 25, 25)).toEqual({ familyPlans: 'familyRule' });
    expect(problems(50, 24, 24)).toEqual({});
  });
});

describe('the form of a family', () => {
  test('[QQ-039] one traveller is no family', () => {
    expect(problems(40)).toEqual({ familyPlans: 'familyPlans' });
  });

  test('[QQ-040] a traveller of 60 is too old for a family plan, one of 59 is not', () => {
    expect(problems(59, 40, 10)).toEqual({});
    expect(problems(60, 40, 10)).toEqual({ 'age.pax-1': 'familyMaxAge' });
    expect(problems(60, 60, 10)).toEqual({ 'age.pax-1': 'familyMaxAge', 'age.pax-2': 'familyMaxAge' });
  });

  test('[QQ-041] nobody is older than the primary, the same age is accepted', () => {
    expect(problems(40, 40, 10)).toEqual({});
    expect(problems(40, 41, 10)).toEqual({ 'age.pax-2': 'familyPrimaryMaxAge' });
  });

  test('[QQ-038] nothing of this is asked while family plans are off', () => {
    const form = travellersForm({ familyPlans: 'false', travellers: rows(20, 70) });
    expect(travellersProblems(form)).toEqual([]);
    const alone = travellersForm({ familyPlans: 'false', travellers: rows(40) });
    expect(travellersProblems(alone)).toEqual([]);
  });

  test('[QQ-038] an age concerns its row alone while family plans are off, and the whole family while they are on', () => {
    const alone = travellersForm({ familyPlans: 'false', travellers: rows(121, 122, 10) });
    expect(travellersProblems(alone)).toEqual([
      ['age.pax-1', 'ageGt'],
      ['age.pax-2', 'ageGt'],
    ]);
    expect(problems(39, 40, 10)).toEqual({ 'age.pax-2': 'familyPrimaryMaxAge' });
    expect(problems(40, 40, 61)).toEqual({
      'age.pax-3': 'familyMaxAge',
      familyPlans: 'familyRule',
    });
  });

  test('as long as an age is missing, the composition is not judged', () => {
    expect(problems(40, '')).toEqual({ 'age.pax-2': 'required' });
    expect(problems(40, 'x', 30)).toEqual({ 'age.pax-2': 'ageInvalid' });
  });
});
