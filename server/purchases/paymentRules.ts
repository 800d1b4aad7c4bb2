import { applications } from '#domain/applications.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { Payment } from '#domain/calls/shapes/payment.ts';
import { centsOf } from '#domain/money.ts';
import { isCardHolderName } from '#domain/payment/card.ts';
import type { PaymentGateway } from '#domain/payment/gateways.ts';
import { mayEnterToken, methodsOffered } from '#domain/payment/methods.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';

/**
 * Refuses wrong payments that the schema lets through.
 * [PY-004] [PY-010] Each traveller has one charge for their own total, by a method of channel and organization.
 * [PY-024] Only a directory user in the admin view sends a token that was entered as one.
 * [PY-041] One card pays for all, or each traveller pays alone.
 * @throws Problem 400 `request.invalid`
 */
export function refuseWrongPayments(
  body: PolicyBody,
  { application, userType }: Pick<Session, 'application' | 'userType'>,
  gateways: readonly PaymentGateway[],
): void {
  const { channel, adminView } = applications[application];
  const methods = methodsOffered(channel, gateways);
  const references = new Set(body.paxes.map(({ referenceNumber }) => referenceNumber));
  const first = body.paxes[0]?.payments[0];
  body.paxes.forEach((pax, at) => {
    const path = `body.paxes.${at}.payments`;
    const [payment, ...others] = pax.payments;
    if (payment === undefined || others.length > 0) throw wrong(path);
    if (payment.type !== 'CHARGE') throw wrong(`${path}.0.type`);
    if (centsOf(payment.amount) !== centsOf(pax.plan.premiumTotal)) throw wrong(`${path}.0.amount`);
    if (!methods.includes(payment.method)) throw wrong(`${path}.0.method`);
    refuseWrongDetails(payment, `${path}.0.details`);
    if (payment.details?.paymentType === 'TOKEN' && !mayEnterToken({ adminView, userType })) {
      throw wrong(`${path}.0.details.paymentType`);
    }
    const owner = payment.details?.cardOwnerReferenceNumber;
    const alone = body.individualPayment === 'true';
    if (owner !== undefined && (alone ? owner !== pax.referenceNumber : !references.has(owner))) {
      throw wrong(`${path}.0.details.cardOwnerReferenceNumber`);
    }
    if (!alone && first !== undefined && !sharesCard(payment, first)) throw wrong(`${path}.0`);
  });
}

/** [PY-011] [PY-020] A card is named by its details, and nothing else has any. @throws Problem 400 `request.invalid` */
export function refuseWrongDetails({ method, details }: Payment, path: string): void {
  if ((method === 'CREDIT_CARD') !== (details !== undefined)) throw wrong(path);
  if (details !== undefined && !isCardHolderName(details.cardHolderName)) {
    throw wrong(`${path}.cardHolderName`);
  }
}

function sharesCard(one: Payment, other: Payment): boolean {
  return (
    one.method === other.method &&
    one.details?.cardOwnerReferenceNumber === other.details?.cardOwnerReferenceNumber &&
    one.details?.dataKey === other.details?.dataKey
  );
}

const wrong = (path: string) => new Problem(400, 'request.invalid', { fields: { [path]: 'notAllowed' } });
