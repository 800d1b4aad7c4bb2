import type { ActorRefFrom } from 'xstate';
import type { policyLinkMachine } from '#machines/policyLink/policyLink.machine.ts';

export type PolicyLinkRef = ActorRefFrom<typeof policyLinkMachine>;
export type PolicyLinkProps = { link: PolicyLinkRef };
