import { failureOf } from './purchase.failing.ts';
import { policyToActivate, purchaseSetup } from './purchase.setup.ts';

const activationRefused = {
  actions: ['noteRefusal', { type: 'noteTrouble', params: failureOf }],
  target: 'choosingPolicy',
} as const;

/** [CP-031] One policy after the other is put in force; those that fail are tried again in the next round. */
export const choosingPolicy = purchaseSetup.createStateConfig({
  tags: 'underway',
  always: [
    { guard: 'policyIsNextAtOnce', target: 'activating' },
    { guard: 'policyIsNext', target: 'reactivating' },
    { guard: 'everyPolicyIsActive', target: 'confirmed' },
    { guard: 'promptRoundIsLeft', target: 'waitingToActivate' },
    { guard: 'activationIsWorthTrying', target: 'activationDelayed' },
    { target: 'activationFailed' },
  ],
});

/** While the buyer waits. */
export const activating = purchaseSetup.createStateConfig({
  tags: 'underway',
  invoke: {
    id: 'activatePolicy',
    src: 'activatePolicy',
    input: ({ context }) => ({ policyNumber: policyToActivate(context) ?? '' }),
    onDone: { actions: 'noteActivation', target: 'choosingPolicy' },
    onError: activationRefused,
  },
});

/** Between two rounds for which the buyer waits. */
export const waitingToActivate = purchaseSetup.createStateConfig({
  tags: 'underway',
  after: { promptActivationPause: { actions: 'beginRound', target: 'choosingPolicy' } },
});

/** [CP-031] When the buyer has seen that it failed. */
export const reactivating = purchaseSetup.createStateConfig({
  meta: { requirements: ['CP-031'] },
  invoke: {
    id: 'activatePolicy',
    src: 'activatePolicy',
    input: ({ context }) => ({ policyNumber: policyToActivate(context) ?? '' }),
    onDone: { actions: 'noteActivation', target: 'choosingPolicy' },
    onError: activationRefused,
  },
  on: { 'staff.retryActivation': { actions: 'beginAnew', target: 'choosingPolicy' } },
});

/** [CP-031] It goes on by itself later. */
export const activationDelayed = purchaseSetup.createStateConfig({
  meta: { requirements: ['CP-031'] },
  after: { activationPause: { actions: 'beginRound', target: 'choosingPolicy' } },
  on: { 'staff.retryActivation': { actions: 'beginAnew', target: 'choosingPolicy' } },
});

/** [CP-031] It does not go on by itself any more. */
export const activationFailed = purchaseSetup.createStateConfig({
  tags: 'attention',
  meta: { requirements: ['CP-031'] },
  on: { 'staff.retryActivation': { actions: 'beginAnew', target: 'choosingPolicy' } },
});
