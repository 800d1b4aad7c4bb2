import { assign, sendTo, setup } from 'xstate';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import type { PurchaseMethod } from '#domain/payment/paymentForm.ts';
import type { PayerState, PayerToken } from '#domain/payment/tokens.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import { cardFieldMachine } from '../cardField/cardField.machine.ts';
import { createPolicyMachine } from '../createPolicy/createPolicy.machine.ts';
import { tokenisationMachine } from '../tokenisation/tokenisation.machine.ts';
import { attemptOf, openingOf, payIsPossible, submissionOf } from './payment.rules.ts';
import type { PaymentContext, PaymentEvent, PaymentInput, PaymentOutput } from './payment.types.ts';

/**
 * The payment step. Its children: the card in the hosted frame, the tokens, and the purchase under its one key.
 * While a purchase is under way nothing else is accepted, so that a second click does nothing ([CP-033]).
 */
export const paymentMachine = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    output: {} as PaymentOutput,
    tags: {} as 'busy' | 'underway' | 'checking',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    cardField: cardFieldMachine,
    tokenisation: tokenisationMachine,
    createPolicy: createPolicyMachine,
  },
  guards: {
    methodIsOffered: ({ context }, method: PurchaseMethod) =>
      methodsOffered(context.facts.channel).includes(method),
    payIsPossible: ({ context }) => payIsPossible(context),
    tokenIsObtained: ({ context }) => context.settled.some(({ token }) => token !== null),
  },
  actions: {
    rememberKey: assign(({ context }, purchaseId: string) => ({ form: { ...context.form, purchaseId } })),
    rememberMethod: assign(({ context }, method: PurchaseMethod) => ({ form: { ...context.form, method } })),
    rememberName: assign(({ context }, cardHolderName: string) => ({
      form: { ...context.form, cardHolderName },
    })),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    rememberDirection: assign((_, towards: Towards) => ({ towards })),
    rememberTokens: assign((_, settled: readonly PayerState[]) => ({ settled })),
    rememberRecord: assign((_, record: PolicyRecord) => ({ record })),
    rememberPolicyNumber: assign((_, policyNumber: string | null) => ({ policyNumber })),
    noteCardComplete: assign({ cardIsComplete: true }),
    noteCardOpen: assign({ cardIsComplete: false }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    noteDecline: assign(({ context }, declinedPayers: readonly string[]) => ({
      problem: 'payment.declined',
      declinedPayers,
      cardIsComplete: false,
      settled: context.settled.map((payer) =>
        declinedPayers.includes(payer.paxId) ? { ...payer, token: null, problem: 'payment.declined' } : payer,
      ),
    })),
    forgetTokens: assign({ settled: [], cardIsComplete: false }),
    clearProblem: assign({ problem: null, declinedPayers: [] }),
    prepareAgain: sendTo('createPolicy', { type: 'parent.prepareAgain' }),
    resetPurchase: sendTo('createPolicy', { type: 'parent.reset' }),
    submitPayment: sendTo('tokenisation', ({ context }) => ({
      type: 'parent.submit',
      payers: attemptOf(context),
    })),
    askForToken: sendTo('cardField', { type: 'parent.tokenise' }),
    askCardAgain: sendTo('cardField', { type: 'parent.askAgain' }),
    tellCardLanguage: sendTo('cardField', (_, language: Language) => ({
      type: 'parent.chooseLanguage',
      language,
    })),
    giveToken: sendTo('tokenisation', (_, { paxId, token }: { paxId: string; token: PayerToken }) => ({
      type: 'parent.giveToken',
      paxId,
      token,
    })),
    refuseToken: sendTo('tokenisation', (_, { paxId, problem }: { paxId: string; problem: string }) => ({
      type: 'parent.refuseToken',
      paxId,
      problem,
    })),
    spendTokens: sendTo('tokenisation', (_, paxIds: readonly string[]) => ({
      type: 'parent.spendTokens',
      paxIds,
    })),
    submitPurchase: sendTo('createPolicy', ({ context }) => ({
      type: 'parent.submit',
      ...submissionOf(context, context.settled),
    })),
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => openingOf(input),
  invoke: [
    {
      id: 'createPolicy',
      src: 'createPolicy',
      input: ({ context }) => ({ purchaseId: context.form.purchaseId }),
      onDone: {
        actions: { type: 'rememberRecord', params: ({ event }) => event.output.record },
        target: '.confirmed',
      },
    },
    { id: 'tokenisation', src: 'tokenisation' },
  ],
  on: {
    'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
    'createPolicy.activationFailed': {
      actions: { type: 'rememberPolicyNumber', params: ({ event }) => event.policyNumber },
      target: '.activationFailed',
    },
  },
  initial: 'preparing',
  states: {
    preparing: {
      tags: 'busy',
      on: {
        'createPolicy.prepared': {
          actions: { type: 'rememberKey', params: ({ event }) => event.purchaseId },
          target: 'open',
        },
        'createPolicy.notPrepared': {
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
          target: 'notPrepared',
        },
        'createPolicy.checking': 'resuming',
      },
    },
    notPrepared: {
      on: {
        'agent.retryPreparing': { actions: ['clearProblem', 'prepareAgain'], target: 'preparing' },
        'agent.goBack': { actions: { type: 'rememberDirection', params: 'back' }, target: 'left' },
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
        'createPolicy.declined': {
          actions: { type: 'noteDecline', params: ({ event }) => event.payers },
          target: 'open',
        },
        'createPolicy.failed': {
          actions: { type: 'noteProblem', params: ({ event }) => event.problem },
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
          profileId: context.facts.monerisProfileId,
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
        'createPolicy.prepared': {
          actions: { type: 'rememberKey', params: ({ event }) => event.purchaseId },
        },
      },
      initial: 'entering',
      states: {
        entering: {
          meta: { requirements: ['PY-003', 'PY-043'] },
          on: {
            'agent.chooseMethod': {
              guard: { type: 'methodIsOffered', params: ({ event }) => event.method },
              actions: [
                { type: 'rememberMethod', params: ({ event }) => event.method },
                'clearProblem',
                'resetPurchase',
              ],
            },
            'agent.pay': { guard: 'payIsPossible', actions: 'clearProblem', target: 'tokenising' },
            'agent.changeCard': {
              guard: 'tokenIsObtained',
              actions: [
                { type: 'spendTokens', params: ({ context }) => context.payers.map(({ paxId }) => paxId) },
                'forgetTokens',
                'clearProblem',
                'askCardAgain',
              ],
            },
            'createPolicy.declined': {
              actions: { type: 'noteDecline', params: ({ event }) => event.payers },
            },
            'agent.goBack': {
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
              target: 'creating',
            },
          },
        },
        creating: {
          tags: ['busy', 'underway'],
          meta: { requirements: ['CP-003', 'CP-005', 'CP-033', 'CP-039'] },
          entry: 'submitPurchase',
          on: {
            'createPolicy.checking': 'checking',
            'createPolicy.notPrepared': {
              actions: { type: 'noteProblem', params: ({ event }) => event.problem },
              target: '#payment.notPrepared',
            },
            'createPolicy.declined': {
              actions: [
                { type: 'spendTokens', params: ({ event }) => event.payers },
                { type: 'noteDecline', params: ({ event }) => event.payers },
                'askCardAgain',
              ],
              target: 'entering',
            },
            'createPolicy.failed': {
              actions: { type: 'noteProblem', params: ({ event }) => event.problem },
              target: 'entering',
            },
          },
        },
        checking: {
          tags: ['busy', 'underway', 'checking'],
          meta: { requirements: ['CP-033', 'CP-039'] },
          on: {
            'createPolicy.declined': {
              actions: [
                { type: 'spendTokens', params: ({ event }) => event.payers },
                { type: 'noteDecline', params: ({ event }) => event.payers },
                'askCardAgain',
              ],
              target: 'entering',
            },
            'createPolicy.failed': {
              actions: { type: 'noteProblem', params: ({ event }) => event.problem },
              target: 'entering',
            },
          },
        },
      },
    },
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
