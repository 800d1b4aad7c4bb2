import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { applications } from '#domain/applications.ts';
import { type ApplicationKey } from '#domain/applications.ts';
import { businessDay } from '#domain/calendar.ts';
import { centsOf } from '#domain/money.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { Locale } from '#domain/locales.ts';
import type { Session } from '../identity/session.ts';

export type Buyer = { session: Session; application: ApplicationKey; clock: Clock; locale: Locale };

/** Prices every plan of a body again; cents of each pax's total, in the order of the paxes. */
export type Repricing = (buyer: Buyer, body: PolicyBody) => Promise<readonly number[]>;

/** What is bought, as the server believes it. @throws Problem */
export type BodyCheck = (buyer: Buyer, body: PolicyBody) => Promise<PolicyBody>;

/** [CP-012] Without POLICY_ADMIN the application date is today, whatever was sent. */
function dated(body: PolicyBody, { session, clock }: Buyer): PolicyBody {
  const today = businessDay(clock.now());
  const applicationDate = holds(session.atoms, 'BOOKING.SET_APPLICATION_DATE')
    ? (body.applicationDate ?? today)
    : today;
  return { ...body, applicationDate };
}

/** [PY-010] [PY-041] Payments are charges of each traveller's own total, all by the methods of the channel. */
function refuseWrongPayments(body: PolicyBody, { application }: Buyer): void {
  body.paxes.forEach((pax, at) => {
    const paid = pax.payments.reduce((sum, { amount }) => sum + centsOf(amount), 0);
    const path = `paxes.${at}.payments`;
    if (paid !== centsOf(pax.plan.premiumTotal)) throw wrong(path);
    for (const { type, method, details } of pax.payments) {
      if (type !== 'CHARGE') throw wrong(`${path}.type`);
      if ((method === 'CREDIT_CARD') !== (details !== undefined)) throw wrong(`${path}.details`);
      if (method !== 'CREDIT_CARD' && applications[application].channel === 'b2c')
        throw wrong(`${path}.method`);
    }
  });
}

const wrong = (path: string) => new Problem(400, 'request.invalid', { fields: { [path]: 'notAllowed' } });

/** Checks what a schema cannot say, and that every price is the one of today's rates. */
export function createBodyCheck(reprice: Repricing): BodyCheck {
  return async (buyer, sent) => {
    const body = dated(sent, buyer);
    refuseWrongPayments(body, buyer);
    const totals = await reprice(buyer, body);
    body.paxes.forEach((pax, at) => {
      if (totals[at] !== centsOf(pax.plan.premiumTotal)) throw new Problem(409, 'premium.changed');
    });
    return body;
  };
}
