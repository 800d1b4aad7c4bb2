import { emit } from 'xstate';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import { growingPause, isWorthTrying, type PortFailure, troubleAfter } from '../trouble.ts';
import { cardSeen, chargeToSettle, chargeToUndo, withChargeState, withoutTokens } from './charges.ts';
import { policyToActivate } from './purchase.activation.ts';
import type {
  ActivationContext,
  CardCharge,
  ChargeOutcome,
  ChargingContext,
  PurchaseNews,
  TooLate,
  VoidOutcome,
} from './purchase.types.ts';

/** How often a card is sent to a gateway that answers with a failure and knows nothing of the order. */
const mostTries = 3;
/** Rounds of activation while the buyer waits for the answer, and the pause before the second of them. */
const promptRounds = 3;
const promptPauseMs = 1_000;

type Charging = { context: ChargingContext };
type Activating = { context: ActivationContext };

const charged = (next: (context: ChargingContext) => Partial<ChargingContext>) =>
  stepOf<ChargingContext, undefined>(next);
const activated = (next: (context: ActivationContext) => Partial<ActivationContext>) =>
  stepOf<ActivationContext, undefined>(next);

/** What a chart keeps whose cards are to be charged. */
export const chargingOpening: ChargingContext = {
  declines: 0,
  tries: 0,
  charges: [],
  declinedPayers: [],
  declineReason: null,
  payBy: null,
  timeIsUp: false,
  standingCents: 0,
  trouble: null,
  stoodAt: 'lookingUp',
};

/** What a chart keeps whose policies are to be put in force. */
export const activationOpening = {
  policyNumbers: [],
  activeNumbers: [],
  refusedNumbers: [],
  rounds: 0,
} satisfies Partial<ActivationContext>;

