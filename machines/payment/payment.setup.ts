import { type AnyStateMachine, assign, sendParent, sendTo, setup } from 'xstate';
import type { Language } from '#domain/locales.ts';
import type { PurchaseMethod } from '#domain/calls/shapes/payment.ts';
import type { SellerRef } from '#domain/payment/sellers.ts';
import { cardsWereUsed } from '#domain/payment/outcomes.ts';
import { nextToPay, type PayerState, type PayerToken } from '#domain/payment/tokens.ts';
import { agencySwitchMachine } from '../agencySwitch/agencySwitch.machine.ts';
import type { AgencySwitchEvent } from '../agencySwitch/agencySwitch.types.ts';
import { cardFieldMachine } from '../cardField/cardField.machine.ts';
import { chartPort } from '../ports.ts';
import { tokenisationMachine } from '../tokenisation/tokenisation.machine.ts';
import { type Decline, noDecline } from './decline.ts';
import {
  anotherIsDeclined,
  asking,
  attemptOf,
  payIsPossible,
  payingAs,
  settlementsOf,
  somebodyIsLeft,
} from './payment.rules.ts';
import type {
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentOutput,
  PaymentStay,
} from './payment.types.ts';
import type { SettlementEvent, SettlementOutput } from './settlement.types.ts';

/** Ports, guards and actions of the chart. */
export const paymentSetup = setup({
  types: {
    input: {} as PaymentInput,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    output: {} as PaymentOutput,
    tags: {} as 'busy' | 'underway' | 'checking',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    agencySwitch: agencySwitchMachine,
    cardField: cardFieldMachine,
    tokenisation: tokenisationMachine,
    /** Given by the parent: it settles what the payment is for. */
    settlement: chartPort<AnyStateMachine>('settlement'),
  },
  guards: {
    methodIsOffered: ({ context }, method: PurchaseMethod) => context.methods.includes(method),
    payIsPossible: ({ context }) => payIsPossible(context),
    tokenIsObtained: ({ context: { settled, currentPayer } }) =>
      settled.some(({ paxId, token }) => paxId === currentPayer && token !== null),
    severalMayPay: ({ context }) => context.items.length > 1,
    payerWasAsked: ({ context: { settled, currentPayer } }, changed: string) =>
      changed !== currentPayer && settled.some(({ paxId }) => paxId === changed),
    cardsWereUsed: (_, problem: string) => cardsWereUsed(problem),
    somebodyIsLeft: ({ context }, settled: readonly PayerState[]) => somebodyIsLeft(context, settled),
    anotherIsDeclined: ({ context }, decline: Decline) => anotherIsDeclined(context, decline),
  },
  actions: {
    rememberKey: assign(({ context }, purchaseId: string) => ({ form: { ...context.form, purchaseId } })),
    rememberMethod: assign(({ context }, method: PurchaseMethod) => ({ form: { ...context.form, method } })),
    rememberName: assign(({ context }, cardHolderName: string) => ({
      form: { ...context.form, cardHolderName },
    })),
    noteSellerKnown: assign({ sellerIsKnown: true }),
    rememberSeller: assign(({ context }, seller: SellerRef) => ({ form: { ...context.form, seller } })),
    rememberLanguage: assign((_, language: Language) => ({ language })),
    rememberDirection: assign((_, towards: string) => ({ towards })),
    rememberTokens: assign((_, settled: readonly PayerState[]) => ({ settled })),
    rememberRecord: assign((_, { record }: SettlementOutput) => ({ record })),
    rememberPolicyNumber: assign((_, policyNumber: string | null) => ({ policyNumber })),
    noteCardComplete: assign({ cardIsComplete: true }),
    noteCardOpen: assign({ cardIsComplete: false }),
    noteProblem: assign((_, problem: string) => ({ problem })),
    noteDecline: assign(({ context }, decline: Decline) => ({
      problem: 'payment.declined',
      decline,
      cardIsComplete: false,
      settled: context.settled.map((payer) =>
        decline.payers.includes(payer.paxId) ? { ...payer, token: null, problem: 'payment.declined' } : payer,
      ),
    })),
    forgetToken: assign(({ context: { settled, currentPayer } }) => ({
      settled: settled.filter(({ paxId }) => paxId !== currentPayer),
      cardIsComplete: false,
    })),
    forgetTokens: assign(({ context: { settled } }) => ({
      settled: settled.map((payer) => ({ ...payer, token: null })),
    })),
    payAs: assign(({ context }, individualPayment: 'true' | 'false') => payingAs(context, individualPayment)),
    askPayer: assign(({ context }, paxId: string) => asking(context, paxId)),
    askNextPayer: assign(({ context }) => asking(context, nextToPay(context.payers, context.settled) ?? '')),
    clearProblem: assign({ problem: null, decline: noDecline }),
    /** Whoever asks it to be left hears that it is not. */
    tellToStay: sendParent({ type: 'payment.stay' } satisfies PaymentStay),
    prepareAgain: sendTo('settlement', { type: 'parent.prepareAgain' } satisfies SettlementEvent),
    resetPurchase: sendTo('settlement', { type: 'parent.reset' } satisfies SettlementEvent),
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
    askForSwitch: sendTo('agencySwitch', { type: 'parent.switch' } satisfies AgencySwitchEvent),
    submitPurchase: sendTo(
      'settlement',
      ({ context }): SettlementEvent => ({
        type: 'parent.submit',
        language: context.language,
        individualPayment: context.individualPayment,
        settlements: settlementsOf(context),
      }),
    ),
  },
});
