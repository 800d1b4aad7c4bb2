import { entering, tokenising } from './payment.entering.ts';
import { notPrepared, preparing, resuming } from './payment.preparing.ts';
import { openingOf, settlementInput } from './payment.rules.ts';
import { paymentSetup } from './payment.setup.ts';
import type { PaymentContext } from './payment.types.ts';
import type { SettlementOutput } from './settlement.types.ts';

/**
 * A payment. Its children: the card in the hosted frame, the tokens, in whose name an agency sells, and what its parent
 * gave to settle it.
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
        actions: { type: 'rememberRecord', params: ({ event }) => event.output as SettlementOutput },
        target: '.confirmed',
      },
    },
    { id: 'tokenisation', src: 'tokenisation' },
    {
      id: 'agencySwitch',
      src: 'agencySwitch',
      input: ({ context }: { context: PaymentContext }) => ({
        agency: context.agency,
        chosen: context.form.seller ?? null,
      }),
    },
  ],
  on: {
    'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: ({ event }) => event.language } },
    'parent.leave': { actions: 'tellToStay' },
    'agencySwitch.offered': { actions: 'noteSellerKnown' },
    'agencySwitch.chosen': { actions: { type: 'rememberSeller', params: ({ event }) => event.seller } },
    'settlement.needsAttention': '.needsAttention',
    'settlement.outOfSight': '.outOfSight',
    'settlement.activationFailed': {
      actions: { type: 'rememberPolicyNumber', params: ({ event }) => event.policyNumber },
      target: '.activationFailed',
    },
  },
  initial: 'preparing',
  states: {
    preparing,
    notPrepared,
    resuming,
    open: {
      invoke: {
        id: 'cardField',
        src: 'cardField',
        input: ({ context }) => ({
          cardId: context.currentPayer,
          profileId: context.cardProfile.id,
          language: context.language,
          cardHolderName: context.form.cardHolderName,
          mayEnterToken: context.mayEnterToken,
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
        entering,
        tokenising,
        switching: {
          tags: ['busy', 'underway'],
          meta: { requirements: ['CP-020', 'CP-022', 'CP-027'] },
          entry: 'askForSwitch',
          on: {
            'agencySwitch.switched': 'purchasing',
            'agencySwitch.failed': {
              actions: { type: 'noteProblem', params: ({ event }) => event.problem },
              target: 'entering.pending',
            },
          },
        },
        purchasing: {
          tags: ['busy', 'underway'],
          meta: { requirements: ['CP-003', 'CP-005', 'CP-033', 'CP-039'] },
          entry: 'submitPurchase',
          on: {
            'settlement.declined': [
              {
                guard: { type: 'anotherIsDeclined', params: ({ event }) => event.decline },
                actions: [
                  { type: 'spendTokens', params: ({ event }) => event.decline.payers },
                  { type: 'askPayer', params: ({ event }) => event.decline.payers[0] ?? '' },
                  { type: 'noteDecline', params: ({ event }) => event.decline },
                ],
                target: '#payment.open',
              },
              {
                actions: [
                  { type: 'spendTokens', params: ({ event }) => event.decline.payers },
                  { type: 'noteDecline', params: ({ event }) => event.decline },
                  'askCardAgain',
                ],
                target: 'entering',
              },
            ],
            'settlement.failed': [
              {
                guard: { type: 'cardsWereUsed', params: ({ event }) => event.problem },
                actions: [
                  { type: 'spendTokens', params: ({ context }) => context.settled.map(({ paxId }) => paxId) },
                  { type: 'askPayer', params: ({ context }) => context.payers[0]?.paxId ?? '' },
                  'forgetTokens',
                  { type: 'noteProblem', params: ({ event }) => event.problem },
                ],
                target: '#payment.open',
              },
              {
                actions: { type: 'noteProblem', params: ({ event }) => event.problem },
                target: 'entering',
              },
            ],
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
  output: ({ context: { form, individualPayment, towards, record, totalCents } }) => ({
    form,
    individualPayment,
    towards,
    outcome:
      record !== null
        ? { kind: 'confirmed' as const, record, paidCents: totalCents }
        : { kind: 'left' as const },
  }),
});
