import type { CardCharge, ChargeOutcome, SubmittedCard, TooLate } from './purchase.types.ts';

type CardSeen = Pick<CardCharge, 'cardBrand' | 'cardEnding'>;

/** The charges of an attempt; an order id is never given twice, whatever was tried before. */
export function chargesOf(
  cards: readonly SubmittedCard[],
  purchaseId: string,
  attempt: number,
): readonly CardCharge[] {
  return cards.map((card, at) => ({ ...card, orderId: `${purchaseId}.${attempt}.${at + 1}`, state: 'due' }));
}

/** The next card to be charged, or null when none is due. */
export function chargeToSettle(charges: readonly CardCharge[]): CardCharge | null {
  return charges.find((charge) => charge.state === 'due') ?? null;
}

/** The next approved charge to be given back because nothing is bought with it, or null. */
export function chargeToUndo(charges: readonly CardCharge[]): CardCharge | null {
  return charges.find((charge) => charge.state === 'approved') ?? null;
}

/** The charges of an attempt that ends here: the tokens of cards that were not charged come again with the next one. */
export function withoutTokens(charges: readonly CardCharge[]): readonly CardCharge[] {
  return charges.map((charge) => ({ ...charge, dataKey: null }));
}

/** Moves the first charge of a state to another, with what was found out; its token has been answered for and is forgotten. */
export function withChargeState(
  charges: readonly CardCharge[],
  from: CardCharge['state'],
  to: CardCharge['state'],
  found: CardSeen = {},
): readonly CardCharge[] {
  const index = charges.findIndex((charge) => charge.state === from);
  return charges.map((charge, at) =>
    at === index ? { ...charge, ...found, state: to, dataKey: null } : charge,
  );
}

/** What is kept of the card that paid. */
export function cardSeen(outcome: ChargeOutcome | TooLate): CardSeen {
  if (outcome.kind !== 'approved') return {};
  const { cardBrand, cardEnding } = outcome;
  return { ...(cardBrand !== undefined && { cardBrand }), ...(cardEnding !== undefined && { cardEnding }) };
}
