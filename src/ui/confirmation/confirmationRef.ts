import type { ActorRefFrom } from 'xstate';
import type { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';

/** The confirmation has no chart of its own: it is a state of the flow. */
export type ConfirmationProps = { flow: ActorRefFrom<typeof quoteFlowMachine> };

/** Whoever downloads the documents; nobody for the moment before it is at work. */
export type PdfProps = { pdf: ActorRefFrom<typeof policyPdfMachine> | undefined };
