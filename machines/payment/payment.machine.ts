import { openingOf, settlementInput } from './payment.rules.ts';
import { paymentSetup } from './payment.setup.ts';
import type { PaymentContext } from './payment.types.ts';
import type { SettlementOutput } from './settlement.types.ts';

/**
 * A payment. Its children: the card in the hosted frame, the tokens, and what its parent gave to settle it.
 * While a purchase is under way nothing else is accepted, so that a second click does nothing ([CP-033]).
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => openingOf(input),
  invoke: [
    {
      id: 'settlement',
      src: 'settlement',
      input: ({ context }: { context: PaymentContext }) => settlementInput(context),
      onDone: {
        actions: { type: 'rememberRecord', params: ({ event }) => (event.output as SettlementOutput).record },
        target: '.confirmed',
      },
    },
    { id: 'tokenisation', src: 'tokenisation' },
  ],
  on: {
    'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
    'settlement.needsAttention': '.needsAttention',
    'settlement.outOfSight': '.outOfSight',
    'settlement.activationFailed': {
      actions: { type: 'rememberPolicyNumber', params: ({ event }) => event.policyNumber },
      target: '.activationFailed',
    },
  },
  initial: 'preparing',
  states: {
    preparing: {
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
          actions: { type: 'noteDecline', params: ({ event }) => event.payers },
          target: 'open',
        },
      },
    },
    notPrepared: {
      on: {
        'person.retryPreparing': { actions: ['clearProblem', 'prepareAgain'], target: 'preparing' },
        'person.goBack': { actions: { type: 'rememberDirection', params: 'back' }, target: 'left' },
        'parent.leave': {
          actions: { type: 'rememberDirection', params: ({ event }) => event.towards },
          target: 'left',
        },
      },
    },
    resuming: {
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
          actions: { type: 'noteDecline', params: ({ event }) => event.payers },
          target: 'open',
        },
      },
    },
    open: {
      invoke: {
        id: 'cardField',
        src: 'cardField',
        input: ({ context }) => ({
          cardId: context.payers[0]?.paxId ?? '',
          profileId: context.cardProfile.id,
          language: context.language,
          cardHolderName: context.form.cardHolderName,
        }),
      },
      on: {
        'parent.chooseLanguage': {
          actions: [
            { type: 'rememberLanguage', params: ({ event }) => event.language },
            { type: 'tellCardLanguage', params: ({ event }) => event.language },
          ],
        },
        'cardField.named': { actions: { type: 'rememberName', params: ({ event }) => event.cardHolderName } },
        'cardField.completed': { actions: 'noteCardComplete' },
        'cardField.reopened': { actions: 'noteCardOpen' },
        'settlement.prepared': {
          actions: { type: 'rememberKey', params: ({ event }) => event.purchaseId },
        },
      },
      initial: 'entering',
      states: {
        entering: {
          meta: { requirements: ['PY-003', 'PY-043'] },
          on: {
            'person.chooseMethod': {
              guard: { type: 'methodIsOffered', params: ({ event }) => event.method },
              actions: [
                { type: 'rememberMethod', params: ({ event }) => event.method },
                'clearProblem',
                'resetPurchase',
              ],
            },
            'person.pay': { guard: 'payIsPossible', actions: 'clearProblem', target: 'tokenising' },
            'person.changeCard': {
              guard: 'tokenIsObtained',
              actions: [
                { type: 'spendTokens', params: ({ context }) => context.payers.map(({ paxId }) => paxId) },
                'forgetTokens',
                'clearProblem',
                'askCardAgain',
              ],
            },
            'settlement.declined': {
              actions: { type: 'noteDecline', params: ({ event }) => event.payers },
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
        },
        tokenising: {
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
                  token: { dataKey: event.token.dataKey, cardHolderName: event.cardHolderName },
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
            'tokenisation.completed': {
              actions: { type: 'rememberTokens', params: ({ event }) => event.payers },
              target: 'purchasing',
            },
          },
        },
        purchasing: {
          tags: ['busy', 'underway'],
          meta: { requirements: ['CP-003', 'CP-005', 'CP-033', 'CP-039'] },
          entry: 'submitPurchase',
          on: {
            'settlement.declined': {
              actions: [
                { type: 'spendTokens', params: ({ event }) => event.payers },
                { type: 'noteDecline', params: ({ event }) => event.payers },
                'askCardAgain',
              ],
              target: 'entering',
            },
            'settlement.failed': {
              actions: { type: 'noteProblem', params: ({ event }) => event.problem },
              target: 'entering',
            },
            'settlement.notPrepared': {
              actions: { type: 'noteProblem', params: ({ event }) => event.problem },
              target: '#payment.notPrepared',
            },
          },
          initial: 'creating',
          states: {
            creating: { on: { 'settlement.checking': 'checking' } },
            checking: { tags: 'checking' },
          },
        },
      },
    },
    needsAttention: { meta: { requirements: ['CP-033'] } },
    outOfSight: { meta: { requirements: ['CP-033'] } },
    activationFailed: {
      meta: { requirements: ['CP-031'] },
    },
    confirmed: { type: 'final', meta: { requirements: ['CP-004'] } },
    left: { type: 'final' },
  },
  output: ({ context: { form, towards, record, totalCents } }) => ({
    form,
    towards,
    outcome: record
      ? { kind: 'confirmed' as const, record, paidCents: totalCents }
      : { kind: 'left' as const },
  }),
});
