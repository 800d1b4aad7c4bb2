import type { ActorRefFrom } from 'xstate';
import type { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';

export type TripDetailsRef = ActorRefFrom<typeof tripDetailsMachine>;
export type TripDetailsProps = { actor: TripDetailsRef };
