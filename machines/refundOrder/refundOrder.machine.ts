import { assign, setup } from 'xstate';
import { port } from '../ports.ts';
import { growingPause, type PortFailure, troubleAfter } from '../trouble.ts';
import type { RefundOrderContext, RefundOrderEvent, RefundOrderInput } from './refundOrder.types.ts';

const failureOf = ({ event }: { event: { error: unknown } }) => event.error as PortFailure;

/**
 * Money that goes back over the gateway. It is sent under one id until the gateway confirms it, however long that
 * takes; what the gateway refuses waits for somebody.
 */
export const refundOrderMachine = setup({
  types: {
    input: {} as RefundOrderInput,
    context: {} as RefundOrderContext,
    events: {} as RefundOrderEvent,
    tags: {} as 'attention',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    refundCharge: port<void, { refundId: string; orderId: string; amountCents: number }>('refundCharge'),
  },
  guards: {
    refundIsRefused: (_, { code }: PortFailure) => code === 'refused',
  },
  delays: { refundPause: ({ context }) => growingPause(context.trouble?.times ?? 1) },
  actions: {
    noteTrouble: assign(({ context }, failure: PortFailure) => ({
      trouble: troubleAfter(context.trouble, failure),
    })),
    forgetTrouble: assign({ trouble: null }),
  },
}).createMachine({
  id: 'refundOrder',
  context: ({ input }) => ({ ...input, trouble: null }),
  initial: 'refunding',
  states: {
    refunding: {
      invoke: {
        id: 'refundCharge',
        src: 'refundCharge',
        input: ({ context: { refundId, orderId, amountCents } }) => ({ refundId, orderId, amountCents }),
        onDone: { actions: 'forgetTrouble', target: 'confirmed' },
        onError: [
          {
            guard: { type: 'refundIsRefused', params: failureOf },
            actions: { type: 'noteTrouble', params: failureOf },
            target: 'refused',
          },
          { actions: { type: 'noteTrouble', params: failureOf }, target: 'waiting' },
        ],
      },
    },
    waiting: {
      after: { refundPause: 'refunding' },
      on: { 'staff.tryAgain': 'refunding' },
    },
    refused: {
      tags: 'attention',
      on: { 'staff.tryAgain': { actions: 'forgetTrouble', target: 'refunding' } },
    },
    confirmed: { type: 'final', meta: { requirements: ['CX-015'] } },
  },
});
