import { chargeToSettle, chargeToUndo } from './charges.ts';
import { tryAgainLater } from './purchase.failing.ts';
import type { CardCharge, ChargeOutcome, ChargingContext, TooLate, VoidOutcome } from './purchase.types.ts';

type Held = { context: ChargingContext };
type Charged = { event: { output: ChargeOutcome | TooLate } };

const outcomeOf = ({ event }: Charged) => event.output;
const voidOf = ({ event }: { event: { output: VoidOutcome } }) => event.output;
const orderDue = ({ context }: Held) => chargeToSettle(context.charges) as CardCharge;
const orderToUndo = ({ context }: Held) => chargeToUndo(context.charges) as CardCharge;

const onceApproved = {
  guard: { type: 'chargeIsApproved', params: outcomeOf },
  actions: { type: 'noteApproval', params: outcomeOf },
  target: 'settling',
} as const;
const onceDeclined = {
  guard: { type: 'nothingIsCharged', params: outcomeOf },
  actions: { type: 'noteDecline', params: outcomeOf },
  target: 'undoing',
} as const;

/** One card after the other is charged, until all are (`recording`) or one is not (`undoing`). */
export const chargingStates = {
  settling: {
    tags: 'underway',
    always: [
      { guard: 'timeIsUp', target: 'undoing' },
      { guard: 'everyCardIsSettled', target: 'recording' },
      { target: 'charging' },
    ],
  },
  charging: {
    tags: 'underway',
    invoke: {
      id: 'chargeCard',
      src: 'chargeCard',
      input: ({ context }: Held) => ({ charge: orderDue({ context }), payBy: context.payBy }),
      onDone: [
        onceApproved,
        onceDeclined,
        { guard: { type: 'comesTooLate', params: outcomeOf }, actions: 'noteLateness', target: 'lookingUp' },
        { actions: 'countTry', target: 'lookingUp' },
      ],
      onError: { actions: 'countTry', target: 'lookingUp' },
    },
  },
  lookingUp: {
    tags: ['underway', 'checking'],
    invoke: {
      id: 'lookUpCharge',
      src: 'lookUpCharge',
      input: ({ context }: Held) => ({ orderId: orderDue({ context }).orderId }),
      onDone: [
        onceApproved,
        onceDeclined,
        { guard: 'mayBeSentAgain', actions: 'forgetTrouble', target: 'waitingToCharge' },
        { actions: ['abandonOrder', 'noteAbandonment'], target: 'undoing' },
      ],
      onError: tryAgainLater('waitingToLookUp', 'lookingUp'),
    },
  },
  waitingToCharge: { tags: ['underway', 'checking'], after: { chargePause: 'charging' } },
  waitingToLookUp: {
    tags: ['underway', 'checking'],
    after: { lookUpPause: 'lookingUp' },
    on: { 'staff.tryAgain': 'lookingUp' },
  },
} as const;

/** Charges with which nothing is bought are given back; then it is the turn of `undoing` again. */
export const undoingStates = {
  /** It is voided. */
  voiding: {
    tags: 'underway',
    invoke: {
      id: 'voidCharge',
      src: 'voidCharge',
      input: ({ context }: Held) => ({ orderId: orderToUndo({ context }).orderId }),
      onDone: [
        { guard: { type: 'refundIsNeeded', params: voidOf }, target: 'lookingUpStanding' },
        { actions: 'noteVoid', target: 'undoing' },
      ],
      onError: tryAgainLater('waitingToUndo', 'voiding'),
    },
  },
  /** What has been settled cannot be voided: how much of it stands is asked for. */
  lookingUpStanding: {
    tags: 'underway',
    invoke: {
      id: 'lookUpCharge',
      src: 'lookUpCharge',
      input: ({ context }: Held) => ({ orderId: orderToUndo({ context }).orderId }),
      onDone: [
        {
          guard: { type: 'chargeIsApproved', params: outcomeOf },
          actions: { type: 'rememberStanding', params: outcomeOf },
          target: 'refunding',
        },
        { actions: 'noteVoid', target: 'undoing' },
      ],
      onError: tryAgainLater('waitingToUndo', 'voiding'),
    },
  },
  /** What stands is refunded. */
  refunding: {
    tags: 'underway',
    invoke: {
      id: 'refundCharge',
      src: 'refundCharge',
      input: ({ context }: Held) => ({
        orderId: orderToUndo({ context }).orderId,
        amountCents: context.standingCents,
      }),
      onDone: { actions: 'noteRefund', target: 'undoing' },
      onError: tryAgainLater('waitingToUndo', 'voiding'),
    },
  },
  waitingToUndo: {
    tags: 'underway',
    after: { undoPause: 'voiding' },
    on: { 'staff.tryAgain': 'voiding' },
  },
} as const;
