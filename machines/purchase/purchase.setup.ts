import { assign, emit, setup } from 'xstate';
import { port } from '../ports.ts';
import { growingPause, isWorthTrying, type PortFailure, troubleAfter } from '../trouble.ts';
import {
  chargesOf,
  chargeToSettle,
  chargeToUndo,
  cardSeen,
  withChargeState,
  withoutTokens,
} from './charges.ts';
import type {
  CardCharge,
  ChargeOutcome,
  PurchaseContext,
  PurchaseEvent,
  PurchaseNews,
  RecordOutcome,
  SubmittedCard,
  TooLate,
  VoidOutcome,
} from './purchase.types.ts';

/** How often a card is sent to a gateway that answers with a failure and knows nothing of the order. */
const mostTries = 3;
/** Rounds of activation while the buyer waits for the answer, and the pause before the second of them. */
const promptRounds = 3;
const promptPauseMs = 1_000;

/** The next policy to be put in force in this round, or null when each was tried. */
export function policyToActivate(context: PurchaseContext): string | null {
  const tried = [...context.activeNumbers, ...context.refusedNumbers];
  return context.policyNumbers.find((policyNumber) => !tried.includes(policyNumber)) ?? null;
}

/** A purchase that has not been paid with. */
export function purchaseOpening(purchaseId: string): PurchaseContext {
  return {
    purchaseId,
    attempt: 0,
    declines: 0,
    tries: 0,
    charges: [],
    policyNumbers: [],
    declinedPayers: [],
    declineReason: null,
    payBy: null,
    timeIsUp: false,
    standingCents: 0,
    trouble: null,
    stoodAt: 'lookingUp',
    activeNumbers: [],
    refusedNumbers: [],
    rounds: 0,
  };
}

