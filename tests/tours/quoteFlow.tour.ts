import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import { completeForms, policyRecord, purchaseAnswer, purchaseId } from '../support/quote/flow.ts';
import { flowFacts, travellersForm, tripForm } from '../support/quote/forms.ts';
import { applyForm } from '../support/sale/application.ts';
import { plansForm } from '../support/sale/plans.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import { keepingStimuli, otherQuoteStimuli } from './quoteFlow.otherQuote.ts';
import { quoteFlowHolds } from './quoteFlow.holds.ts';

const facts = flowFacts();
const down = new Error('down');
const travellers = travellersForm();
const other = travellersForm({ travellers: [{ id: 'pax-1', age: '41', tripCost: '1200.50' }] });
const payment = { purchaseId, method: 'CREDIT_CARD', cardHolderName: '' } as const;
const inFrench = { type: 'parent.chooseLanguage', language: 'fr' } as const;
const nothingKnown = { travellers: null, trip: null, plans: null, apply: null, payment: null };
const stands = (step: string) => (snapshot: AnyMachineSnapshot) => snapshot.context.step === step;
const known = ({ travellers: who, trip, plans, apply, payment: paid }: FlowForms) => [
  who?.province,
  who?.travellers[0]?.age,
  trip !== null,
  plans?.chosen.length,
  apply?.travellers[0]?.email,
  paid?.purchaseId,
];

