import type { PolicyPax } from '#domain/calls/shapes/policyRecord.ts';
import { centsOf } from '#domain/money.ts';

/** What a traveller's policy was paid with, in cents. */
export function paidCents({ payments }: Pick<PolicyPax, 'payments'>): number {
  return payments.reduce(
    (sum, { amount, type }) => sum + (type === 'CHARGE' ? centsOf(amount) : -centsOf(amount)),
    0,
  );
}
