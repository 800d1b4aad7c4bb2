import { problemCodeOf } from '#domain/problemCode.ts';
import { draftOnLeaving, issuedRecord, purchaseIdOf } from './quoteFlow.forms.ts';
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
      { actions: { type: 'rememberDraft', params: ({ event }) => event.output }, target: 'choosingStep' },
    ],
    onError: {
      actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
      target: 'draftUnavailable',
    },
  },
  on: { 'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } } },
});

/** What was typed earlier is there but does not come: it stays as it is until it was read or left behind. */
export const draftUnavailable = quoteFlowSetup.createStateConfig({
  invoke: { id: 'hearConnection', src: 'hearConnection' },
  on: {
    'person.retryDraft': 'restoring',
    'connection.return': 'restoring',
    'person.startOver': { actions: 'forgetFlow', target: 'choosingStep' },
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
        guard: { type: 'purchaseIsUnderway', params: ({ event }) => event.output },
        actions: { type: 'wantStep', params: 'PAYMENT' },
        target: 'choosingStep',
      },
      { target: 'choosingStep' },
    ],
    onError: 'choosingStep',
  },
  on: { 'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } } },
});

/** The forms are kept before another step opens; the agent goes on either way. */
export const leaving = quoteFlowSetup.createStateConfig({
  tags: 'busy',
  entry: 'forgetProblem',
  invoke: {
    id: 'keepDraft',
    src: 'keepDraft',
    input: ({ context }) => draftOnLeaving(context),
    onDone: {
      actions: { type: 'rememberHeld', params: ({ event }) => event.output },
      target: 'choosingStep',
    },
    onError: { actions: { type: 'noteProblem', params: 'draft.notKept' }, target: 'choosingStep' },
  },
  after: {
    keepingPatience: {
      actions: { type: 'noteProblem', params: 'draft.notKept' },
      target: 'choosingStep',
    },
  },
  on: { 'person.openStep': { actions: { type: 'wantStep', params: ({ event }) => event.step } } },
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
