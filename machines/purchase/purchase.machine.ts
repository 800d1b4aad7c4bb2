import { assign, setup } from 'xstate';
import { port } from '../ports.ts';
import { chargeToSettle, chargeToVoid, chargesOf, withChargeState, withoutTokens } from './charges.ts';
import type {
  CardCharge,
  ChargeOutcome,
  PurchaseContext,
  PurchaseEvent,
  SubmittedCard,
} from './purchase.types.ts';

/** How often a card is sent to a gateway that answers with a failure and knows nothing of the order. */
const mostTries = 3;

/**
 * The life of one purchase on the server. Every state is a recovery point: it is saved before the work of the state
 * begins, and that work can be done again without harm because the gateway knows an order by its id.
 */
export const purchaseMachine = setup({
  types: {
    input: {} as { purchaseId: string },
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    tags: {} as 'underway' | 'checking',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    chargeCard: port<ChargeOutcome, { charge: CardCharge }>('chargeCard'),
    lookUpCharge: port<ChargeOutcome, { orderId: string }>('lookUpCharge'),
    voidCharge: port<void, { orderId: string }>('voidCharge'),
    recordPolicies: port<{ policyNumbers: readonly string[] }, { purchaseId: string }>('recordPolicies'),
    activatePolicies: port<void, { policyNumbers: readonly string[] }>('activatePolicies'),
  },
  guards: {
    everyCardIsSettled: ({ context }) => chargeToSettle(context.charges) === null,
    nothingStands: ({ context }) => chargeToVoid(context.charges) === null,
    triesAreLeft: ({ context }) => context.tries < mostTries,
    chargeIsApproved: (_, outcome: ChargeOutcome) => outcome.kind === 'approved',
    chargeIsDeclined: (_, outcome: ChargeOutcome) => outcome.kind === 'declined',
  },
  delays: {
    chargePause: 5_000,
    lookUpPause: 5_000,
    voidPause: 5_000,
    recordPause: 5_000,
  },
  actions: {
    rememberCharges: assign(({ context }, cards: readonly SubmittedCard[]) => ({
      charges: chargesOf(cards, context.purchaseId, context.attempt + 1),
      attempt: context.attempt + 1,
      tries: 0,
      declinedPayers: [],
    })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    noteApproval: assign(({ context }) => ({
      tries: 0,
      charges: withChargeState(context.charges, 'due', 'approved'),
    })),
    noteDecline: assign(({ context }) => ({
      declinedPayers: [chargeToSettle(context.charges)?.payer ?? ''],
      charges: withoutTokens(withChargeState(context.charges, 'due', 'declined')),
    })),
    noteVoid: assign(({ context }) => ({
      declinedPayers: [...context.declinedPayers, chargeToVoid(context.charges)?.payer ?? ''],
      charges: withChargeState(context.charges, 'approved', 'voided'),
    })),
    rememberPolicies: assign((_, policyNumbers: readonly string[]) => ({ policyNumbers })),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input }) => ({
    purchaseId: input.purchaseId,
    attempt: 0,
    tries: 0,
    charges: [],
    policyNumbers: [],
    declinedPayers: [],
  }),
  initial: 'prepared',
  states: {
    prepared: {
      on: {
        'agent.submitPayment': {
          actions: { type: 'rememberCharges', params: ({ event }) => event.cards },
          target: 'settling',
        },
      },
    },
    settling: {
      tags: 'underway',
      always: [{ guard: 'everyCardIsSettled', target: 'recording' }, { target: 'charging' }],
    },
    charging: {
      tags: 'underway',
      invoke: {
        id: 'chargeCard',
        src: 'chargeCard',
        input: ({ context }) => ({ charge: chargeToSettle(context.charges) as CardCharge }),
        onDone: [
          {
            guard: { type: 'chargeIsApproved', params: ({ event }) => event.output },
            actions: 'noteApproval',
            target: 'settling',
          },
          {
            guard: { type: 'chargeIsDeclined', params: ({ event }) => event.output },
            actions: 'noteDecline',
            target: 'undoing',
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
        input: ({ context }) => ({ orderId: (chargeToSettle(context.charges) as CardCharge).orderId }),
        onDone: [
          {
            guard: { type: 'chargeIsApproved', params: ({ event }) => event.output },
            actions: 'noteApproval',
            target: 'settling',
          },
          {
            guard: { type: 'chargeIsDeclined', params: ({ event }) => event.output },
            actions: 'noteDecline',
            target: 'undoing',
          },
          { guard: 'triesAreLeft', target: 'waitingToCharge' },
          { actions: 'noteDecline', target: 'undoing' },
        ],
        onError: 'waitingToLookUp',
      },
    },
    waitingToCharge: { tags: ['underway', 'checking'], after: { chargePause: 'charging' } },
    waitingToLookUp: { tags: ['underway', 'checking'], after: { lookUpPause: 'lookingUp' } },
    undoing: {
      tags: 'underway',
      always: [{ guard: 'nothingStands', target: 'declined' }, { target: 'voiding' }],
    },
    voiding: {
      tags: 'underway',
      invoke: {
        id: 'voidCharge',
        src: 'voidCharge',
        input: ({ context }) => ({ orderId: (chargeToVoid(context.charges) as CardCharge).orderId }),
        onDone: { actions: 'noteVoid', target: 'undoing' },
        onError: 'waitingToVoid',
      },
    },
    waitingToVoid: { tags: 'underway', after: { voidPause: 'voiding' } },
    declined: {
      meta: { requirements: ['CP-039'] },
      on: {
        'agent.submitPayment': {
          actions: { type: 'rememberCharges', params: ({ event }) => event.cards },
          target: 'settling',
        },
      },
    },
    recording: {
      tags: 'underway',
      invoke: {
        id: 'recordPolicies',
        src: 'recordPolicies',
        input: ({ context }) => ({ purchaseId: context.purchaseId }),
        onDone: {
          actions: { type: 'rememberPolicies', params: ({ event }) => event.output.policyNumbers },
          target: 'activating',
        },
        onError: 'waitingToRecord',
      },
    },
    waitingToRecord: { tags: 'underway', after: { recordPause: 'recording' } },
    activating: {
      tags: 'underway',
      invoke: {
        id: 'activatePolicies',
        src: 'activatePolicies',
        input: ({ context }) => ({ policyNumbers: context.policyNumbers }),
        onDone: 'confirmed',
        onError: 'activationFailed',
      },
    },
    activationFailed: {
      meta: { requirements: ['CP-031'] },
      on: { 'staff.retryActivation': 'activating' },
    },
    confirmed: { type: 'final', meta: { requirements: ['CP-004'] } },
  },
});
