import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';

/** The purchase whose key was made earlier, or null to make one. */
export type CreatePolicyInput = { purchaseId: string | null };

export type SubmittedPurchase = { lang: 'EN' | 'FR'; body: PolicyBody };

export type CreatePolicyContext = {
  purchaseId: string | null;
  submitted: SubmittedPurchase | null;
  /** [CP-003] What the server said last when nothing was bought. */
  problem: string | null;
  /** Payers whose card was declined. */
  declinedPayers: readonly string[];
  record: PolicyRecord | null;
  /** [CP-031] Of the policies that are paid but not active. */
  policyNumber: string | null;
};

export type CreatePolicyEvent =
  | ({ type: 'parent.submit' } & SubmittedPurchase)
  | { type: 'parent.prepareAgain' }
  | { type: 'parent.reset' };

/** What the server answers to a purchase: the policies, or that the payment is being checked. */
export type CreatePolicyAnswer = { status: 201; body: PolicyRecord } | { status: 202; body: PurchaseAnswer };

/** What the chart sends to its parent. */
export type CreatePolicyNews =
  | { type: 'createPolicy.prepared'; purchaseId: string }
  | { type: 'createPolicy.notPrepared'; problem: string }
  /** The outcome of the payment is not known yet: nobody may pay again. */
  | { type: 'createPolicy.checking' }
  | { type: 'createPolicy.declined'; payers: readonly string[] }
  /** Nothing was bought; the same purchase can be tried again. */
  | { type: 'createPolicy.failed'; problem: string }
  /** Somebody has to look into the purchase: nobody may pay again. */
  | { type: 'createPolicy.needsAttention' }
  /** The purchase goes on and cannot be looked at from here any more: nobody may pay again. */
  | { type: 'createPolicy.outOfSight' }
  /** [CP-031] The policies exist and are paid, but are not active. */
  | { type: 'createPolicy.activationFailed'; policyNumber: string | null };

/** [CP-004] How the chart ends. */
export type CreatePolicyOutput = { record: PolicyRecord };
