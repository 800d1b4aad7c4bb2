import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { centsOf } from '#domain/money.ts';
import type { CardCharge } from '#machines/purchase/purchase.types.ts';

/**
 * [PY-041] The cards of a purchase: payments with the same owner and token are one charge. The order id names
 * purchase, attempt and card, so that the same charge is never a second order.
 */
export function chargesOfBody(body: PolicyBody, purchaseId: string, attempt: number): CardCharge[] {
  const charges = new Map<string, CardCharge>();
  for (const { amount, method, details } of body.paxes.flatMap((pax) => pax.payments)) {
    if (method !== 'CREDIT_CARD' || !details) continue;
    const key = `${details.cardOwnerReferenceNumber}|${details.dataKey}`;
    const known = charges.get(key);
    charges.set(key, {
      payer: details.cardOwnerReferenceNumber,
      orderId: known?.orderId ?? `${purchaseId}.${attempt}.${charges.size + 1}`,
      amountCents: (known?.amountCents ?? 0) + centsOf(amount),
      dataKey: details.dataKey,
      cardHolderName: details.cardHolderName,
      state: 'due',
    });
  }
  return [...charges.values()];
}
