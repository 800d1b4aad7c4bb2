import type { Payer, PurchaseMethod } from './paymentForm.ts';

/** [PY-013] What the vault gives for a card. */
export type CardToken = { token: string; type: 'CARD' | 'TOKEN' | 'CREDIT_CARD' };

/** Where a payer stands on the way to a token. The token itself is in no chart: only whether there is one. */
export type PayerState = { paxId: string; method: PurchaseMethod; hasToken: boolean; problem: string | null };

/** [PY-035] A payer is settled with cash, paid to the agency, or by card with a token. */
export function payerIsSettled({ method, hasToken }: Pick<PayerState, 'method' | 'hasToken'>): boolean {
  return method !== 'CREDIT_CARD' || hasToken;
}

/** [PY-035] [PY-036] */
export function tokenisationIsComplete(payers: readonly PayerState[]): boolean {
  return payers.every(payerIsSettled);
}

/** [PY-037] The first payer whose card has no token yet; the tokens of the others are kept. */
export function nextToTokenise(payers: readonly PayerState[]): string | null {
  return payers.find((payer) => !payerIsSettled(payer))?.paxId ?? null;
}

/** [PY-041] Who pays: with one card for all the primary alone, otherwise each for the own plan. */
export function payersOf(
  plans: readonly { paxId: string; name: string; amountCents: number }[],
  individualPayment: 'true' | 'false',
): Payer[] {
  if (individualPayment === 'true') return plans.map((plan) => ({ ...plan, paxIds: [plan.paxId] }));
  const [first] = plans;
  if (!first) return [];
  const amountCents = plans.reduce((sum, plan) => sum + plan.amountCents, 0);
  return [{ ...first, amountCents, paxIds: plans.map(({ paxId }) => paxId) }];
}
