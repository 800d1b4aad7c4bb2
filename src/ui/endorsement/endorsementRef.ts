import type { ActorRefFrom } from 'xstate';
import type { endorsementMachine } from '#machines/endorsement/endorsement.machine.ts';

export type EndorsementRef = ActorRefFrom<typeof endorsementMachine>;
export type EndorsementProps = { section: EndorsementRef };
/** One traveller with a policy of their own; `number` counts from 1, the primary. */
export type PaxProps = EndorsementProps & { paxId: string; number: number };
