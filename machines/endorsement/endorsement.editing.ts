import { problemSentenceOf } from '#domain/problemCode.ts';
import { codeSaid } from '../forms/readingStates.ts';
import { policyToRequote } from './endorsement.edit.ts';
import { endorsementSetup } from './endorsement.setup.ts';

const filled = <E>({ event }: { event: E }) => event;

/** [EN-031] What is filled in once the price is known makes it another one. */
const fillAnew = {
  guard: { type: 'fieldMayBeFilled', params: filled },
  actions: ['resetQuote', { type: 'fillField', params: filled }],
  target: '#endorsement.policy.editing',
} as const;

const reported = {
  guard: { type: 'dependentsAreOther', params: filled },
  target: '#endorsement.policy.editing',
} as const;

/** The fields are filled in; nothing is sent yet. */
export const editing = endorsementSetup.createStateConfig({
  meta: { requirements: ['EN-012', 'EN-014', 'EN-022'] },
  on: {
    'person.fill': {
      guard: { type: 'fieldMayBeFilled', params: filled },
      actions: { type: 'fillField', params: filled },
    },
    'person.leaveField': { actions: { type: 'judgeField', params: ({ event }) => event } },
    'person.requote': [
      { guard: 'nothingMayBeRequoted' },
      { guard: 'editIsComplete', target: '#endorsement.policy.requoting' },
      { actions: 'judgeEdit', target: '.correcting' },
    ],
    'person.goBack': [
      { guard: 'everythingIsSaved', actions: 'dropEdit', target: '#endorsement.policy.reading' },
      { target: '#endorsement.policy.leaving' },
    ],
  },
  initial: 'typing',
  states: {
    typing: {},
    correcting: { always: { guard: 'everythingIsCorrected', target: 'typing' } },
    failed: { meta: { requirements: ['EN-029', 'EN-030'] } },
  },
});

export const leaving = endorsementSetup.createStateConfig({
  meta: { requirements: ['EN-011'] },
  on: {
    'person.stay': '#endorsement.policy.editing',
    'person.leave': { actions: ['dropEdit', 'keepTyped'], target: '#endorsement.policy.reading' },
  },
});

export const requoting = endorsementSetup.createStateConfig({
  tags: 'busy',
  meta: { requirements: ['EN-023', 'EN-024'] },
  entry: 'forgetProblem',
  invoke: {
    id: 'requotePolicy',
    src: 'requotePolicy',
    input: ({ context }) => policyToRequote(context),
    onDone: {
      actions: { type: 'keepRequote', params: ({ event }) => event.output },
      target: '#endorsement.policy.requoted',
    },
    onError: {
      actions: [
        { type: 'noteProblem', params: codeSaid },
        { type: 'noteMessage', params: ({ event }) => problemSentenceOf(event.error) },
      ],
      target: '#endorsement.policy.editing.failed',
    },
  },
  on: { 'dependents.report': reported },
});

/** The new price is shown until something else is filled in. */
export const requoted = endorsementSetup.createStateConfig({
  meta: { requirements: ['EN-025', 'EN-026', 'EN-031'] },
  on: {
    'person.fill': fillAnew,
    'dependents.report': { ...reported, actions: 'resetQuote' },
    'person.resetQuote': { actions: 'resetQuote', target: '#endorsement.policy.editing' },
    'person.goBack': { actions: 'resetQuote', target: '#endorsement.policy.leaving' },
  },
});
