import type { PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PurchaseState } from './purchases.tables.ts';

/** [CP-031] A failed activation is retried by itself; meanwhile the buyer sees that it failed. */
const told: Readonly<Partial<Record<PurchaseState, PurchaseStatus>>> = {
  prepared: 'prepared',
  declined: 'declined',
  expired: 'expired',
  needsAttention: 'needsAttention',
  lookingUp: 'checking',
  waitingToLookUp: 'checking',
  waitingToCharge: 'checking',
  reactivating: 'activationFailed',
  activationDelayed: 'activationFailed',
  activationFailed: 'activationFailed',
  confirmed: 'confirmed',
};

/** What people read for a state of the chart. */
export function statusOfState(state: PurchaseState): PurchaseStatus {
  return told[state] ?? 'underway';
}

/** Whether the outcome is still to come, by itself and soon. */
export function isUnderWay(status: PurchaseStatus): boolean {
  return status === 'underway' || status === 'checking';
}
