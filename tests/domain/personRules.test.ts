import { describe, expect, test } from 'vitest';
import { applyFormFor } from '#domain/apply/applicants.ts';
import { applicationForm, type ApplyForm } from '#domain/apply/applyForm.ts';
import { contactTexts } from '#domain/apply/personRules.ts';
import type { KeyIn } from '#domain/forms/form.types.ts';
import { applyYardstick } from '#domain/apply/applyIsComplete.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import { flowFacts, rows, travellersForm } from '../support/quote/forms.ts';
import { applyForm, entered, withApplicant } from '../support/sale/application.ts';
import { plansForm } from '../support/sale/plans.ts';

const two = travellersForm({ travellers: rows(40, 40) });
const family = travellersForm({ travellers: rows(40, 40, 8), familyPlans: 'true' });

function problemAt(key: KeyIn<typeof applicationForm>, form: ApplyForm, travellers: TravellersForm = two) {
  const plans = plansForm(['pax-1', 'pax-2'], { travellers });
  return applicationForm.problem(key, form, applyYardstick(flowFacts(), travellers, plans, 'en'));
}

describe('who is insured', () => {
  test.each(['firstName', 'lastName'] as const)(
    'the %s is asked of everybody who is insured, unless it is to follow',
    (field) => {
      const form = withApplicant(applyForm(two), 'pax-2', { [field]: ' ' });
      expect(problemAt(`${field}.pax-2`, form)).toBe('required');
      const following = entered(form, { key: 'nameToFollow.pax-2', value: true }, two);
      expect(following.travellers[1]).toMatchObject({ firstName: '', lastName: '', nameToFollow: true });
      expect(problemAt(`${field}.pax-2`, following)).toBeNull();
      const named = withApplicant(following, 'pax-2', { [field]: 'Luc' });
      expect(problemAt(`${field}.pax-2`, named)).toBe('nameNotAsked');
    },
  );

  test('[AP-011] the name of the primary never follows', () => {
    const form = entered(applyForm(two), { key: 'nameToFollow.pax-1', value: true }, two);
    expect(form.travellers[0]).toMatchObject({ firstName: 'Marie', nameToFollow: false });
    const forged = withApplicant(form, 'pax-1', { firstName: '', nameToFollow: true });
    expect(problemAt('firstName.pax-1', forged)).toBe('required');
    expect(applyFormFor(two, 'en', forged).travellers[0]?.nameToFollow).toBe(false);
  });

  test.each(['...', '’', 'Ma\u200brie', 'Marie\u0000', '\u0301'])('%j is no name', (firstName) => {
    const form = withApplicant(applyForm(two), 'pax-1', { firstName });
    expect(problemAt('firstName.pax-1', form)).toBe('nameInvalid');
  });

  test.each([
    ['H2X1Y4', 'QC', null],
    ['H2X1Y4', 'ON', 'postalCodeElsewhere'],
    ['K1A0B1', 'ON', null],
    ['X0A0H0', 'NU', null],
    ['X0A0H0', 'NT', 'postalCodeElsewhere'],
    ['X1A2N2', 'NT', null],
    ['D1A2N2', 'QC', 'postalCodeElsewhere'],
    ['H2X1Y4', '', null],
  ] as const)('the postal code %s in %j gives %s', (postalCode, province, problem) => {
    const own = { sameAsPrimary: false, postalCode, province };
    expect(problemAt('postalCode.pax-2', withApplicant(applyForm(two), 'pax-2', own))).toBe(problem);
  });

  test('the primary of travelling Canadians lives in the province of the quote, others may live elsewhere', () => {
    const elsewhere = { sameAsPrimary: false, province: 'ON' } as const;
    const primary = withApplicant(applyForm(two), 'pax-1', elsewhere);
    expect(problemAt('province.pax-1', primary)).toBe('provinceElsewhere');
    expect(problemAt('province.pax-2', withApplicant(applyForm(two), 'pax-2', elsewhere))).toBeNull();
    const visitors = travellersForm({ travellers: rows(40, 40), flowTravellerType: 'VISITOR_TO_CANADA' });
    expect(problemAt('province.pax-1', primary, visitors)).toBeNull();
  });

  test('[AP-004 partly] a dependent is related in one of the ways that the form offers', () => {
    const related = (relationship: string) =>
      problemAt('relationship.pax-2', withApplicant(applyForm(family), 'pax-2', { relationship }), family);
    expect(['SPOUSE', 'CHILD', 'GRANDCHILD', 'OTHER'].map(related)).toEqual([null, null, null, null]);
    expect(related('NEIGHBOUR')).toBe('relationshipInvalid');
  });

  test('an email takes ’ as the apostrophe that addresses have', () => {
    expect(contactTexts.email.taken('o’brien@mail.example.ca')).toBe("o'brien@mail.example.ca");
  });

  test('[AP-033 partly] who referred is written in characters that are seen', () => {
    expect(problemAt('referredBy', applyForm(two, { referredBy: 'a\u202efriend' }))).toBe('textInvalid');
    expect(problemAt('referredBy', applyForm(two, { referredBy: 'CAA #2' }))).toBeNull();
  });
});
