import { chargeToSettle } from './charges.ts';
import {
  activating,
  activationDelayed,
  activationFailed,
  choosingPolicy,
  reactivating,
  waitingToActivate,
} from './purchase.activation.ts';
import { givesBack, tryAgainLater } from './purchase.failing.ts';
import { purchaseOpening, purchaseSetup } from './purchase.setup.ts';
import type { CardCharge, PurchaseContext } from './purchase.types.ts';
import { lookingUpStanding, refunding, voiding } from './purchase.undoing.ts';

const orderDue = ({ context }: { context: PurchaseContext }) => chargeToSettle(context.charges) as CardCharge;

/**
 * The life of one purchase on the server. Every state is a recovery point: it is saved before the work of the state
 * begins, and that work can be done again without harm because the gateway knows an order by its id.
 */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  context: ({ input }) => purchaseOpening(input.purchaseId),
  initial: 'prepared',
  states: {
    prepared: {
      on: {
        'person.submitPayment': {
          actions: { type: 'rememberCharges', params: ({ event }) => event },
          target: 'settling',
        },
      },
    },
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
        input: ({ context }) => ({ charge: orderDue({ context }), payBy: context.payBy }),
        onDone: [
          {
            guard: { type: 'chargeIsApproved', params: ({ event }) => event.output },
            actions: { type: 'noteApproval', params: ({ event }) => event.output },
            target: 'settling',
          },
          {
            guard: { type: 'nothingIsCharged', params: ({ event }) => event.output },
            actions: { type: 'noteDecline', params: ({ event }) => event.output },
            target: 'undoing',
          },
          {
            guard: { type: 'comesTooLate', params: ({ event }) => event.output },
            actions: 'noteLateness',
            target: 'lookingUp',
          },
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
        input: ({ context }) => ({ orderId: orderDue({ context }).orderId }),
        onDone: [
          {
            guard: { type: 'chargeIsApproved', params: ({ event }) => event.output },
            actions: { type: 'noteApproval', params: ({ event }) => event.output },
            target: 'settling',
          },
          {
            guard: { type: 'nothingIsCharged', params: ({ event }) => event.output },
            actions: { type: 'noteDecline', params: ({ event }) => event.output },
            target: 'undoing',
          },
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
    undoing: {
      tags: 'underway',
      always: [
        { guard: 'chargeStands', target: 'voiding' },
        { guard: 'timeIsUp', actions: 'forgetTokens', target: 'expired' },
        { target: 'declined' },
      ],
    },
    voiding,
    lookingUpStanding,
    refunding,
    waitingToUndo: {
      tags: 'underway',
      after: { undoPause: 'voiding' },
      on: { 'staff.tryAgain': 'voiding' },
    },
    declined: {
      meta: { requirements: ['CP-039'] },
      on: {
        'person.submitPayment': {
          actions: { type: 'rememberCharges', params: ({ event }) => event },
          target: 'settling',
        },
      },
    },
    expired: { type: 'final' },
    recording: {
      tags: 'underway',
      invoke: {
        id: 'recordPolicies',
        src: 'recordPolicies',
        input: ({ context }) => ({ purchaseId: context.purchaseId, payBy: context.payBy }),
        onDone: [
          {
            guard: { type: 'comesTooLate', params: ({ event }) => event.output },
            actions: 'noteLateness',
            target: 'undoing',
          },
          {
            actions: { type: 'rememberPolicies', params: ({ event }) => event.output },
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
        'staff.tryAgain': [
          {
            guard: { type: 'stoodAt', params: 'lookingUp' },
            actions: 'forgetTrouble',
            target: 'lookingUp',
          },
          { guard: { type: 'stoodAt', params: 'voiding' }, actions: 'forgetTrouble', target: 'voiding' },
          { actions: 'forgetTrouble', target: 'recording' },
        ],
        'staff.giveBack': { guard: { type: 'stoodAt', params: 'recording' }, ...givesBack },
      },
    },
    choosingPolicy,
    activating,
    waitingToActivate,
    reactivating,
    activationDelayed,
    activationFailed,
    confirmed: { type: 'final', meta: { requirements: ['CP-004'] } },
  },
});
