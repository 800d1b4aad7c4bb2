import type { ActorRefFrom } from 'xstate';
import type { leadMachine } from '#machines/lead/lead.machine.ts';

export type LeadRef = ActorRefFrom<typeof leadMachine>;
export type LeadProps = { lead: LeadRef };
