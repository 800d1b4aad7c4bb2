import { randomUUID } from 'node:crypto';
import type { CardBrand } from '../card/cardRules.ts';
import type { Tokens } from '../card/tokens.ts';
import type { Clock } from '../clock.ts';
import type { FaultKind, TakenFault } from '../faults/faults.ts';
import type { State } from '../state.ts';
import { decisionOf, type Decision, type DeclineReason } from './outcomes.ts';
import { chargeOf, createChargeTables, type Charge, type ChargeRow } from './chargeRecords.ts';

export type ChargeRequest = {
  orderId: string;
  amountCents: number;
  currency: 'CAD';
  dataKey: string;
  cardHolderName: string;
};

/** How the answer reaches the caller. `reset` drops the connection after the work was done. */
export type Delivery = { kind: 'now' } | { kind: 'reset' } | { kind: 'late'; seconds: number };

export type Done = { ok: true; charge: Charge; repeated: boolean; delivery: Delivery };
export type Failure =
  | 'order.mismatch'
  | 'order.notFound'
  | 'gateway.failed'
  | 'charge.notVoidable'
  | 'charge.notRefundable'
  | 'refund.mismatch'
  | 'refund.tooLarge';
export type Result = Done | { ok: false; code: Failure };

type ChargeFault = TakenFault<'gateway.charge'> | null;
type ActFault = TakenFault<'gateway.void' | 'gateway.refund'> | null;
type LookupFault = TakenFault<'gateway.lookup'> | null;

/** The books of the gateway. Every change is one transaction: what was answered has happened, once. */
export type Charges = {
  /** Charges an order at most once; the same order again answers what happened the first time. */
  charge(request: ChargeRequest, takeFault: () => ChargeFault): Result;
  /** A look-up; the second look-up of an unknown charge settles it. */
  find(orderId: string, fault: LookupFault): Result;
  list(orderIdPrefix: string, most: number): Charge[];
  void(orderId: string, fault: ActFault): Result;
  /** Amounts in cents; all refunds of a charge together never exceed it. */
  refund(orderId: string, refund: { refundId: string; amountCents: number }, fault: ActFault): Result;
};

const now: Delivery = { kind: 'now' };
const lookUpsThatSettle = 2;

