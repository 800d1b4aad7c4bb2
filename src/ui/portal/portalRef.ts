import type { ActorRefFrom } from 'xstate';
import type { portalMachine } from '#machines/portal/portal.machine.ts';

export type PortalRef = ActorRefFrom<typeof portalMachine>;
export type PlaceProps = { portal: PortalRef };
