import { applications } from '#domain/applications.ts';
import type { ChangePayment, UpdatedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import type { PurchaseMethod } from '#domain/calls/shapes/payment.ts';
import { methodsFor, paymentDue } from '#domain/endorsement/methods.ts';
import { centsOf, dollarsOf } from '#domain/money.ts';
import { isCardHolderName } from '#domain/payment/card.ts';
import type { PaymentGateway } from '#domain/payment/gateways.ts';
import { refundRoutes } from '#domain/policies/refundRoutes.ts';
import type { SubmittedCard } from '#machines/purchase/purchase.types.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { ChangePlan } from '../policyChanges/changePlan.ts';
import type { PolicyRow } from '../policies/readPolicy.ts';

type Settled = Required<Pick<ChangePlan, 'charges' | 'refunds' | 'cards'>>;

const wrong = (path: string) =>
  new Problem(400, 'request.invalid', { fields: { [`body.${path}`]: 'notAllowed' } });

/**
 * [EN-033] to [EN-036] [EN-048] How the delta of each pax is settled: a charge or a refund of exactly that amount by a
 * method of the session, nothing where there is none. A refund to where it came from goes over the orders that paid.
 * @throws Problem 400 `request.invalid` with the payment that is wrong
 */
export function settledBy(
  { paxes }: Pick<UpdatedPolicy, 'paxes'>,
  deltas: readonly number[],
  {
    session,
    gateways,
    movements,
  }: {
    session: Pick<Session, 'application' | 'userType'>;
    gateways: readonly PaymentGateway[];
    movements: PolicyRow['payments'];
  },
): Settled {
  const { channel, adminView } = applications[session.application];
  const settled = { charges: [], refunds: [], cards: [] } as {
    [Part in keyof Settled]: Settled[Part][number][];
  };
  paxes.forEach(({ policyNumber, payments: [payment] }, at) => {
    const path = `paxes.${at}.payments`;
    const cents = deltas[at] ?? 0;
    const due = paymentDue(dollarsOf(cents));
    if (due === null || payment === undefined) {
      if ((due === null) !== (payment === undefined)) throw wrong(path);
      return;
    }
    if (payment.type !== due.type) throw wrong(`${path}.0.type`);
    if (centsOf(payment.amount) !== Math.abs(cents)) throw wrong(`${path}.0.amount`);
    const methods = methodsFor(due.type, { channel, adminView, userType: session.userType }, gateways);
    if (!methods.includes(payment.method)) throw wrong(`${path}.0.method`);
    const card = cardOf(payment, paxes, `${path}.0.details`);
    if (due.type === 'REFUND') {
      const own = movements.filter(({ policy_number }) => policy_number === policyNumber);
      settled.refunds.push({ policyNumber, routes: routesOf(payment, -cents, own) });
      return;
    }
    if (card) addCard(settled.cards, { ...card, amountCents: cents }, `${path}.0.details`);
    const method = card ? 'CREDIT_CARD' : (payment.method as PurchaseMethod);
    settled.charges.push({ policyNumber, cents, method, payer: card?.payer ?? null });
  });
  return settled;
}

/** [PY-011] [PY-020] The card that a payment names; null where it is not one of a card. */
function cardOf(
  { method, details }: ChangePayment,
  paxes: UpdatedPolicy['paxes'],
  path: string,
): Omit<SubmittedCard, 'amountCents'> | null {
  const isCard = method === 'CREDIT_CARD' || method === 'TOKEN';
  if (isCard !== (details !== undefined)) throw wrong(path);
  if (!details) return null;
  const { cardOwnerReferenceNumber: payer, dataKey, cardHolderName, paymentType } = details;
  if (!isCardHolderName(cardHolderName)) throw wrong(`${path}.cardHolderName`);
  if ((paymentType === 'TOKEN') !== (method === 'TOKEN')) throw wrong(`${path}.paymentType`);
  if (paxes.every(({ referenceNumber }) => referenceNumber !== payer)) {
    throw wrong(`${path}.cardOwnerReferenceNumber`);
  }
  return { payer, dataKey, cardHolderName };
}

/** [PY-041] Who pays has one card, which is charged once for all that they pay. */
function addCard(cards: SubmittedCard[], card: SubmittedCard, path: string): void {
  const at = cards.findIndex(({ payer }) => payer === card.payer);
  const same = cards[at];
  if (same === undefined) cards.push(card);
  else if (same.dataKey !== card.dataKey) throw wrong(`${path}.dataKey`);
  else cards[at] = { ...same, amountCents: same.amountCents + card.amountCents };
}

function routesOf({ method }: ChangePayment, cents: number, movements: PolicyRow['payments']) {
  if (method === 'ORIGINAL' || method === 'CHARGEBACK') return refundRoutes(cents, movements, method);
  return [{ method: method as PurchaseMethod, orderId: null, cardEnding: null, cents }];
}
