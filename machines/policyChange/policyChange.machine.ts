import { assign, emit, setup } from 'xstate';
import { port } from '../ports.ts';
import { growingPause, isWorthTrying, type PortFailure, troubleAfter } from '../trouble.ts';
import type {
  ChangeRecord,
  PolicyChangeContext,
  PolicyChangeEvent,
  PolicyChangeInput,
  PolicyChangeNews,
} from './policyChange.types.ts';

const failureOf = ({ event }: { event: { error: unknown } }) => event.error as PortFailure;

/**
 * A change of a policy on the server. Every state is a recovery point. What it writes is one commit; the refunds
 * that it leads to are begun in it and live on by themselves.
 */
export const policyChangeMachine = setup({
  types: {
    input: {} as PolicyChangeInput,
    context: {} as PolicyChangeContext,
    events: {} as PolicyChangeEvent,
    emitted: {} as PolicyChangeNews,
    tags: {} as 'underway' | 'attention',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    recordChange: port<ChangeRecord, { changeId: string }>('recordChange'),
  },
  guards: {
    otherVersionCame: (_, record: ChangeRecord) => record.kind === 'overtaken',
    patienceIsLeft: ({ context }, failure: PortFailure) =>
      isWorthTrying(troubleAfter(context.trouble, failure)),
  },
  delays: { recordPause: ({ context }) => growingPause(context.trouble?.times ?? 1) },
  actions: {
    rememberVersion: assign((_, record: ChangeRecord) => ({
      version: record.kind === 'recorded' ? record.version : null,
      trouble: null,
    })),
    beginRefunds: emit((_, record: ChangeRecord) => ({
      type: 'change.beginRefunds' as const,
      refunds: record.kind === 'recorded' ? record.refunds : [],
    })),
    noteTrouble: assign(({ context }, failure: PortFailure) => ({
      trouble: troubleAfter(context.trouble, failure),
    })),
    forgetTrouble: assign({ trouble: null }),
  },
}).createMachine({
  id: 'policyChange',
  context: ({ input }) => ({ changeId: input.changeId, version: null, trouble: null }),
  initial: 'recording',
  states: {
    recording: {
      tags: 'underway',
      invoke: {
        id: 'recordChange',
        src: 'recordChange',
        input: ({ context }) => ({ changeId: context.changeId }),
        onDone: [
          {
            guard: { type: 'otherVersionCame', params: ({ event }) => event.output },
            actions: 'forgetTrouble',
            target: 'expired',
          },
          {
            actions: [
              { type: 'rememberVersion', params: ({ event }) => event.output },
              { type: 'beginRefunds', params: ({ event }) => event.output },
            ],
            target: 'done',
          },
        ],
        onError: [
          {
            guard: { type: 'patienceIsLeft', params: failureOf },
            actions: { type: 'noteTrouble', params: failureOf },
            target: 'waitingToRecord',
          },
          { actions: { type: 'noteTrouble', params: failureOf }, target: 'needsAttention' },
        ],
      },
    },
    waitingToRecord: {
      tags: 'underway',
      after: { recordPause: 'recording' },
      on: { 'staff.tryAgain': 'recording' },
    },
    needsAttention: {
      tags: 'attention',
      on: { 'staff.tryAgain': { actions: 'forgetTrouble', target: 'recording' } },
    },
    expired: { type: 'final' },
    done: { type: 'final' },
  },
});
