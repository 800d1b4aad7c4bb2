import type { Application } from '#domain/apply/policyBody.ts';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Decline } from '../payment/decline.ts';
import type { SettlementInput } from '../payment/settlement.types.ts';

/** What is bought: a complete application, in whichever language it is then submitted. */
export type Order = Omit<Application, 'language'>;

export type CreatePolicyInput = SettlementInput<Order>;

export type SubmittedPurchase = { lang: 'EN' | 'FR'; body: PolicyBody };

export type CreatePolicyContext = {
  order: Order;
  purchaseId: string | null;
  submitted: SubmittedPurchase | null;
  /** [CP-003] What the server said last when nothing was bought. */
  problem: string | null;
  decline: Decline;
  record: PolicyRecord | null;
  /** [CP-031] Of the policies that are paid but not active. */
  policyNumber: string | null;
};

/** What the server answers to a purchase: the policies, or that the payment is being checked. */
export type CreatePolicyAnswer = { status: 201; body: PolicyRecord } | { status: 202; body: PurchaseAnswer };
