import type { Payment } from '#domain/calls/shapes/payment.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { centsOf } from '#domain/money.ts';
import type { SubmittedCard } from '#machines/purchase/purchase.types.ts';

/** [PY-041] The cards of a purchase: payments with the same owner and token are charged together. */
export const cardsOfBody = ({ paxes }: PolicyBody): SubmittedCard[] =>
  cardsOfPayments(paxes.flatMap(({ payments }) => payments));

/** The same of payments of whatever is paid for. */
export function cardsOfPayments(payments: readonly Payment[]): SubmittedCard[] {
  const cards = new Map<string, SubmittedCard>();
  for (const { amount, method, details } of payments) {
    if (method !== 'CREDIT_CARD' || !details) continue;
    const { cardOwnerReferenceNumber: payer, dataKey, cardHolderName } = details;
    const card = `${payer}|${dataKey}`;
    const amountCents = (cards.get(card)?.amountCents ?? 0) + centsOf(amount);
    cards.set(card, { payer, amountCents, dataKey, cardHolderName });
  }
  return [...cards.values()];
}
