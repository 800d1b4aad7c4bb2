import { paymentSetup } from './payment.setup.ts';

/** The purchase gets the key under which it is paid at most once. */
export const preparing = paymentSetup.createStateConfig({
  tags: 'busy',
  on: {
    'settlement.prepared': {
      actions: { type: 'rememberKey', params: ({ event }) => event.purchaseId },
      target: 'open',
    },
    'settlement.notPrepared': {
      actions: { type: 'noteProblem', params: ({ event }) => event.problem },
      target: 'notPrepared',
    },
    'settlement.checking': 'resuming',
    'settlement.declined': {
      actions: { type: 'noteDecline', params: ({ event }) => event.decline },
      target: 'open',
    },
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: 'left',
    },
  },
});

/** Without a key nothing can be bought. */
export const notPrepared = paymentSetup.createStateConfig({
  on: {
    'person.retryPreparing': { actions: ['clearProblem', 'prepareAgain'], target: 'preparing' },
    'person.goBack': { actions: { type: 'rememberDirection', params: 'back' }, target: 'left' },
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: 'left',
    },
  },
});

/** [CP-033] A purchase that was begun earlier is looked up. */
export const resuming = paymentSetup.createStateConfig({
  tags: ['busy', 'underway', 'checking'],
  meta: { requirements: ['CP-033', 'CP-039'] },
  on: {
    'settlement.prepared': {
      actions: { type: 'rememberKey', params: ({ event }) => event.purchaseId },
      target: 'open',
    },
    'settlement.notPrepared': {
      actions: { type: 'noteProblem', params: ({ event }) => event.problem },
      target: 'notPrepared',
    },
    'settlement.declined': {
      actions: { type: 'noteDecline', params: ({ event }) => event.decline },
      target: 'open',
    },
  },
});