export function createCharges(state: State, tokens: Tokens, clock: Clock, slowSeconds: number): Charges {
  createChargeTables(state);
  /** Orders that a fault has settled, as the end of a day does: they can only be refunded. */
  const settledOrders = new Set<string>();
  const rowOf = (orderId: string) =>
    state.first<ChargeRow>('SELECT * FROM charges WHERE order_id = $orderId', { orderId });
  const read = (orderId: string): Charge | null => {
    const row = rowOf(orderId);
    return row ? chargeOf(state, row) : null;
  };
  const done = (orderId: string, repeated: boolean, delivery: Delivery): Result => {
    const charge = read(orderId);
    return charge ? { ok: true, charge, repeated, delivery } : failed('order.notFound');
  };
  const deliveryOf = (kind: string, seconds: number): Delivery =>
    kind === 'doneThenReset' ? { kind: 'reset' } : kind === 'late' ? { kind: 'late', seconds } : now;

  const record = (
    request: ChargeRequest,
    { outcome, reason }: Decision,
    card: { brand: CardBrand; last4: string } | null,
  ) => {
    const isUnknown = outcome === 'unknownThenApproved' || outcome === 'unknownThenDeclined';
    const settled = outcome === 'declined' || outcome === 'unknownThenDeclined' ? 'declined' : 'approved';
    state.run(
      `INSERT INTO charges (order_id, amount_cents, currency, data_key, card_holder_name, brand, last4, status,
         settles_as, reason, transaction_id, created_at)
       VALUES ($orderId, $amountCents, $currency, $dataKey, $cardHolderName, $brand, $last4, $status, $settlesAs,
         $reason, $transactionId, $createdAt)`,
      {
        ...request,
        brand: card?.brand ?? null,
        last4: card?.last4 ?? null,
        status: isUnknown ? 'unknown' : settled,
        settlesAs: settled,
        reason,
        transactionId: randomUUID(),
        createdAt: clock.now(),
      },
    );
  };

  return {
    charge(request, takeFault) {
      const { orderId, dataKey } = request;
      return state.together(() => {
        const known = rowOf(orderId);
        if (known) return isSame(known, request) ? done(orderId, true, now) : failed('order.mismatch');
        const token = tokens.find(dataKey);
        const refusal = tokens.refusal(token);
        if (refusal || !token) {
          record(request, { outcome: 'declined', reason: refusal }, token);
          return done(orderId, false, now);
        }
        const fault = takeFault();
        const decision = faulted(fault?.kind) ?? decisionOf(token.decision, request.amountCents);
        if (decision.outcome === 'serverError') return failed('gateway.failed');
        record(request, decision, token);
        tokens.spend(dataKey, orderId);
        return done(orderId, false, deliveryOf(decision.outcome, fault?.seconds ?? slowSeconds));
      });
    },
    find(orderId, fault) {
      if (fault?.kind === 'serverError') return failed('gateway.failed');
      return state.together(() => {
        state.run(
          `UPDATE charges SET look_ups = look_ups + 1,
             status = iif(look_ups + 1 >= $settles, settles_as, status)
           WHERE order_id = $orderId AND status = 'unknown'`,
          { orderId, settles: lookUpsThatSettle },
        );
        return done(orderId, false, deliveryOf(fault?.kind ?? '', fault?.seconds ?? 0));
      });
    },
    list: (orderIdPrefix, most) =>
      state
        .all<ChargeRow>(
          `SELECT * FROM charges WHERE substr(order_id, 1, length($prefix)) = $prefix
           ORDER BY created_at DESC, rowid DESC LIMIT $most`,
          { prefix: orderIdPrefix, most },
        )
        .map((row) => chargeOf(state, row)),
    void(orderId, fault) {
      if (fault?.kind === 'serverError') return failed('gateway.failed');
      return state.together(() => {
        const charge = read(orderId);
        if (!charge) return failed('order.notFound');
        if (charge.status === 'voided') return done(orderId, true, now);
        if (fault?.kind === 'settled') settledOrders.add(orderId);
        const isOpen =
          charge.status === 'approved' && charge.refundedCents === 0 && !settledOrders.has(orderId);
        if (!isOpen) return failed('charge.notVoidable');
        state.run(`UPDATE charges SET status = 'voided', voided_at = $now WHERE order_id = $orderId`, {
          orderId,
          now: clock.now(),
        });
        return done(orderId, false, deliveryOf(fault?.kind ?? '', fault?.seconds ?? 0));
      });
    },
    refund(orderId, { refundId, amountCents }, fault) {
      if (fault?.kind === 'serverError') return failed('gateway.failed');
      return state.together(() => {
        const charge = read(orderId);
        if (!charge) return failed('order.notFound');
        const known = charge.refunds.find((refund) => refund.refundId === refundId);
        if (known)
          return known.amountCents === amountCents ? done(orderId, true, now) : failed('refund.mismatch');
        if (charge.status !== 'approved' || fault?.kind === 'refused') return failed('charge.notRefundable');
        if (amountCents > charge.amountCents - charge.refundedCents) return failed('refund.tooLarge');
        state.run(
          `INSERT INTO refunds (order_id, refund_id, amount_cents, created_at)
           VALUES ($orderId, $refundId, $amountCents, $now)`,
          { orderId, refundId, amountCents, now: clock.now() },
        );
        return done(orderId, false, deliveryOf(fault?.kind ?? '', fault?.seconds ?? 0));
      });
    },
  };
}

function failed(code: Failure): Result {
  return { ok: false, code };
}

function isSame(known: ChargeRow, { amountCents, currency, dataKey }: ChargeRequest): boolean {
  return known.amount_cents === amountCents && known.currency === currency && known.data_key === dataKey;
}

/** What a fault makes of a charge, or null when none is set. */
function faulted(kind: FaultKind<'gateway.charge'> | undefined): Decision | null {
  if (kind === undefined) return null;
  const reason: DeclineReason | null =
    kind === 'declined' || kind === 'unknownThenDeclined' ? 'card.declined' : null;
  return { outcome: kind, reason };
}
