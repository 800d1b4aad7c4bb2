import { expect } from 'vitest';
import { stepKeys } from '#domain/flow/steps.ts';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { policyRecord, purchaseId } from '../support/quote/flow.ts';
import { flowFacts, rows } from '../support/quote/forms.ts';
import type { TourDefinition } from '../support/tours/types.ts';

/** Of the day on which the step was opened. */
const openingFacts = () => ({ ...flowFacts(), today: expect.any(String) });

/** What must be true in each state of the quote flow. */
export const quoteFlowHolds: TourDefinition<typeof quoteFlowMachine, string>['holds'] = {
  restoring: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
  draftUnavailable: (snapshot) => {
    expect(snapshot.can({ type: 'person.retryDraft' })).toBe(true);
    expect(snapshot.can({ type: 'person.startOver' })).toBe(true);
  },
  readingPurchase: (_, seen) => expect(seen.inputs('readPurchase').at(-1)).toEqual({ purchaseId }),
  choosingStep: {
    requirements: ['QF-031 partly'],
    check: ({ context }) =>
      expect(stepKeys.indexOf(context.step)).toBeLessThanOrEqual(
        Math.max(stepKeys.indexOf(context.wantedStep), context.record ? 6 : 0),
      ),
  },
  fetchingStep: ({ context }, seen) => {
    expect(context.step).not.toBe('TRAVELLER_DETAILS');
    expect(seen.inputs('fetchStep').at(-1)).toEqual({ step: context.step });
  },
  stepUnavailable: (snapshot) => {
    expect(snapshot.can({ type: 'person.retryStep' })).toBe(true);
    expect(snapshot.can({ type: 'person.openStep', step: 'TRAVELLER_DETAILS' })).toBe(true);
  },
  enteringTravellers: ({ context }, seen) =>
    expect(seen.inputs('quickQuote').at(-1)).toEqual({
      form: context.forms.travellers,
      facts: openingFacts(),
    }),
  enteringTrip: ({ context }, seen) => {
    expect(context.forms.travellers).not.toBeNull();
    expect(seen.inputs('tripDetails').at(-1)).toMatchObject({ form: context.forms.trip });
  },
  selectingPlans: ({ context }, seen) =>
    expect(seen.inputs('planSelection').at(-1)).toMatchObject({
      trip: context.forms.trip,
      applicationDate: context.forms.apply && context.facts.today,
    }),
  reviewingQuote: [
    {
      check: (snapshot, seen) => {
        expect(snapshot.can({ type: 'person.openStep', step: 'QUOTE_DETAILS' })).toBe(false);
        expect(seen.inputs('policyPdf')).not.toEqual([]);
      },
    },
    {
      requirements: ['QS-006 partly'],
      check: ({ context }) => {
        const priced = context.forms.plans?.chosen.filter(({ premiumTotalCents }) => premiumTotalCents > 0);
        expect(priced?.map(({ paxId }) => paxId)).toEqual(rows(40).map(({ id }) => id));
      },
    },
    { check: ({ context }) => expect(context.changing).toBeNull() },
  ],
  applying: ({ context }, seen) =>
    expect(seen.inputs('apply').at(-1)).toMatchObject({ plans: context.forms.plans, facts: openingFacts() }),
  paying: [
    {
      check: ({ context }, seen) =>
        expect(seen.inputs('payment').at(-1)).toMatchObject({ order: { apply: context.forms.apply } }),
    },
    { requirements: ['CP-005'], check: ({ context }) => expect(context.record).toBeNull() },
  ],
  leaving: ({ context }, seen) =>
    expect(seen.inputs('keepDraft').at(-1)).toMatchObject({ forms: context.forms }),
  leavingQuote: ({ context }) => expect(context.other).not.toBeNull(),
  takingOther: ({ context }, seen) => {
    expect(seen.inputs('takeInHand').at(-1)).toEqual({ draftId: context.other?.draftId });
    expect(context.forms.travellers).toBeNull();
  },
  askingToBegin: ({ context }) => {
    expect(context.quoteNumber).toBeNull();
    expect(context.forms.travellers).not.toBeNull();
  },
  confirmed: [
    { requirements: ['CP-004'], check: ({ context }) => expect(context.record).toEqual(policyRecord) },
    {
      requirements: ['CP-038 partly'],
      check: (snapshot) => {
        expect(snapshot.context.step).toBe('CONFIRMATION');
        for (const step of stepKeys) expect(snapshot.can({ type: 'person.openStep', step })).toBe(false);
      },
    },
  ],
  startingOver: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
};
