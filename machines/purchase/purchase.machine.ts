import type { PortFailure } from '../trouble.ts';
import { chargeToSettle, chargeToUndo } from './charges.ts';
import { policyToActivate, purchaseOpening, purchaseSetup } from './purchase.setup.ts';
import type { CardCharge, PurchaseContext } from './purchase.types.ts';

const failureOf = ({ event }: { event: { error: unknown } }) => event.error as PortFailure;
const orderDue = ({ context }: { context: PurchaseContext }) => chargeToSettle(context.charges) as CardCharge;
const orderToUndo = ({ context }: { context: PurchaseContext }) =>
  chargeToUndo(context.charges) as CardCharge;

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
        'agent.submitPayment': {
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
            actions: 'noteApproval',
            target: 'settling',
          },
          {
            guard: { type: 'nothingIsCharged', params: ({ event }) => event.output },
            actions: 'noteDecline',
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
            actions: 'noteApproval',
            target: 'settling',
          },
          {
            guard: { type: 'nothingIsCharged', params: ({ event }) => event.output },
            actions: 'noteDecline',
            target: 'undoing',
          },
          { guard: 'mayBeSentAgain', actions: 'forgetTrouble', target: 'waitingToCharge' },
          { actions: ['abandonOrder', 'noteAbandonment'], target: 'undoing' },
        ],
        onError: [
          {
            guard: { type: 'patienceIsLeft', params: failureOf },
            actions: { type: 'noteTrouble', params: failureOf },
            target: 'waitingToLookUp',
          },
          {
            actions: [
              { type: 'noteTrouble', params: failureOf },
              { type: 'noteStand', params: 'lookingUp' },
            ],
            target: 'needsAttention',
          },
        ],
      },
    },
    waitingToCharge: { tags: ['underway', 'checking'], after: { chargePause: 'charging' } },
    waitingToLookUp: { tags: ['underway', 'checking'], after: { lookUpPause: 'lookingUp' } },
    undoing: {
      tags: 'underway',
      always: [
        { guard: 'chargeStands', target: 'voiding' },
        { guard: 'timeIsUp', actions: 'forgetTokens', target: 'expired' },
        { target: 'declined' },
      ],
    },
    voiding: {
      tags: 'underway',
      invoke: {
        id: 'voidCharge',
        src: 'voidCharge',
        input: ({ context }) => ({ orderId: orderToUndo({ context }).orderId }),
        onDone: [
          {
            guard: { type: 'refundIsNeeded', params: ({ event }) => event.output },
            target: 'lookingUpStanding',
          },
          { actions: 'noteVoid', target: 'undoing' },
        ],
        onError: [
          {
            guard: { type: 'patienceIsLeft', params: failureOf },
            actions: { type: 'noteTrouble', params: failureOf },
            target: 'waitingToUndo',
          },
          {
            actions: [
              { type: 'noteTrouble', params: failureOf },
              { type: 'noteStand', params: 'voiding' },
            ],
            target: 'needsAttention',
          },
        ],
      },
    },
    lookingUpStanding: {
      tags: 'underway',
      invoke: {
        id: 'lookUpCharge',
        src: 'lookUpCharge',
        input: ({ context }) => ({ orderId: orderToUndo({ context }).orderId }),
        onDone: [
          {
            guard: { type: 'chargeIsApproved', params: ({ event }) => event.output },
            actions: { type: 'rememberStanding', params: ({ event }) => event.output },
            target: 'refunding',
          },
          { actions: 'noteVoid', target: 'undoing' },
        ],
        onError: [
          {
            guard: { type: 'patienceIsLeft', params: failureOf },
            actions: { type: 'noteTrouble', params: failureOf },
            target: 'waitingToUndo',
          },
          {
            actions: [
              { type: 'noteTrouble', params: failureOf },
              { type: 'noteStand', params: 'voiding' },
            ],
            target: 'needsAttention',
          },
        ],
      },
    },
    refunding: {
      tags: 'underway',
      invoke: {
        id: 'refundCharge',
        src: 'refundCharge',
        input: ({ context }) => ({
          orderId: orderToUndo({ context }).orderId,
          amountCents: context.standingCents,
        }),
        onDone: { actions: 'noteRefund', target: 'undoing' },
        onError: [
          {
            guard: { type: 'patienceIsLeft', params: failureOf },
            actions: { type: 'noteTrouble', params: failureOf },
            target: 'waitingToUndo',
          },
          {
            actions: [
              { type: 'noteTrouble', params: failureOf },
              { type: 'noteStand', params: 'voiding' },
            ],
            target: 'needsAttention',
          },
        ],
      },
    },
    waitingToUndo: { tags: 'underway', after: { undoPause: 'voiding' } },
    declined: {
      meta: { requirements: ['CP-039'] },
      on: {
        'agent.submitPayment': {
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
        onError: [
          {
            guard: { type: 'patienceIsLeft', params: failureOf },
            actions: { type: 'noteTrouble', params: failureOf },
            target: 'waitingToRecord',
          },
          {
            actions: [
              { type: 'noteTrouble', params: failureOf },
              { type: 'noteStand', params: 'recording' },
            ],
            target: 'needsAttention',
          },
        ],
      },
    },
    waitingToRecord: { tags: 'underway', after: { recordPause: 'recording' } },
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
      },
    },
    choosingPolicy: {
      tags: 'underway',
      always: [
        { guard: 'policyIsNextAtOnce', target: 'activating' },
        { guard: 'policyIsNext', target: 'reactivating' },
        { guard: 'everyPolicyIsActive', target: 'confirmed' },
        { guard: 'promptRoundIsLeft', target: 'waitingToActivate' },
        { guard: 'activationIsWorthTrying', target: 'activationDelayed' },
        { target: 'activationFailed' },
      ],
    },
    activating: {
      tags: 'underway',
      invoke: {
        id: 'activatePolicy',
        src: 'activatePolicy',
        input: ({ context }) => ({ policyNumber: policyToActivate(context) ?? '' }),
        onDone: { actions: 'noteActivation', target: 'choosingPolicy' },
        onError: {
          actions: ['noteRefusal', { type: 'noteTrouble', params: failureOf }],
          target: 'choosingPolicy',
        },
      },
    },
    waitingToActivate: {
      tags: 'underway',
      after: { promptActivationPause: { actions: 'beginRound', target: 'choosingPolicy' } },
    },
    reactivating: {
      meta: { requirements: ['CP-031'] },
      invoke: {
        id: 'activatePolicy',
        src: 'activatePolicy',
        input: ({ context }) => ({ policyNumber: policyToActivate(context) ?? '' }),
        onDone: { actions: 'noteActivation', target: 'choosingPolicy' },
        onError: {
          actions: ['noteRefusal', { type: 'noteTrouble', params: failureOf }],
          target: 'choosingPolicy',
        },
      },
      on: { 'staff.retryActivation': { actions: 'beginAnew', target: 'choosingPolicy' } },
    },
    activationDelayed: {
      meta: { requirements: ['CP-031'] },
      after: { activationPause: { actions: 'beginRound', target: 'choosingPolicy' } },
      on: { 'staff.retryActivation': { actions: 'beginAnew', target: 'choosingPolicy' } },
    },
    activationFailed: {
      tags: 'attention',
      meta: { requirements: ['CP-031'] },
      on: { 'staff.retryActivation': { actions: 'beginAnew', target: 'choosingPolicy' } },
    },
    confirmed: { type: 'final', meta: { requirements: ['CP-004'] } },
  },
});
