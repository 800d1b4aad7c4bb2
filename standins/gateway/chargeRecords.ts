import type { CardBrand } from '../card/cardRules.ts';
import type { State } from '../state.ts';
import type { DeclineReason } from './outcomes.ts';

export type ChargeStatus = 'approved' | 'declined' | 'unknown' | 'voided';

/** A charge as the gateway reports it; amounts in cents, instants in ISO 8601. */
export type Charge = {
  orderId: string;
  status: ChargeStatus;
  reason: DeclineReason | null;
  transactionId: string;
  amountCents: number;
  currency: 'CAD';
  refundedCents: number;
  refunds: readonly { refundId: string; amountCents: number; createdAt: string }[];
  card: { brand: CardBrand; last4: string } | null;
  cardHolderName: string;
  createdAt: string;
  voidedAt: string | null;
};

export type ChargeRow = {
  order_id: string;
  amount_cents: number;
  currency: 'CAD';
  data_key: string;
  card_holder_name: string;
  brand: CardBrand | null;
  last4: string | null;
  status: ChargeStatus;
  reason: DeclineReason | null;
  transaction_id: string;
  created_at: number;
  voided_at: number | null;
};

type RefundRow = { refund_id: string; amount_cents: number; created_at: number };

export function createChargeTables(state: State): void {
  state.run(`CREATE TABLE IF NOT EXISTS charges (
    order_id TEXT PRIMARY KEY, amount_cents INTEGER NOT NULL, currency TEXT NOT NULL, data_key TEXT NOT NULL,
    card_holder_name TEXT NOT NULL, brand TEXT, last4 TEXT, status TEXT NOT NULL, settles_as TEXT NOT NULL,
    reason TEXT, transaction_id TEXT NOT NULL, look_ups INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL, voided_at INTEGER)`);
  state.run(`CREATE TABLE IF NOT EXISTS refunds (
    order_id TEXT NOT NULL REFERENCES charges (order_id), refund_id TEXT NOT NULL, amount_cents INTEGER NOT NULL,
    created_at INTEGER NOT NULL, PRIMARY KEY (order_id, refund_id))`);
}

/** The reason of a decline is given only once the charge is settled. */
export function chargeOf(state: State, row: ChargeRow): Charge {
  const refunds = state
    .all<RefundRow>('SELECT * FROM refunds WHERE order_id = $orderId ORDER BY created_at, rowid', {
      orderId: row.order_id,
    })
    .map((refund) => ({
      refundId: refund.refund_id,
      amountCents: refund.amount_cents,
      createdAt: new Date(refund.created_at).toISOString(),
    }));
  return {
    orderId: row.order_id,
    status: row.status,
    reason: row.status === 'declined' ? row.reason : null,
    transactionId: row.transaction_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    refundedCents: refunds.reduce((sum, refund) => sum + refund.amountCents, 0),
    refunds,
    card: row.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null,
    cardHolderName: row.card_holder_name,
    createdAt: new Date(row.created_at).toISOString(),
    voidedAt: row.voided_at === null ? null : new Date(row.voided_at).toISOString(),
  };
}
