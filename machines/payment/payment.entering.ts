import { paymentSetup } from './payment.setup.ts';

/** Method and card are entered; a purchase that is pending is one whose session was not switched. */
export const entering = paymentSetup.createStateConfig({
  meta: { requirements: ['PY-003', 'PY-041', 'PY-043'] },
  on: {
    'person.chooseMethod': {
      guard: { type: 'methodIsOffered', params: ({ event }) => event.method },
      actions: [
        { type: 'rememberMethod', params: ({ event }) => event.method },
        'clearProblem',
        'resetPurchase',
      ],
    },
    'person.choosePayers': {
      guard: 'severalMayPay',
      actions: [
        { type: 'spendTokens', params: ({ context }) => context.payers.map(({ paxId }) => paxId) },
        { type: 'payAs', params: ({ event }) => event.individualPayment },
        'clearProblem',
        'resetPurchase',
      ],
      target: '#payment.open',
    },
    'person.changePayer': {
      guard: { type: 'payerWasAsked', params: ({ event }) => event.paxId },
      actions: [
        { type: 'spendTokens', params: ({ event }) => [event.paxId] },
        { type: 'askPayer', params: ({ event }) => event.paxId },
        'clearProblem',
      ],
      target: '#payment.open',
    },
    'person.pay': { guard: 'payIsPossible', actions: 'clearProblem', target: 'tokenising' },
    'person.changeCard': {
      guard: 'tokenIsObtained',
      actions: [
        { type: 'spendTokens', params: ({ context }) => [context.currentPayer] },
        'forgetToken',
        'clearProblem',
        'askCardAgain',
      ],
    },
    'settlement.declined': {
      actions: { type: 'noteDecline', params: ({ event }) => event.decline },
    },
    'person.goBack': {
      actions: { type: 'rememberDirection', params: 'back' },
      target: '#payment.left',
    },
    'parent.leave': {
      actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
      target: '#payment.left',
    },
  },
  initial: 'filling',
  states: {
    filling: {},
    pending: {
      meta: { requirements: ['CP-022', 'CP-023', 'CP-039'] },
      on: {
        'agencySwitch.chosen': {
          actions: [{ type: 'rememberSeller', params: ({ event }) => event.seller }, 'clearProblem'],
          target: 'filling',
        },
      },
    },
  },
});

/** The card of each payer is exchanged for a token. */
export const tokenising = paymentSetup.createStateConfig({
  tags: ['busy', 'underway'],
  meta: { requirements: ['PY-034', 'PY-035', 'PY-036', 'PY-037', 'CP-033'] },
  entry: 'submitPayment',
  on: {
    'tokenisation.asked': { actions: 'askForToken' },
    'cardField.tokenised': {
      actions: {
        type: 'giveToken',
        params: ({ event }) => ({
          paxId: event.cardId,
          token: { ...event.token, cardHolderName: event.cardHolderName },
        }),
      },
    },
    'cardField.refused': {
      actions: {
        type: 'refuseToken',
        params: ({ event }) => ({ paxId: event.cardId, problem: event.problem }),
      },
    },
    'tokenisation.failed': {
      actions: { type: 'noteProblem', params: ({ event }) => event.problem },
      target: 'entering',
    },
    'tokenisation.completed': [
      {
        guard: { type: 'somebodyIsLeft', params: ({ event }) => event.payers },
        actions: [{ type: 'rememberTokens', params: ({ event }) => event.payers }, 'askNextPayer'],
        target: '#payment.open',
      },
      {
        actions: { type: 'rememberTokens', params: ({ event }) => event.payers },
        target: 'switching',
      },
    ],
  },
});
