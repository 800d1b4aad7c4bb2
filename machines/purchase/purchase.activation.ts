import { failureOf } from './purchase.failing.ts';
import type { ActivationContext } from './purchase.types.ts';

/** The next policy to be put in force in this round, or null when each was tried. */
export function policyToActivate(context: ActivationContext): string | null {
  const tried = [...context.activeNumbers, ...context.refusedNumbers];
  return context.policyNumbers.find((policyNumber) => !tried.includes(policyNumber)) ?? null;
}

const activatesPolicy = {
  id: 'activatePolicy',
  src: 'activatePolicy',
  input: ({ context }: { context: ActivationContext }) => ({
    policyNumber: policyToActivate(context) ?? '',
  }),
  onDone: { actions: 'noteActivation', target: 'choosingPolicy' },
  onError: {
    actions: ['noteRefusal', { type: 'noteTrouble', params: failureOf }],
    target: 'choosingPolicy',
  },
} as const;

const retriedByStaff = {
  'staff.retryActivation': { actions: 'beginAnew', target: 'choosingPolicy' },
} as const;

/** [CP-031] One policy after the other is put in force; those that fail are tried again in the next round. */
export const activationStates = <const Done extends string>(done: Done) =>
  ({
    choosingPolicy: {
      tags: 'underway',
      always: [
        { guard: 'policyIsNextAtOnce', target: 'activating' },
        { guard: 'policyIsNext', target: 'reactivating' },
        { guard: 'everyPolicyIsActive', target: done },
        { guard: 'promptRoundIsLeft', target: 'waitingToActivate' },
        { guard: 'activationIsWorthTrying', target: 'activationDelayed' },
        { target: 'activationFailed' },
      ],
    },
    /** While the buyer waits. */
    activating: { tags: 'underway', invoke: activatesPolicy },
    /** Between two rounds for which the buyer waits. */
    waitingToActivate: {
      tags: 'underway',
      after: { promptActivationPause: { actions: 'beginRound', target: 'choosingPolicy' } },
    },
    /** [CP-031] When the buyer has seen that it failed. */
    reactivating: {
      meta: { requirements: ['CP-031'] },
      invoke: activatesPolicy,
      on: retriedByStaff,
    },
    /** [CP-031] It goes on by itself later. */
    activationDelayed: {
      meta: { requirements: ['CP-031'] },
      after: { activationPause: { actions: 'beginRound', target: 'choosingPolicy' } },
      on: retriedByStaff,
    },
    /** [CP-031] It does not go on by itself any more. */
    activationFailed: {
      tags: 'attention',
      meta: { requirements: ['CP-031'] },
      on: retriedByStaff,
    },
  }) as const;
