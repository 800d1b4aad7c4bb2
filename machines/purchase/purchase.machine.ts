import { activationStates } from './purchase.activation.ts';
import { chargingStates, undoingStates } from './purchase.charging.ts';
import { givesBack, goesOnWhereItStood, tryAgainLater } from './purchase.failing.ts';
import { purchaseOpening, purchaseSetup } from './purchase.setup.ts';

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
    ...chargingStates,
    undoing: {
      tags: 'underway',
      always: [
        { guard: 'chargeStands', target: 'voiding' },
        { guard: 'timeIsUp', actions: 'forgetTokens', target: 'expired' },
        { target: 'declined' },
      ],
    },
    ...undoingStates,
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
        'staff.tryAgain': goesOnWhereItStood,
        'staff.giveBack': { guard: { type: 'stoodAt', params: 'recording' }, ...givesBack },
      },
    },
    ...activationStates('confirmed'),
    confirmed: { type: 'final', meta: { requirements: ['CP-004'] } },
  },
});
