import type { ActorRefFrom } from 'xstate';
import type { policyViewMachine } from '#machines/policyView/policyView.machine.ts';

export type PolicyViewProps = { area: ActorRefFrom<typeof policyViewMachine> };
