import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { centsOf } from '#domain/money.ts';
import type { SubmittedCard } from '#machines/purchase/purchase.types.ts';

/** [PY-041] The cards of a purchase: payments with the same owner and token are charged together. */
export function cardsOfBody(body: PolicyBody): SubmittedCard[] {
  const cards = new Map<string, SubmittedCard>();
  for (const { amount, method, details } of body.paxes.flatMap((pax) => pax.payments)) {
    if (method !== 'CREDIT_CARD' || !details) continue;
    const { cardOwnerReferenceNumber: payer, dataKey, cardHolderName } = details;
    const card = `${payer}|${dataKey}`;
    const amountCents = (cards.get(card)?.amountCents ?? 0) + centsOf(amount);
    cards.set(card, { payer, amountCents, dataKey, cardHolderName });
  }
  return [...cards.values()];
}
