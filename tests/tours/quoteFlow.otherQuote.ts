import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { emitFrom, fail, send, settle, wait } from '../support/tours/stimuli.ts';
import type { StimulusOptions } from '../support/tours/types.ts';

const fresh = { draftId: null, step: 'TRAVELLER_DETAILS' };
const earlier = { quoteNumber: 'Q-100123', draftId: 'draft-1' };
const isWanted = ({ context }: AnyMachineSnapshot) => context.other !== null;
/** One of the forms stands for all that are left alike, the payment for itself. */
const beginsAt = (snapshot: AnyMachineSnapshot) =>
  !isWanted(snapshot) &&
  snapshot.context.earlier === null &&
  snapshot.context.changing === null &&
  !['enteringTrip', 'selectingPlans', 'applying', 'choosingStep'].includes(String(snapshot.value));

/** A new quote begins, and the way leads back to the one that was left. */
export const otherQuoteStimuli = [
  send(
    'thePersonBeginsANewQuote',
    { type: 'person.beginQuote' },
    {
      when: beginsAt,
      claims: [
        {
          where: (_, before) => before.value !== 'confirmed',
          check: ({ context }) => expect(context.other).toEqual(fresh),
        },
        {
          where: (_, before) => before.value === 'enteringTravellers',
          check: (_, seen) =>
            expect(seen.received('quickQuote').at(-1)).toEqual({
              type: 'parent.leave',
              towards: 'TRAVELLER_DETAILS',
            }),
        },
        {
          where: (_, before) => before.value === 'confirmed',
          check: ({ value, context }) =>
            expect([value, context.wantedStep]).toEqual(['startingOver', 'TRAVELLER_DETAILS']),
        },
      ],
    },
  ),
  emitFrom(
    'thePaymentCannotBeLeft',
    'payment',
    { type: 'payment.stay' },
    {
      when: isWanted,
      check: ({ value, context }) =>
        expect([value, context.other, context.problem]).toEqual(['paying', null, 'draft.unsettled']),
    },
  ),
  settle(
    'whatAVisitorEnteredIsKept',
    'keepDraft',
    { quoteNumber: null, validUntil: null },
    {
      when: isWanted,
      claims: [
        {
          where: (_, { context }) => context.forms.travellers !== null && !context.isUnsettled,
          check: ({ value }) => expect(value).toBe('askingToBegin'),
        },
      ],
    },
  ),
  settle('theOtherQuoteIsTakenInHand', 'takeInHand', earlier.draftId, {
    claims: [
      { check: ({ value, context }) => expect([value, context.other]).toEqual(['restoring', null]) },
      {
        where: (_, { context }) => context.earlier?.quoteNumber === earlier.quoteNumber,
        check: ({ context }) => expect(context.earlier).toMatchObject(earlier),
      },
    ],
  }),
  fail('theOtherQuoteIsNotTakenInHand', 'takeInHand', new Error('down'), {
    check: ({ value, context }) => expect([value, context.other]).toEqual(['restoring', null]),
  }),
  send(
    'thePersonReturnsToTheEarlierQuote',
    { type: 'person.returnToEarlier' },
    {
      when: ({ value, context }) =>
        value === 'enteringTravellers' && context.earlier !== null && context.other === null,
      check: ({ context }) => expect(context.other).toEqual(context.earlier),
    },
  ),
  send(
    'thePersonLetsTheQuoteGo',
    { type: 'person.confirmNewQuote' },
    { check: ({ value }) => expect(value).toBe('startingOver') },
  ),
  send(
    'thePersonKeepsTheQuote',
    { type: 'person.keepQuote' },
    {
      check: ({ context }, _, before) => {
        expect(context.other).toBeNull();
        expect(context.step).toBe(before.context.step);
        expect(context.forms).toEqual(before.context.forms);
      },
    },
  ),
];

const held = { quoteNumber: 'Q-100123', validUntil: '2026-12-20' };
/** The step opens again or the next one does; no other quote is taken in hand. */
const staysUnkept: StimulusOptions = {
  check: ({ context }, _, before) => {
    expect(context.problem).toBe(before.context.other === null ? 'draft.notKept' : 'draft.notLeft');
    expect(context.other).toBeNull();
    expect(context.forms).toEqual(before.context.forms);
  },
};

/** The draft is kept before a step, or the quote, is left. */
export const keepingStimuli = [
  settle('theDraftIsKept', 'keepDraft', held, {
    claims: [
      {
        where: (_, before) => before.context.other === null,
        check: ({ context }) => expect(context).toMatchObject({ problem: null, ...held }),
      },
      {
        where: ({ context }, before) => before.context.other !== null && context.record === null,
        check: ({ value, context }) =>
          expect([value, context.earlier?.quoteNumber]).toEqual(['takingOther', held.quoteNumber]),
      },
      {
        where: ({ context }, before) => before.context.other !== null && context.record !== null,
        check: ({ value }) => expect(value).toBe('startingOver'),
      },
    ],
  }),
  fail('theDraftCannotBeKept', 'keepDraft', new Error('down'), staysUnkept),
  wait('keepingTakesTooLong', 'keepingPatience', staysUnkept),
];
