import {
  applyInput,
  ofQuote,
  openingOf,
  paidRecord,
  planSelectionInput,
  tripInput,
} from './quoteFlow.forms.ts';
import { confirmed } from './quoteFlow.confirmed.ts';
import {
  askingToBegin,
  draftUnavailable,
  leaving,
  leavingQuote,
  readingPurchase,
  restoring,
  startingOver,
  takingOther,
} from './quoteFlow.draft.ts';
import { fetchingStep, stepUnavailable } from './quoteFlow.fetch.ts';
import { paymentInput } from './quoteFlow.payment.ts';
import { quoteFlowSetup } from './quoteFlow.setup.ts';

/** From the first traveller to the issued policy, in seven steps. */
export const quoteFlowMachine = quoteFlowSetup.createMachine({
  id: 'quoteFlow',
  context: ({ input }) => openingOf(input),
  invoke: [
    { id: 'draftKeeper', src: 'draftKeeper' },
    {
      id: 'quoteSync',
      src: 'quoteSync',
      input: ({ context }) => ({ adminView: context.facts.adminView }),
    },
  ],
  on: {
    'draftKeeper.reread': {
      actions: { type: 'wantStep', params: ({ context }) => context.step },
      target: '.restoring',
    },
    'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
    'parent.renewSession': {
      actions: ['retryKeeping', { type: 'turnDay', params: ({ event }) => event.today }],
    },
    'person.openStep': {
      guard: { type: 'otherStepIsAsked', params: ({ event }) => event.step },
      actions: { type: 'askToLeave', params: ({ event }) => event.step },
    },
    'person.beginQuote': {
      guard: 'formIsOpen',
      actions: ['wantNewQuote', { type: 'askToLeave', params: ({ context }) => context.step }],
    },
    'person.returnToEarlier': {
      guard: 'formIsOpen',
      actions: ['wantEarlier', { type: 'askToLeave', params: ({ context }) => context.step }],
    },
  },
  initial: 'restoring',
  states: {
    restoring,
    draftUnavailable,
    readingPurchase,
    choosingStep: {
      meta: { requirements: ['QF-009', 'QF-031'] },
      entry: 'settleStep',
      always: [
        { guard: { type: 'stepOpens', params: 'TRAVELLER_DETAILS' }, target: 'enteringTravellers' },
        { target: 'fetchingStep' },
      ],
    },
    fetchingStep,
    stepUnavailable,
    enteringTravellers: {
      meta: { requirements: ['QQ-010', 'QQ-011'] },
      invoke: {
        id: 'quickQuote',
        src: 'quickQuote',
        input: ({ context }) => ({ form: context.forms.travellers, facts: context.facts }),
        onDone: [
          {
            guard: { type: 'formIsPosted', params: ({ event }) => event.output.posts },
            actions: [
              { type: 'rememberTravellers', params: ({ event }) => event.output },
              { type: 'postQuote', params: ({ event }) => event.output.form },
            ],
            target: 'leaving',
          },
          {
            actions: { type: 'rememberTravellers', params: ({ event }) => event.output },
            target: 'leaving',
          },
        ],
      },
      on: {
        'parent.renewSession': {
          actions: [
            'retryKeeping',
            { type: 'turnDay', params: ({ event }) => event.today },
            { type: 'tellDay', params: ({ event }) => event.today },
          ],
        },
      },
    },
    enteringTrip: {
      invoke: {
        id: 'tripDetails',
        src: 'tripDetails',
        input: ({ context }) => tripInput(context),
        onDone: {
          actions: { type: 'rememberTrip', params: ({ event }) => event.output },
          target: 'leaving',
        },
      },
    },
    selectingPlans: {
      invoke: {
        id: 'planSelection',
        src: 'planSelection',
        input: ({ context }) => planSelectionInput(context),
        onDone: {
          actions: { type: 'rememberPlans', params: ({ event }) => event.output },
          target: 'leaving',
        },
      },
    },
    reviewingQuote: {
      meta: { requirements: ['QS-006', 'QS-007'] },
      entry: { type: 'rememberChange', params: null },
      invoke: { id: 'policyPdf', src: 'policyPdf' },
      on: {
        'person.continue': { actions: { type: 'wantStep', params: 'CONTACT_DETAILS' }, target: 'leaving' },
        'person.goBack': { actions: { type: 'wantStep', params: 'SELECT_PLAN' }, target: 'leaving' },
        'person.openStep': {
          guard: { type: 'stepIsOther', params: ({ event }) => event.step },
          actions: [
            { type: 'wantStep', params: ({ event }) => event.step },
            { type: 'rememberChange', params: ({ event }) => event.field ?? null },
          ],
          target: 'leaving',
        },
        'person.beginQuote': {
          actions: ['wantNewQuote', { type: 'wantStep', params: 'QUOTE_DETAILS' }],
          target: 'leaving',
        },
      },
    },
    applying: {
      invoke: {
        id: 'apply',
        src: 'apply',
        input: ({ context }) => applyInput(context),
        onDone: {
          actions: { type: 'rememberApplication', params: ({ event }) => event.output },
          target: 'leaving',
        },
      },
      on: {
        'parent.chooseLanguage': {
          actions: [
            { type: 'rememberLanguage', params: ({ event }) => event.language },
            { type: 'tellLanguage', params: ({ event }) => event.language },
          ],
        },
      },
    },
    paying: {
      meta: { requirements: ['CP-004', 'CP-005'] },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => paymentInput(context),
        onDone: [
          {
            guard: { type: 'policyIsIssued', params: ({ event }) => paidRecord(ofQuote(event.output)) },
            actions: [
              { type: 'rememberPayment', params: ({ event }) => ofQuote(event.output) },
              { type: 'rememberPolicy', params: ({ event }) => paidRecord(ofQuote(event.output)) },
            ],
            target: 'leaving',
          },
          {
            actions: { type: 'rememberPayment', params: ({ event }) => ofQuote(event.output) },
            target: 'leaving',
          },
        ],
      },
      on: {
        'parent.chooseLanguage': {
          actions: [
            { type: 'rememberLanguage', params: ({ event }) => event.language },
            { type: 'tellLanguage', params: ({ event }) => event.language },
          ],
        },
        'payment.stay': {
          actions: ['stayWithQuote', { type: 'noteProblem', params: 'draft.unsettled' }],
        },
      },
    },
    leaving,
    leavingQuote,
    takingOther,
    askingToBegin,
    confirmed,
    startingOver,
  },
});