/** Ports, guards, delays and actions of the states that charge cards, all or none, and put policies in force. */
export const paidPart = {
  actors: {
    chargeCard: port<ChargeOutcome | TooLate, { charge: CardCharge; payBy: number | null }>('chargeCard'),
    lookUpCharge: port<ChargeOutcome, { orderId: string }>('lookUpCharge'),
    voidCharge: port<VoidOutcome, { orderId: string }>('voidCharge'),
    refundCharge: port<void, { orderId: string; amountCents: number }>('refundCharge'),
    activatePolicy: port<void, { policyNumber: string }>('activatePolicy'),
  },
  guards: {
    everyCardIsSettled: ({ context }: Charging) => chargeToSettle(context.charges) === null,
    chargeStands: ({ context }: Charging) => chargeToUndo(context.charges) !== null,
    mayBeSentAgain: ({ context }: Charging) => context.tries < mostTries && !context.timeIsUp,
    chargeIsApproved: (_: Charging, outcome: ChargeOutcome | TooLate) => outcome.kind === 'approved',
    nothingIsCharged: (_: Charging, outcome: ChargeOutcome | TooLate) =>
      outcome.kind === 'declined' || outcome.kind === 'returned',
    refundIsNeeded: (_: Charging, outcome: VoidOutcome) => outcome.kind === 'notVoidable',
    comesTooLate: (_: Charging, outcome: { kind: string }) => outcome.kind === 'tooLate',
    timeIsUp: ({ context }: Charging) => context.timeIsUp,
    patienceIsLeft: ({ context }: Charging, failure: PortFailure) =>
      isWorthTrying(troubleAfter(context.trouble, failure)),
    everyPolicyIsActive: ({ context }: Activating) =>
      context.activeNumbers.length === context.policyNumbers.length,
    policyIsNext: ({ context }: Activating) => policyToActivate(context) !== null,
    policyIsNextAtOnce: ({ context }: Activating) =>
      policyToActivate(context) !== null && context.rounds < promptRounds,
    promptRoundIsLeft: ({ context }: Activating) => context.rounds < promptRounds - 1,
    activationIsWorthTrying: ({ context }: Activating) => isWorthTrying(context.trouble),
    stoodAt: ({ context }: Charging, place: ChargingContext['stoodAt']) => context.stoodAt === place,
  },
  delays: {
    chargePause: ({ context }: Charging) => growingPause(context.tries),
    lookUpPause: ({ context }: Charging) => growingPause(context.trouble?.times ?? 1),
    undoPause: ({ context }: Charging) => growingPause(context.trouble?.times ?? 1),
    recordPause: ({ context }: Charging) => growingPause(context.trouble?.times ?? 1),
    promptActivationPause: ({ context }: Activating) => promptPauseMs * 2 ** context.rounds,
    activationPause: ({ context }: Activating) => growingPause(context.rounds - promptRounds + 2),
  },
  actions: {
    countTry: charged(({ tries }) => ({ tries: tries + 1 })),
    noteTrouble: stepOf(({ trouble }: ChargingContext, failure: PortFailure) => ({
      trouble: troubleAfter(trouble, failure),
    })),
    forgetTrouble: charged(() => ({ trouble: null })),
    noteStand: stepOf((_: ChargingContext, stoodAt: ChargingContext['stoodAt']) => ({ stoodAt })),
    noteApproval: stepOf(({ charges }: ChargingContext, outcome: ChargeOutcome | TooLate) => ({
      tries: 0,
      trouble: null,
      charges: withChargeState(charges, 'due', 'approved', cardSeen(outcome)),
    })),
    noteDecline: stepOf(({ charges, declines }: ChargingContext, outcome: ChargeOutcome | TooLate) => ({
      declinedPayers: [chargeToSettle(charges)?.payer ?? ''],
      declineReason: outcome.kind === 'declined' ? outcome.reason : null,
      declines: outcome.kind === 'declined' ? declines + 1 : declines,
      trouble: null,
      charges: withoutTokens(withChargeState(charges, 'due', 'declined')),
    })),
    abandonOrder: emit(({ context }: Charging): PurchaseNews => {
      const { orderId, amountCents } = chargeToSettle(context.charges) as CardCharge;
      return { type: 'purchase.abandonOrder', orderId, amountCents };
    }) as never as (args: Charging, params: undefined) => void,
    noteAbandonment: charged(({ charges }) => ({
      declinedPayers: [chargeToSettle(charges)?.payer ?? ''],
      declineReason: 'gateway.unreachable',
      trouble: null,
      charges: withoutTokens(withChargeState(charges, 'due', 'abandoned')),
    })),
    noteLateness: charged(() => ({ timeIsUp: true })),
    noteGivingUp: charged(() => ({ timeIsUp: true, trouble: null })),
    noteVoid: charged(({ charges, declinedPayers }) => ({
      declinedPayers: [...declinedPayers, chargeToUndo(charges)?.payer ?? ''],
      trouble: null,
      charges: withChargeState(charges, 'approved', 'voided'),
    })),
    rememberStanding: stepOf((_: ChargingContext, outcome: ChargeOutcome | TooLate) => ({
      standingCents: outcome.kind === 'approved' ? outcome.standingCents : 0,
    })),
    noteRefund: charged(({ charges, declinedPayers }) => ({
      declinedPayers: [...declinedPayers, chargeToUndo(charges)?.payer ?? ''],
      trouble: null,
      charges: withChargeState(charges, 'approved', 'refunded'),
    })),
    noteActivation: activated((context) => ({
      activeNumbers: [...context.activeNumbers, policyToActivate(context) ?? ''],
    })),
    noteRefusal: activated((context) => ({
      refusedNumbers: [...context.refusedNumbers, policyToActivate(context) ?? ''],
    })),
    beginRound: activated(({ rounds }) => ({ refusedNumbers: [], rounds: rounds + 1 })),
    beginAnew: activated(() => ({ refusedNumbers: [], rounds: 0, trouble: null })),
  },
};
