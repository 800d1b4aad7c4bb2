import { assign, emit, setup } from 'xstate';
import { port } from '../ports.ts';
import { chargesOf, withoutTokens } from '../purchase/charges.ts';
import { activationStates } from '../purchase/purchase.activation.ts';
import { chargingStates, undoingStates } from '../purchase/purchase.charging.ts';
import { givesBack, goesOnWhereItStood, tryAgainLater } from '../purchase/purchase.failing.ts';
import { activationOpening, chargingOpening, paidPart } from '../purchase/purchase.parts.ts';
import type { CardCharge, PurchaseNews } from '../purchase/purchase.types.ts';
import type {
  ChangeRecord,
  PolicyChangeContext,
  PolicyChangeEvent,
  PolicyChangeInput,
  PolicyChangeNews,
} from './policyChange.types.ts';

/** The orders without what is known of their cards but by the gateway. */
const withoutCards = (charges: readonly CardCharge[]) =>
  withoutTokens(charges).map((charge) => ({ ...charge, cardHolderName: '' }));

/**
 * A change of a policy on the server: its cards are charged, all or none, as those of a purchase; then it is
 * written in one commit, and what it puts in force is. Every state is a recovery point. The refunds that it leads to are
 * begun in that commit and live on by themselves.
 */
export const policyChangeMachine = setup({
  types: {
    input: {} as PolicyChangeInput,
    context: {} as PolicyChangeContext,
    events: {} as PolicyChangeEvent,
    emitted: {} as PolicyChangeNews | PurchaseNews,
    tags: {} as 'underway' | 'checking' | 'attention',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    ...paidPart.actors,
    recordChange: port<ChangeRecord, { changeId: string }>('recordChange'),
  },
  guards: paidPart.guards,
  delays: paidPart.delays,
  actions: {
    ...paidPart.actions,
    rememberVersion: assign(({ context }, record: ChangeRecord) => ({
      version: record.kind === 'recorded' ? record.version : null,
      charges: withoutCards(context.charges),
      trouble: null,
    })),
    beginRefunds: emit((_, record: ChangeRecord) => ({
      type: 'change.beginRefunds' as const,
      refunds: record.kind === 'recorded' ? record.refunds : [],
    })),
    forgetCards: assign(({ context }) => ({ charges: withoutCards(context.charges) })),
    withdraw: emit({ type: 'change.withdraw' }),
  },
}).createMachine({
  id: 'policyChange',
  context: ({ input: { changeId, cards, payBy, activates } }) => ({
    changeId,
    version: null,
    ...chargingOpening,
    ...activationOpening,
    charges: chargesOf(cards, changeId, 1),
    payBy,
    policyNumbers: activates,
  }),
  initial: 'settling',
  states: {
    ...chargingStates,
    undoing: {
      tags: 'underway',
      always: [
        { guard: 'chargeStands', target: 'voiding' },
        { guard: 'timeIsUp', actions: ['forgetCards', 'withdraw'], target: 'expired' },
        { actions: ['forgetCards', 'withdraw'], target: 'declined' },
      ],
    },
    ...undoingStates,
    declined: { type: 'final' },
    expired: { type: 'final' },
    recording: {
      tags: 'underway',
      invoke: {
        id: 'recordChange',
        src: 'recordChange',
        input: ({ context }) => ({ changeId: context.changeId }),
        onDone: [
          {
            guard: { type: 'comesTooLate', params: ({ event }) => event.output },
            actions: 'noteLateness',
            target: 'undoing',
          },
          {
            actions: [
              { type: 'rememberVersion', params: ({ event }) => event.output },
              { type: 'beginRefunds', params: ({ event }) => event.output },
            ],
            target: 'choosingPolicy',
          },
        ],
        onError: tryAgainLater('waitingToRecord', 'recording'),
      },
      on: { 'staff.giveBack': givesBack },
    },
    waitingToRecord: {
      tags: 'underway',
      after: { recordPause: 'recording' },
      on: { 'staff.tryAgain': 'recording', 'staff.giveBack': givesBack },
    },
    needsAttention: {
      tags: 'attention',
      on: {
        'staff.tryAgain': goesOnWhereItStood,
        'staff.giveBack': { guard: { type: 'stoodAt', params: 'recording' }, ...givesBack },
      },
    },
    ...activationStates('done'),
    done: { type: 'final' },
  },
});
