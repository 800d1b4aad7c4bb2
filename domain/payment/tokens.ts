import type { CardType, PaymentDetails, PurchaseMethod } from '../calls/shapes/payment.ts';
import type { Payer } from './paymentForm.ts';

/** [PY-013] What stands for a card: given by the vault for it, or a `TOKEN` that was entered ([PY-024]). */
export type CardToken = {
  dataKey: string;
  cardType: CardType;
  paymentType: PaymentDetails['paymentType'];
};

/** A token, and whose name is on its card. */
export type PayerToken = CardToken & { cardHolderName: string };

/** Where a payer stands on the way to a token; `problem` is the code of the last refusal. */
export type PayerState = {
  paxId: string;
  method: PurchaseMethod;
  token: PayerToken | null;
  problem: string | null;
};

/** [PY-035] A payer is settled with cash, paid to the agency, or by card with a token. */
export function payerIsSettled({ method, token }: Pick<PayerState, 'method' | 'token'>): boolean {
  return method !== 'CREDIT_CARD' || token !== null;
}

/** [PY-035] [PY-036] */
export function tokenisationIsComplete(payers: readonly PayerState[]): boolean {
  return payers.every(payerIsSettled);
}

/** [PY-037] The first payer whose card has no token yet; the tokens of the others are kept. */
export function nextToTokenise(payers: readonly PayerState[]): string | null {
  return payers.find((payer) => !payerIsSettled(payer))?.paxId ?? null;
}

/** [CP-039] The payers of a new attempt; tokens that were obtained before are kept. */
export function withAttempt(
  payers: readonly PayerState[],
  attempt: readonly Pick<PayerState, 'paxId' | 'method'>[],
): PayerState[] {
  return attempt.map(({ paxId, method }) => {
    const earlier = payers.find((payer) => payer.paxId === paxId);
    return { paxId, method, token: earlier?.token ?? null, problem: null };
  });
}

/** Who is asked next how they pay: the first payer who is not settled yet; null when all are. */
export function nextToPay(payers: readonly Payer[], settled: readonly PayerState[]): string | null {
  const isSettled = ({ paxId }: Payer) =>
    settled.some((payer) => payer.paxId === paxId && payerIsSettled(payer));
  return payers.find((payer) => !isSettled(payer))?.paxId ?? null;
}

/** The payers with one of them changed. */
export function withPayer(
  payers: readonly PayerState[],
  paxId: string,
  change: Partial<PayerState>,
): PayerState[] {
  return payers.map((payer) => (payer.paxId === paxId ? { ...payer, ...change } : payer));
}

/** [PY-041] Who pays: with one card for all the primary alone, otherwise each for their own plan. */
export function payersOf(
  plans: readonly { paxId: string; amountCents: number }[],
  individualPayment: 'true' | 'false',
): Payer[] {
  if (individualPayment === 'true')
    return plans.map(({ paxId, amountCents }) => ({ paxId, amountCents, paxIds: [paxId] }));
  const [first] = plans;
  if (!first) return [];
  const amountCents = plans.reduce((sum, plan) => sum + plan.amountCents, 0);
  return [{ paxId: first.paxId, amountCents, paxIds: plans.map(({ paxId }) => paxId) }];
}
