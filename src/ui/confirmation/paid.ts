import type { LinkedPax } from '#domain/calls/policies/linkedPolicy.ts';
import { centsOf } from '#domain/money.ts';

/** What a traveller's policy was paid with, in cents. */
export function paidCents({ payments }: Pick<LinkedPax, 'payments'>): number {
  return payments.reduce(
    (sum, { amount, type }) => sum + (type === 'CHARGE' ? centsOf(amount) : -centsOf(amount)),
    0,
  );
}
