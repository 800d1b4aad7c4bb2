import type { ApplicationKey } from '#domain/applications.ts';
import type { PurchaseMethod } from '#domain/calls/shapes/payment.ts';
import type { PolicyStatus } from '#domain/calls/shapes/policyRecord.ts';
import type { RefundRoute } from '#domain/policies/refundRoutes.ts';
import type { SubmittedCard } from '#machines/purchase/purchase.types.ts';
import type { RefundDue } from '#machines/refundOrder/refundOrder.types.ts';
import type { AuditedSession } from '../audit/auditedSession.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';

/** What a change is to do to a policy, found out over the version that it was asked of and written over that very one. */
export type ChangePlan = {
  /** The version that it is made of. */
  version: number;
  /** All that was bought together, after it. */
  state: PolicyState;
  /** By how much the premium of a policy changes, in cents. */
  premiums: readonly { policyNumber: string; cents: number }[];
  /** What goes back for each policy, by its routes. */
  refunds: readonly { policyNumber: string; routes: readonly RefundRoute[] }[];
  /** What is paid for each policy; by a card of the change where it names its payer. */
  charges?: readonly { policyNumber: string; cents: number; method: PurchaseMethod; payer: string | null }[];
  /** Cards that are charged before, and until when. */
  cards?: readonly SubmittedCard[];
  payBy?: number;
  /** Policies that are pending in the state after it, and put in force then. */
  activates?: readonly string[];
  /** What policies were that the beginning of the change left pending. */
  former?: readonly { policyNumber: string; status: PolicyStatus }[];
  /** Whose confirmation is sent anew. */
  letters: { policyNumbers: readonly string[]; application: ApplicationKey };
  audit: {
    action: string;
    session: AuditedSession;
    organizationCode: string;
    object: { type: string; id: string };
    after: object;
    reason?: string;
    requestId: string;
  };
  notes: readonly { id: string; policyNumber: string; authorRef: string; authorName: string; text: string }[];
};

/** What of a plan goes back over the gateway: what a card paid, unless its bank took it back. */
export function refundsDue(changeId: string, { refunds }: Pick<ChangePlan, 'refunds'>): RefundDue[] {
  return refunds
    .flatMap(({ policyNumber, routes }) => routes.map((route) => ({ policyNumber, ...route })))
    .flatMap(({ policyNumber, method, orderId, cents }) =>
      method === 'CREDIT_CARD' && orderId !== null ? [{ policyNumber, orderId, amountCents: cents }] : [],
    )
    .map((due, at) => ({ ...due, refundId: `${changeId}.${at + 1}` }));
}