/** Ports, guards, delays and actions of the chart. */
export const purchaseSetup = setup({
  types: {
    input: {} as { purchaseId: string },
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseNews,
    tags: {} as 'underway' | 'checking' | 'attention',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    chargeCard: port<ChargeOutcome | TooLate, { charge: CardCharge; payBy: number | null }>('chargeCard'),
    lookUpCharge: port<ChargeOutcome, { orderId: string }>('lookUpCharge'),
    voidCharge: port<VoidOutcome, { orderId: string }>('voidCharge'),
    refundCharge: port<void, { orderId: string; amountCents: number }>('refundCharge'),
    recordPolicies: port<RecordOutcome | TooLate, { purchaseId: string; payBy: number | null }>(
      'recordPolicies',
    ),
    activatePolicy: port<void, { policyNumber: string }>('activatePolicy'),
  },
  guards: {
    everyCardIsSettled: ({ context }) => chargeToSettle(context.charges) === null,
    chargeStands: ({ context }) => chargeToUndo(context.charges) !== null,
    mayBeSentAgain: ({ context }) => context.tries < mostTries && !context.timeIsUp,
    chargeIsApproved: (_, outcome: ChargeOutcome | TooLate) => outcome.kind === 'approved',
    nothingIsCharged: (_, outcome: ChargeOutcome | TooLate) =>
      outcome.kind === 'declined' || outcome.kind === 'returned',
    refundIsNeeded: (_, outcome: VoidOutcome) => outcome.kind === 'notVoidable',
    comesTooLate: (_, outcome: { kind: string }) => outcome.kind === 'tooLate',
    timeIsUp: ({ context }) => context.timeIsUp,
    patienceIsLeft: ({ context }, failure: PortFailure) =>
      isWorthTrying(troubleAfter(context.trouble, failure)),
    everyPolicyIsActive: ({ context }) => context.activeNumbers.length === context.policyNumbers.length,
    policyIsNext: ({ context }) => policyToActivate(context) !== null,
    policyIsNextAtOnce: ({ context }) => policyToActivate(context) !== null && context.rounds < promptRounds,
    promptRoundIsLeft: ({ context }) => context.rounds < promptRounds - 1,
    activationIsWorthTrying: ({ context }) => isWorthTrying(context.trouble),
    stoodAt: ({ context }, place: PurchaseContext['stoodAt']) => context.stoodAt === place,
  },
  delays: {
    chargePause: ({ context }) => growingPause(context.tries),
    lookUpPause: ({ context }) => growingPause(context.trouble?.times ?? 1),
    undoPause: ({ context }) => growingPause(context.trouble?.times ?? 1),
    recordPause: ({ context }) => growingPause(context.trouble?.times ?? 1),
    promptActivationPause: ({ context }) => promptPauseMs * 2 ** context.rounds,
    activationPause: ({ context }) => growingPause(context.rounds - promptRounds + 2),
  },
  actions: {
    rememberCharges: assign(
      ({ context }, { cards, payBy }: { cards: readonly SubmittedCard[]; payBy: number }) => ({
        charges: chargesOf(cards, context.purchaseId, context.attempt + 1),
        attempt: context.attempt + 1,
        tries: 0,
        declinedPayers: [],
        declineReason: null,
        payBy,
        trouble: null,
      }),
    ),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    noteTrouble: assign(({ context }, failure: PortFailure) => ({
      trouble: troubleAfter(context.trouble, failure),
    })),
    forgetTrouble: assign({ trouble: null }),
    noteStand: assign((_, stoodAt: PurchaseContext['stoodAt']) => ({ stoodAt })),
    noteApproval: assign(({ context }, outcome: ChargeOutcome | TooLate) => ({
      tries: 0,
      trouble: null,
      charges: withChargeState(context.charges, 'due', 'approved', cardSeen(outcome)),
    })),
    noteDecline: assign(({ context }, outcome: ChargeOutcome | TooLate) => ({
      declinedPayers: [chargeToSettle(context.charges)?.payer ?? ''],
      declineReason: outcome.kind === 'declined' ? outcome.reason : null,
      declines: outcome.kind === 'declined' ? context.declines + 1 : context.declines,
      trouble: null,
      charges: withoutTokens(withChargeState(context.charges, 'due', 'declined')),
    })),
    abandonOrder: emit(({ context }): PurchaseNews => {
      const { orderId, amountCents } = chargeToSettle(context.charges) as CardCharge;
      return { type: 'purchase.abandonOrder', orderId, amountCents };
    }),
    noteAbandonment: assign(({ context }) => ({
      declinedPayers: [chargeToSettle(context.charges)?.payer ?? ''],
      declineReason: 'gateway.unreachable' as const,
      trouble: null,
      charges: withoutTokens(withChargeState(context.charges, 'due', 'abandoned')),
    })),
    noteLateness: assign({ timeIsUp: true }),
    noteGivingUp: assign({ timeIsUp: true, trouble: null }),
    forgetTokens: assign(({ context }) => ({ charges: withoutTokens(context.charges) })),
    noteVoid: assign(({ context }) => ({
      declinedPayers: [...context.declinedPayers, chargeToUndo(context.charges)?.payer ?? ''],
      trouble: null,
      charges: withChargeState(context.charges, 'approved', 'voided'),
    })),
    rememberStanding: assign((_, outcome: ChargeOutcome) => ({
      standingCents: outcome.kind === 'approved' ? outcome.standingCents : 0,
    })),
    noteRefund: assign(({ context }) => ({
      declinedPayers: [...context.declinedPayers, chargeToUndo(context.charges)?.payer ?? ''],
      trouble: null,
      charges: withChargeState(context.charges, 'approved', 'refunded'),
    })),
    rememberPolicies: assign((_, outcome: RecordOutcome | TooLate) => ({
      policyNumbers: outcome.kind === 'recorded' ? outcome.policyNumbers : [],
      trouble: null,
    })),
    noteActivation: assign(({ context }) => ({
      activeNumbers: [...context.activeNumbers, policyToActivate(context) ?? ''],
    })),
    noteRefusal: assign(({ context }) => ({
      refusedNumbers: [...context.refusedNumbers, policyToActivate(context) ?? ''],
    })),
    beginRound: assign(({ context }) => ({ refusedNumbers: [], rounds: context.rounds + 1 })),
    beginAnew: assign({ refusedNumbers: [], rounds: 0, trouble: null }),
  },
});
