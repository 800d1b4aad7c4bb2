import type { ActorRefFrom } from 'xstate';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';

/** The summary has no chart of its own: it is a state of the flow. */
export type QuoteSummaryProps = { flow: ActorRefFrom<typeof quoteFlowMachine> };
