import type { LinkedPax } from '#domain/calls/policies/linkedPolicy.ts';
import type { ActorRefFrom } from 'xstate';
import type { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import type { quoteFlowMachine } from '#machines/quoteFlow/quoteFlow.machine.ts';
import type { Insured } from './insuredName.ts';

/** The confirmation has no chart of its own: it is a state of the flow. */
export type ConfirmationProps = { flow: ActorRefFrom<typeof quoteFlowMachine> };

/** Whoever downloads the documents; nobody for the moment before it is at work. */
export type PdfProps = { pdf: ActorRefFrom<typeof policyPdfMachine> | undefined };

/** Policies that were bought together. */
export type PoliciesProps = PdfProps & {
  paxes: readonly LinkedPax[];
  /** Who is insured by the first policy besides. */
  others: readonly Insured[];
  tripType: unknown;
  /** Where the travellers live, as far as it was asked. */
  province: unknown;
  /** Where it is read how the price of a policy came about, for who may. */
  worksheetOf?: ((policyNumber: string) => string) | undefined;
};
