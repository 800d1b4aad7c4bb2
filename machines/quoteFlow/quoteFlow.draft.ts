import { problemCodeOf } from '#domain/problemCode.ts';
import { draftOnLeaving, issuedRecord, purchaseIdOf, purchaseIsUnderway } from './quoteFlow.forms.ts';
import { quoteFlowSetup } from './quoteFlow.setup.ts';

/** What was typed earlier is read from the draft. */
export const restoring = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetProblem',
  invoke: {
    id: 'readDraft',
    src: 'readDraft',
    input: ({ context }) => ({ wantedStep: context.wantedStep }),
    onDone: [
      {
        guard: { type: 'purchaseIsKnown', params: ({ event }) => event.output },
        actions: { type: 'rememberDraft', params: ({ event }) => event.output },
        target: 'readingPurchase',
      },
      {
        guard: 'otherQuoteIsWanted',
        actions: { type: 'rememberDraft', params: ({ event }) => event.output },
        target: 'leavingQuote',
      },
      { actions: { type: 'rememberDraft', params: ({ event }) => event.output }, target: 'choosingStep' },
    ],
    onError: {
      actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
      target: 'draftUnavailable',
    },
  },
  on: {
    'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } },
    'person.beginQuote': { actions: 'wantNewQuote' },
  },
});

/** What was typed earlier is there but does not come: it stays as it is until it was read or left behind. */
export const draftUnavailable = quoteFlowSetup.createStateConfig({
  invoke: { id: 'hearConnection', src: 'hearConnection' },
  on: {
    'person.retryDraft': 'restoring',
    'connection.return': 'restoring',
    'person.startOver': { actions: 'forgetFlow', target: 'choosingStep' },
    'person.beginQuote': { actions: 'wantNewQuote', target: 'restoring' },
    'person.openStep': {
      actions: { type: 'wantStep', params: ({ event }) => event.step },
      target: 'restoring',
    },
  },
});

/** A purchase that the draft knows of decides where the flow goes on: nothing is bought twice. */
export const readingPurchase = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'readPurchase',
    src: 'readPurchase',
    input: ({ context }) => ({ purchaseId: purchaseIdOf(context) }),
    onDone: [
      {
        guard: { type: 'anotherPolicyIsWanted', params: ({ event }) => issuedRecord(event.output) },
        target: 'startingOver',
      },
      {
        guard: { type: 'policyIsIssued', params: ({ event }) => issuedRecord(event.output) },
        actions: { type: 'rememberPolicy', params: ({ event }) => issuedRecord(event.output) },
        target: 'choosingStep',
      },
      {
        guard: 'otherQuoteIsWanted',
        actions: { type: 'noteUnsettled', params: ({ event }) => purchaseIsUnderway(event.output) },
        target: 'leavingQuote',
      },
      {
        guard: { type: 'purchaseIsUnderway', params: ({ event }) => event.output },
        actions: { type: 'wantStep', params: 'PAYMENT' },
        target: 'choosingStep',
      },
      { target: 'choosingStep' },
    ],
    onError: [
      {
        guard: 'otherQuoteIsWanted',
        actions: { type: 'noteUnsettled', params: true },
        target: 'leavingQuote',
      },
      { target: 'choosingStep' },
    ],
  },
  on: {
    'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } },
    'person.beginQuote': { actions: 'wantNewQuote' },
  },
});

/** What was not kept stays where it is, and no other quote is taken in hand for it. */
const notKept = [
  {
    guard: 'otherQuoteIsWanted' as const,
    actions: ['stayWithQuote' as const, { type: 'noteProblem' as const, params: 'draft.notLeft' }],
    target: 'choosingStep' as const,
  },
  { actions: { type: 'noteProblem' as const, params: 'draft.notKept' }, target: 'choosingStep' as const },
];

/** The forms are kept before another step opens; the agent goes on either way. */
export const leaving = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetProblem',
  invoke: {
    id: 'keepDraft',
    src: 'keepDraft',
    input: ({ context }) => draftOnLeaving(context),
    onDone: [
      {
        guard: 'otherQuoteIsWanted',
        actions: { type: 'rememberHeld', params: ({ event }) => event.output },
        target: 'leavingQuote',
      },
      { actions: { type: 'rememberHeld', params: ({ event }) => event.output }, target: 'choosingStep' },
    ],
    onError: notKept,
  },
  after: { keepingPatience: notKept },
  on: { 'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } } },
});

/** A quote that is held, or in which nothing was entered, is left; what else would be lost is asked about. */
export const leavingQuote = quoteFlowSetup.createStateConfig({
  always: [
    { guard: 'quoteIsBought', target: 'startingOver' },
    { guard: 'quoteIsSafe', target: 'takingOther' },
    {
      guard: 'paymentIsUnsettled',
      actions: [
        'stayWithQuote',
        { type: 'wantStep', params: 'PAYMENT' },
        { type: 'noteProblem', params: 'draft.unsettled' },
      ],
      target: 'choosingStep',
    },
    { target: 'askingToBegin' },
  ],
});

/** The other quote is taken in hand; the one that was left stays on the server. */
export const takingOther = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  entry: 'leaveQuote',
  invoke: {
    id: 'takeInHand',
    src: 'takeInHand',
    input: ({ context }) => ({ draftId: context.other?.draftId ?? null }),
    onDone: { actions: { type: 'rememberLeft', params: ({ event }) => event.output }, target: 'restoring' },
    onError: { actions: 'stayWithQuote', target: 'restoring' },
  },
  on: { 'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } } },
});

/** A visitor holds no quotes: what was entered goes, so it is asked once. */
export const askingToBegin = quoteFlowSetup.createStateConfig({
  on: {
    'person.confirmNewQuote': {
      actions: { type: 'wantStep', params: 'TRAVELLER_DETAILS' },
      target: 'startingOver',
    },
    'person.keepQuote': {
      actions: ['stayWithQuote', { type: 'wantStep', params: ({ context }) => context.step }],
      target: 'choosingStep',
    },
    'person.openStep': {
      actions: ['stayWithQuote', { type: 'wantStep', params: ({ event }) => event.step }],
      target: 'choosingStep',
    },
  },
});

/** The draft is closed and everything forgotten. */
export const startingOver = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'closeDraft',
    src: 'closeDraft',
    onDone: { actions: 'forgetFlow', target: 'choosingStep' },
    onError: { actions: 'forgetFlow', target: 'choosingStep' },
  },
  on: { 'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } } },
});
