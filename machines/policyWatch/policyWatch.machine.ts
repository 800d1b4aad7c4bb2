import { assign, setup } from 'xstate';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { listenerPort, port } from '../ports.ts';

export type PolicyWatchInput = { purchaseId: string; record: PolicyRecord };

type PolicyWatchContext = PolicyWatchInput & { looks: number };

export type PolicyWatchEvent = { type: 'page.return' };

const firstPauseMs = 2000;
/** The pauses grow from two seconds to about one minute, two minutes in all. */
const mostLooks = 6;

/**
 * What was bought, as it stands: whether it is in force, and what became of its confirmations. It is read again in
 * growing pauses for about two minutes, and whenever the page comes back into sight.
 */
export const policyWatchMachine = setup({
  types: {
    input: {} as PolicyWatchInput,
    context: {} as PolicyWatchContext,
    events: {} as PolicyWatchEvent,
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readPurchase: port<PurchaseAnswer, { purchaseId: string }>('readPurchase'),
    hearReturn: listenerPort('hearReturn'),
  },
  guards: { lookedOftenEnough: ({ context }) => context.looks >= mostLooks },
  actions: {
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    rememberRecord: assign(({ context }, { record }: PurchaseAnswer) => ({
      record: record ?? context.record,
    })),
  },
  delays: { lookUpPause: ({ context }) => firstPauseMs * 2 ** context.looks },
}).createMachine({
  id: 'policyWatch',
  context: ({ input }) => ({ ...input, looks: 0 }),
  invoke: { id: 'hearReturn', src: 'hearReturn' },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'lookedOftenEnough', target: 'resting' },
      after: { lookUpPause: { actions: 'countLook', target: 'reading' } },
      on: { 'page.return': 'reading' },
    },
    reading: {
      invoke: {
        id: 'readPurchase',
        src: 'readPurchase',
        input: ({ context: { purchaseId } }) => ({ purchaseId }),
        onDone: {
          actions: { type: 'rememberRecord', params: ({ event }) => event.output },
          target: 'waiting',
        },
        onError: 'waiting',
      },
    },
    resting: { on: { 'page.return': 'reading' } },
  },
});
