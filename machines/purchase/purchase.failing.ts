import type { PortFailure } from '../trouble.ts';
import type { ChargingContext } from './purchase.types.ts';

export const failureOf = ({ event }: { event: { error: unknown } }) => event.error as PortFailure;

/** Staff gives back what is paid and not recorded; the work of recording it ends with that. */
export const givesBack = { actions: 'noteGivingUp', target: 'undoing' } as const;

/** Work that fails is done again after a pause, and by the staff once patience is spent; `stand` says where they take it up. */
export const tryAgainLater = <const Pause extends string>(pause: Pause, stand: ChargingContext['stoodAt']) =>
  [
    {
      guard: { type: 'patienceIsLeft', params: failureOf },
      actions: { type: 'noteTrouble', params: failureOf },
      target: pause,
    },
    {
      actions: [
        { type: 'noteTrouble', params: failureOf },
        { type: 'noteStand', params: stand },
      ],
      target: 'needsAttention',
    },
  ] as const;

/** Staff takes work up again where it stood. */
export const goesOnWhereItStood = [
  {
    guard: { type: 'stoodAt', params: 'lookingUp' },
    actions: 'forgetTrouble',
    target: 'lookingUp',
  },
  { guard: { type: 'stoodAt', params: 'voiding' }, actions: 'forgetTrouble', target: 'voiding' },
  { actions: 'forgetTrouble', target: 'recording' },
] as const;
