import { assign, setup } from 'xstate';
import { port } from '../ports.ts';
import type { VoidOutcome } from '../purchase/purchase.types.ts';
import { growingPause, isWorthTrying, type PortFailure, troubleAfter } from '../trouble.ts';
import type {
  StrayOrderContext,
  StrayOrderEvent,
  StrayOrderInput,
  StrayOrderSight,
} from './strayOrder.types.ts';

const failureOf = ({ event }: { event: { error: unknown } }) => event.error as PortFailure;
const lookLater = [
  {
    guard: { type: 'patienceIsLeft', params: failureOf },
    actions: { type: 'noteTrouble', params: failureOf },
    target: 'waiting',
  },
  { actions: { type: 'noteTrouble', params: failureOf }, target: 'needsAttention' },
] as const;

/**
 * An order at the gateway with which nothing is bought. It is voided by its id at once and then looked for, because a
 * request that was given up may still arrive; whatever of it is charged goes back.
 */
export const strayOrderMachine = setup({
  types: {
    input: {} as StrayOrderInput,
    context: {} as StrayOrderContext,
    events: {} as StrayOrderEvent,
    tags: {} as 'attention',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    lookUpCharge: port<StrayOrderSight, { orderId: string }>('lookUpCharge'),
    voidCharge: port<VoidOutcome, { orderId: string }>('voidCharge'),
    refundCharge: port<void, { orderId: string; amountCents: number }>('refundCharge'),
  },
  guards: {
    orderStands: (_, { outcome }: StrayOrderSight) => outcome.kind === 'approved',
    orderStandsUnsettled: ({ context }, { outcome }: StrayOrderSight) =>
      outcome.kind === 'approved' && context.mayBeVoided,
    orderIsReturned: (_, { outcome }: StrayOrderSight) => outcome.kind === 'returned',
    orderIsDeclined: (_, { outcome }: StrayOrderSight) => outcome.kind === 'declined',
    watchGoesOn: ({ context }, { at }: StrayOrderSight) => at < context.watchUntil,
    orderIsVoided: (_, { kind }: VoidOutcome) => kind === 'voided',
    refundIsNeeded: (_, { kind }: VoidOutcome) => kind === 'notVoidable',
    workFails: ({ context }) => context.trouble !== null,
    patienceIsLeft: ({ context }, failure: PortFailure) =>
      isWorthTrying(troubleAfter(context.trouble, failure)),
  },
  delays: {
    lookUpPause: ({ context }) => growingPause(Math.max(context.looks, context.trouble?.times ?? 0) + 1),
  },
  actions: {
    countLook: assign(({ context }) => ({ looks: context.looks + 1, trouble: null })),
    noteSettlement: assign({ mayBeVoided: false, trouble: null }),
    rememberStanding: assign((_, { outcome }: StrayOrderSight) => ({
      standingCents: outcome.kind === 'approved' ? outcome.standingCents : 0,
    })),
    noteTrouble: assign(({ context }, failure: PortFailure) => ({
      trouble: troubleAfter(context.trouble, failure),
    })),
    forgetTrouble: assign({ trouble: null }),
  },
}).createMachine({
  id: 'strayOrder',
  context: ({ input }) => ({ ...input, looks: 0, mayBeVoided: true, standingCents: 0, trouble: null }),
  initial: 'voiding',
  states: {
    voiding: {
      invoke: {
        id: 'voidCharge',
        src: 'voidCharge',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'orderIsVoided', params: ({ event }) => event.output },
            actions: 'forgetTrouble',
            target: 'returned',
          },
          {
            guard: { type: 'refundIsNeeded', params: ({ event }) => event.output },
            actions: 'noteSettlement',
            target: 'lookingUp',
          },
          { actions: 'forgetTrouble', target: 'waiting' },
        ],
        onError: lookLater,
      },
    },
    waiting: {
      after: { lookUpPause: 'lookingUp' },
      on: {
        'purchase.tellApproval': 'voiding',
        'staff.tryAgain': { guard: 'workFails', target: 'lookingUp' },
      },
    },
    lookingUp: {
      invoke: {
        id: 'lookUpCharge',
        src: 'lookUpCharge',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: [
          {
            guard: { type: 'orderStandsUnsettled', params: ({ event }) => event.output },
            target: 'voiding',
          },
          {
            guard: { type: 'orderStands', params: ({ event }) => event.output },
            actions: { type: 'rememberStanding', params: ({ event }) => event.output },
            target: 'refunding',
          },
          {
            guard: { type: 'orderIsReturned', params: ({ event }) => event.output },
            actions: 'countLook',
            target: 'returned',
          },
          {
            guard: { type: 'orderIsDeclined', params: ({ event }) => event.output },
            actions: 'countLook',
            target: 'neverCharged',
          },
          {
            guard: { type: 'watchGoesOn', params: ({ event }) => event.output },
            actions: 'countLook',
            target: 'waiting',
          },
          { actions: 'countLook', target: 'neverArrived' },
        ],
        onError: lookLater,
      },
    },
    refunding: {
      invoke: {
        id: 'refundCharge',
        src: 'refundCharge',
        input: ({ context }) => ({ orderId: context.orderId, amountCents: context.standingCents }),
        onDone: { actions: 'forgetTrouble', target: 'returned' },
        onError: lookLater,
      },
    },
    neverArrived: { on: { 'purchase.tellApproval': 'voiding' } },
    needsAttention: {
      tags: 'attention',
      on: {
        'purchase.tellApproval': { actions: 'forgetTrouble', target: 'voiding' },
        'staff.tryAgain': { actions: 'forgetTrouble', target: 'lookingUp' },
      },
    },
    neverCharged: { type: 'final' },
    returned: { type: 'final' },
  },
});
