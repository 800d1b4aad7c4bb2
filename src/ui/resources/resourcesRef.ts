import type { ActorRefFrom } from 'xstate';
import type { resourcesMachine } from '#machines/resources/resources.machine.ts';

export type ResourcesProps = { area: ActorRefFrom<typeof resourcesMachine> };
