import type { PurchaseMethod } from '../calls/shapes/payment.ts';
import type { SellerRef } from './sellers.ts';

/** A person who pays; `paxIds` are the travellers paid for ([PY-041]). */
export type Payer = { paxId: string; amountCents: number; paxIds: readonly string[] };

/**
 * [PY-042] What of the payment may be kept in a draft: never a card, never a token. Method and name are those of the
 * payer who is asked.
 */
export type PaymentForm = {
  purchaseId: string | null;
  method: PurchaseMethod;
  cardHolderName: string;
  /** [CP-027] In whose name is sold, once somebody has chosen that. */
  seller?: SellerRef | undefined;
};

/** How the payment step ended; the record is what the chart that settled it gave. */
export type PaymentOutcome<Bought = unknown> =
  | { kind: 'confirmed'; record: Bought; paidCents: number }
  /** Left towards another step, nothing bought. */
  | { kind: 'left' };
