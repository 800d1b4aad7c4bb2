import { describe, expect, test } from 'vitest';
import { duplicateOf } from '#domain/heldQuotes/duplicateOf.ts';
import { heldQuoteFacts } from '#domain/heldQuotes/heldQuoteFacts.ts';
import { heldUntil, lastDayHeld } from '#domain/heldQuotes/priceHold.ts';
import { withoutPayment } from '#domain/heldQuotes/withoutPayment.ts';
import { type FlowDraft, noForms } from '#domain/flow/flowForms.ts';
import { completeForms } from '../support/quote/flow.ts';
import { lisbon, rows, travellersForm } from '../support/quote/forms.ts';
import { applicant, applyForm } from '../support/sale/application.ts';
import { plansForm } from '../support/sale/plans.ts';

const two = travellersForm({
  travellers: rows(40, 41),
  departureDate: '2026-12-01',
  destination: { text: 'Lis', chosen: lisbon },
});
const drafted = (changes: Partial<FlowDraft['forms']> = {}): FlowDraft => ({
  step: 'CONTACT_DETAILS',
  forms: completeForms({
    travellers: two,
    plans: plansForm(['pax-1', 'pax-2'], { travellers: two }),
    ...changes,
  }),
});

describe('what a held quote is listed by', () => {
  const named = (...names: [string, string][]) =>
    applyForm(two, {
      travellers: names.map(([firstName, lastName], at) =>
        applicant({ paxId: `pax-${at + 1}`, firstName, lastName }),
      ),
    });

  test('is its step, who travels, where and when', () => {
    expect(heldQuoteFacts(drafted({ apply: named(['Marie', 'Tremblay'], ['Luc', 'Roy']) }))).toEqual({
      step: 'CONTACT_DETAILS',
      travellerNames: 'Marie Tremblay, Luc Roy',
      travellerCount: 2,
      destination: { en: 'Lisbon, Portugal', fr: 'Lisbonne, Portugal' },
      departureDate: '2026-12-01',
    });
  });

  test('leaves out who has no name yet, and what is too long for a list', () => {
    const facts = heldQuoteFacts(drafted({ apply: named(['Marie', ''], ['', '']) }));
    expect(facts.travellerNames).toBe('Marie');
    const long = heldQuoteFacts(drafted({ apply: named(['A'.repeat(200), ''], ['B'.repeat(200), '']) }));
    expect(long.travellerNames).toHaveLength(300);
    const typed = { ...two, destination: { text: 'x'.repeat(130), chosen: null } };
    const { destination } = heldQuoteFacts(drafted({ travellers: typed }));
    expect(destination).toEqual({ en: 'x'.repeat(120), fr: 'x'.repeat(120) });
  });

  test('has no day that is none', () => {
    const undated = { ...two, departureDate: 'soon' };
    expect(heldQuoteFacts(drafted({ travellers: undated })).departureDate).toBeNull();
    expect(heldQuoteFacts({ step: 'TRAVELLER_DETAILS', forms: noForms })).toEqual({
      step: 'TRAVELLER_DETAILS',
      travellerNames: '',
      travellerCount: 0,
      destination: { en: '', fr: '' },
      departureDate: null,
    });
  });
});

describe('a quote that somebody else goes on with', () => {
  test.each([
    ['PAYMENT', 'CONTACT_DETAILS'],
    ['CONFIRMATION', 'CONTACT_DETAILS'],
    ['CONTACT_DETAILS', 'CONTACT_DETAILS'],
    ['SELECT_PLAN', 'SELECT_PLAN'],
  ] as const)('that stood at %s opens at %s, without the payment', (step, opened) => {
    const { forms } = drafted();
    expect(withoutPayment({ step, forms })).toEqual({ step: opened, forms: { ...forms, payment: null } });
  });

  test('as a copy has no answers about health either', () => {
    const plans = { ...plansForm(), questionnaires: [{ paxId: 'pax-1' }] as never };
    const copy = duplicateOf({ step: 'PAYMENT', forms: completeForms({ plans }) });
    expect(copy.step).toBe('CONTACT_DETAILS');
    expect(copy.forms.plans).toEqual({ ...plans, questionnaires: [] });
    expect(copy.forms.payment).toBeNull();
    expect(duplicateOf({ step: 'TRIP_DETAILS', forms: noForms })).toEqual({
      step: 'TRIP_DETAILS',
      forms: noForms,
    });
  });
});

test.each([
  ['at ten in the morning', '2027-03-01T15:00:00Z', '2027-04-01T04:00:00Z', '2027-03-31'],
  [
    'half an hour after midnight, before clocks go back',
    '2026-10-15T04:30:00Z',
    '2026-11-15T05:00:00Z',
    '2026-11-14',
  ],
  [
    'half an hour before midnight, before clocks go ahead',
    '2027-02-15T04:30:00Z',
    '2027-03-17T04:00:00Z',
    '2027-03-16',
  ],
])('a price that is made %s is held to the end of the thirtieth day after', (_, madeAt, until, lastDay) => {
  const ends = heldUntil(Date.parse(madeAt), 30);
  expect(ends).toEqual(new Date(until));
  expect(lastDayHeld(ends)).toBe(lastDay);
});

test('the last day of a price is one on the whole of which it is held', () => {
  expect(lastDayHeld(new Date('2026-12-25T04:59:59.999Z'))).toBe('2026-12-23');
  expect(lastDayHeld(new Date('2026-12-25T05:00:00Z'))).toBe('2026-12-24');
  expect(lastDayHeld(new Date('2026-12-25T15:00:00Z'))).toBe('2026-12-24');
});
