import type { ActorRefFrom } from 'xstate';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { policyCancellationMachine } from '#machines/policyCancellation/policyCancellation.machine.ts';
import type { policyInfoMachine } from '#machines/policyInfo/policyInfo.machine.ts';
import type { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';

export type PolicyInfoProps = { section: ActorRefFrom<typeof policyInfoMachine> };

export type CancellationProps = { actor: ActorRefFrom<typeof policyCancellationMachine> };

export type Pax = PolicyDetail['paxes'][number];

/** A pax of a policy, and whoever downloads its documents. */
export type PaxProps = {
  policy: PolicyDetail;
  pax: Pax;
  pdf: ActorRefFrom<typeof policyPdfMachine> | undefined;
};
