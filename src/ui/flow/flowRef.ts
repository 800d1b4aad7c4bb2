import type { ActorRefFrom } from 'xstate';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';

export type FlowRef = ActorRefFrom<typeof quoteFlowMachine>;
export type FlowProps = { flow: FlowRef };
