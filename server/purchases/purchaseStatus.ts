import type { PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';

/** [CP-031] Activation that has failed goes on by itself; whoever bought is told so all the while. */
const told: Readonly<Record<string, PurchaseStatus>> = {
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

/** How a state of the chart is told to people. */
export function statusOfState(state: string): PurchaseStatus {
  return told[state] ?? 'underway';
}

/** Whether the outcome is still to come, by itself and soon. */
export function isUnderWay(status: PurchaseStatus): boolean {
  return status === 'underway' || status === 'checking';
}
