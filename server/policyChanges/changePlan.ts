import type { ApplicationKey } from '#domain/applications.ts';
import type { RefundRoute } from '#domain/policies/refundRoutes.ts';
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
