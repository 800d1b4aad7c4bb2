import type { Language } from '#domain/locales.ts';
import type { Settlement } from '#domain/payment/payments.ts';
import type { Decline } from './decline.ts';

/**
 * What a chart that settles a payment is invoked with: the key that was made earlier, or null to make one, and what is
 * bought. The parent of the payment gives both the chart and the order; the payment passes the order on unread.
 */
export type SettlementInput<Order = unknown> = { purchaseId: string | null; order: Order };

export type SettlementEvent =
  | {
      type: 'parent.submit';
      language: Language;
      individualPayment: 'true' | 'false';
      settlements: readonly Settlement[];
    }
  | { type: 'parent.prepareAgain' }
  | { type: 'parent.reset' };

/** What the chart sends to the payment. */
export type SettlementNews =
  | { type: 'settlement.prepared'; purchaseId: string }
  | { type: 'settlement.notPrepared'; problem: string }
  /** The outcome of the payment is not known yet: nobody may pay again. */
  | { type: 'settlement.checking' }
  | { type: 'settlement.declined'; decline: Decline }
  /** Nothing was bought; the same purchase can be tried again. */
  | { type: 'settlement.failed'; problem: string }
  /** Somebody has to look into the purchase: nobody may pay again. */
  | { type: 'settlement.needsAttention' }
  /** The purchase goes on and cannot be looked at from here any more: nobody may pay again. */
  | { type: 'settlement.outOfSight' }
  /** [CP-031] The policies exist and are paid, but are not active. */
  | { type: 'settlement.activationFailed'; policyNumber: string | null };

/** [CP-004] How the chart ends: with what was bought, which the payment passes on unread. */
export type SettlementOutput<Bought = unknown> = { record: Bought };
