import type { ActorRefFrom } from 'xstate';
import type { applyMachine } from '#machines/apply/apply.machine.ts';

export type ApplyRef = ActorRefFrom<typeof applyMachine>;
export type ApplyProps = { actor: ApplyRef };
/** One traveller of the form; `number` counts from 1, the primary. */
export type ApplicantProps = ApplyProps & { paxId: string; number: number };