const leftAt = (step: string) => ({ draftId: null, step, isUnsettled: false });
/** Deep link to payment; whatever a step answers, the step that opens is the wanted one or the first incomplete one. */
export const quoteFlowTour = defineTour({
  machine: quoteFlowMachine,
  input: { facts, wantedStep: 'PAYMENT', language: 'en', beginsNew: false },
  otherInputs: {
    'a new quote': { facts, wantedStep: 'TRAVELLER_DETAILS', language: 'en', beginsNew: true },
  },
  switches: 1,
  length: 18,
  fingerprint: ({ context }) => [
    known(context.forms),
    context.wantedStep,
    context.record !== null,
    context.changing,
    context.other === null ? null : context.other.draftId,
    context.quoteNumber !== null && context.other !== null,
    context.isUnsettled,
    context.earlier !== null,
  ],
  stimuli: [
    settle('noDraftIsFound', 'readDraft', null, {
      claims: [
        {
          where: (_, { context }) => context.other === null && context.wantedStep !== 'TRAVELLER_DETAILS',
          check: ({ context }) => expect(context.problem).toBe('draft.notHere'),
        },
        {
          where: (_, before) => before.context.wantedStep === 'TRAVELLER_DETAILS',
          check: ({ context }) => expect(context.problem).toBeNull(),
        },
      ],
    }),
    settle(
      'aFinishedDraftIsFound',
      'readDraft',
      { step: 'PAYMENT', forms: completeForms(), quoteNumber: 'Q-100122' },
      {
        check: ({ context }, _, before) =>
          expect(context[before.context.other === null ? 'quoteNumber' : 'earlier']).toEqual(
            before.context.other === null ? 'Q-100122' : { ...leftAt('PAYMENT'), quoteNumber: 'Q-100122' },
          ),
      },
    ),
    settle('aDraftWithAPurchaseIsFound', 'readDraft', { step: 'PAYMENT', forms: completeForms({ payment }) }),
    settle('aDraftOfAnotherShapeIsFound', 'readDraft', 'unreadable', {
      check: ({ context }) => expect(context.problem).toBe('draft.notRestored'),
    }),
    settle('aPaymentOfTheDraftGoesOn', 'readDraft', 'paymentSent', {
      where: ({ value }) => value !== 'takingOther',
      check: ({ context }) => expect(context.problem).toBe('draft.paymentSent'),
    }),
    fail('theDraftCannotBeRead', 'readDraft', down, {
      check: ({ context }, _, before) => {
        expect(context.forms).toEqual(before.context.forms);
        expect(context.problem).toBe('unknown');
      },
    }),
    send('thePersonTriesTheDraftAgain', { type: 'person.retryDraft' }),
    settle('thePurchaseIsConfirmed', 'readPurchase', purchaseAnswer('confirmed')),
    settle('thePurchaseIsBeingChecked', 'readPurchase', purchaseAnswer('checking'), {
      check: ({ context }) => expect(context.step).toBe('PAYMENT'),
    }),
    settle('thePurchaseIsOnlyPrepared', 'readPurchase', purchaseAnswer('prepared')),
    fail('thePurchaseCannotBeRead', 'readPurchase', down),
    settle('theStepComes', 'fetchStep', undefined),
    fail('theStepDoesNotCome', 'fetchStep', down, {
      check: ({ context }, _, before) => expect(context.forms).toEqual(before.context.forms),
    }),
    send('thePersonTriesTheStepAgain', { type: 'person.retryStep' }),
    send(
      'thePersonOpensTheFirstStep',
      { type: 'person.openStep', step: 'TRAVELLER_DETAILS' },
      {
        when: ({ context }) => context.step !== 'TRAVELLER_DETAILS' || context.wantedStep === 'TRIP_DETAILS',
      },
    ),
    send(
      'thePersonOpensPayment',
      { type: 'person.openStep', step: 'PAYMENT' },
      {
        claims: [
          {
            where: (_, before) => before.value === 'enteringTravellers',
            check: (_, seen) =>
              expect(seen.received('quickQuote').at(-1)).toEqual({
                type: 'parent.leave',
                towards: 'PAYMENT',
              }),
          },
          {
            where: (_, before) => before.value !== 'enteringTravellers',
            check: ({ context }) => expect(context.wantedStep).toBe('PAYMENT'),
          },
        ],
        when: stands('TRAVELLER_DETAILS'),
      },
    ),
    send(
      'thePersonOpensTheSummary',
      { type: 'person.openStep', step: 'QUOTE_DETAILS' },
      {
        check: ({ context }) => expect(context.wantedStep).toBe('QUOTE_DETAILS'),
        when: ({ value, context }) => value === 'restoring' && context.wantedStep === 'PAYMENT',
      },
    ),
    settle(
      'theTravellersAreEntered',
      'quickQuote',
      { form: travellers, towards: 'next', posts: true },
      {
        claims: [
          {
            requirements: ['QQ-011 partly'],
            check: ({ context }, seen) => {
              const payload = toQuoteBody({ travellers, trip: context.forms.trip, facts: context.facts });
              expect(seen.received('quoteSync').at(-1)).toEqual({
                type: 'parent.sync',
                quote: { payload, form: travellers },
              });
            },
          },
          {
            requirements: ['QS-007 partly'],
            where: (_, before) => before.context.changing !== null,
            check: ({ context }) => expect(context.wantedStep).toBe('QUOTE_DETAILS'),
          },
        ],
      },
    ),
    settle(
      'anotherAgeIsEntered',
      'quickQuote',
      { form: other, towards: 'next', posts: true },
      {
        requirements: ['QS-007 partly'],
        check: ({ context }) => expect(context.forms.plans?.chosen ?? []).toEqual([]),
      },
    ),
    settle(
      'theTravellersAreLeftIncomplete',
      'quickQuote',
      { form: travellersForm({ province: '' }), towards: 'PAYMENT', posts: false },
      {
        requirements: ['QF-031 partly'],
        check: ({ context }, seen) => {
          expect(context.forms.travellers?.province).toBe('');
          expect(seen.inputs('keepDraft').at(-1)).toMatchObject({ step: 'TRAVELLER_DETAILS' });
        },
      },
    ),
    settle('theTripIsEntered', 'tripDetails', { form: tripForm(), towards: 'next' }),
    settle('theTripIsLeftBackwards', 'tripDetails', { form: tripForm(), towards: 'back' }),
    settle('thePlansAreChosen', 'planSelection', { form: plansForm(), towards: 'next' }),
    settle('thePlansAreLeftForTheTravellers', 'planSelection', {
      form: plansForm([]),
      towards: 'TRAVELLER_DETAILS',
    }),
    send(
      'thePersonChangesTheReturnDate',
      { type: 'person.openStep', step: 'TRAVELLER_DETAILS', field: 'returnDate' },
      {
        requirements: ['QS-007 partly'],
        check: ({ context }) => expect(context.changing).toBe('returnDate'),
        when: ({ value }) => value === 'reviewingQuote',
      },
    ),
    send(
      'thePersonContinuesFromTheSummary',
      { type: 'person.continue' },
      { check: ({ context }) => expect(context.wantedStep).toBe('CONTACT_DETAILS') },
    ),
    send(
      'thePersonGoesBackFromTheSummary',
      { type: 'person.goBack' },
      { check: ({ context }) => expect(context.wantedStep).toBe('SELECT_PLAN') },
    ),
    settle('theApplicationIsFilledIn', 'apply', {
      form: applyForm(),
      towards: 'next',
      travellers: null,
      plans: null,
    }),
    settle(
      'theApplicationTellsAnotherAge',
      'apply',
      { form: applyForm(), towards: 'SELECT_PLAN', travellers: other, plans: null },
      {
        requirements: ['AP-035'],
        check: ({ context }) => {
          expect(context.forms.travellers?.travellers[0]?.age).toBe('41');
          expect(context.forms.plans?.chosen).toEqual([]);
        },
      },
    ),
    settle(
      'thePaymentIsLeftBackwards',
      'payment',
      {
        form: { ...payment, purchaseId: null },
        individualPayment: 'true',
        towards: 'back',
        outcome: { kind: 'left' },
      },
      {
        requirements: ['PS-077 partly', 'PY-041 partly'],
        check: ({ context }) => expect(context.forms.plans?.plans.individualPayment).toBe('true'),
      },
    ),
    settle(
      'thePolicyIsIssued',
      'payment',
      {
        form: payment,
        individualPayment: 'false',
        towards: 'next',
        outcome: { kind: 'confirmed', record: policyRecord, paidCents: 9000 },
      },
      { check: ({ context }) => expect(context.forms.payment).toEqual(payment) },
    ),
    ...keepingStimuli,
    send(
      'thePersonStartsOver',
      { type: 'person.startOver' },
      {
        check: ({ value, context }, _, before) => {
          expect(value).toBe(before.value === 'draftUnavailable' ? 'enteringTravellers' : 'startingOver');
          expect(context.wantedStep).toBe(
            before.value === 'confirmed' ? 'TRAVELLER_DETAILS' : before.context.wantedStep,
          );
        },
      },
    ),
    settle('theDraftIsClosed', 'closeDraft', undefined, {
      requirements: ['PS-095'],
      check: ({ context }) => expect(context.forms).toEqual(nothingKnown),
    }),
    fail('theDraftCannotBeClosed', 'closeDraft', down, {
      check: ({ context }) => expect(context.forms).toEqual(nothingKnown),
    }),
    emitFrom(
      'theConnectionReturns',
      'hearConnection',
      { type: 'connection.return' },
      {
        check: (after, _, before) => {
          expect(after.value).toBe(before.value === 'draftUnavailable' ? 'restoring' : 'fetchingStep');
          expect(after.context.forms).toEqual(before.context.forms);
        },
      },
    ),
    emitFrom(
      'theKeeperAsksToReadTheDraftAgain',
      'draftKeeper',
      { type: 'draftKeeper.reread' },
      {
        check: (after, _, before) => {
          expect(after.value).toBe('restoring');
          expect(after.context.wantedStep).toBe(before.context.step);
        },
        when: stands('CONTACT_DETAILS'),
      },
    ),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession', today: '2026-11-21' },
      {
        claims: [
          {
            requirements: ['SI-039', 'QF-043 partly'],
            check: ({ context }, seen) => {
              expect(seen.received('draftKeeper').at(-1)).toEqual({ type: 'parent.retrySaving' });
              expect(context.facts.today).toBe('2026-11-21');
            },
          },
          {
            where: ({ value }) => value === 'enteringTravellers',
            check: (_, seen) =>
              expect(seen.received('quickQuote').at(-1)).toEqual({
                type: 'parent.turnDay',
                today: '2026-11-21',
              }),
          },
        ],
        when: (snapshot) => stands('CONTACT_DETAILS')(snapshot) || stands('TRAVELLER_DETAILS')(snapshot),
      },
    ),
    send('thePersonChoosesFrench', inFrench, {
      claims: [
        { check: ({ context }) => expect(context.language).toBe('fr') },
        {
          where: ({ value }) => value === 'applying',
          check: (_, seen) => expect(seen.received('apply').at(-1)).toEqual(inFrench),
        },
        {
          where: ({ value }) => value === 'paying',
          check: (_, seen) => expect(seen.received('payment').at(-1)).toEqual(inFrench),
        },
      ],
      when: ({ context }) => context.step === 'CONTACT_DETAILS' || context.step === 'PAYMENT',
    }),
    ...otherQuoteStimuli,
  ],
  holds: quoteFlowHolds,
});
