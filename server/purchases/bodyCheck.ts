import { type ApplicationKey, applications } from '#domain/applications.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { Language } from '#domain/locales.ts';
import { centsOf } from '#domain/money.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { priceBoughtPlan } from '../quotes/priceBoughtPlan.ts';
import type { QuoteServices } from '../quotes/question.ts';

export type Buyer = { session: Session; application: ApplicationKey; clock: Clock };

/** What is kept of the plan of each traveller beside the body: its names and the rates it was priced with. */
export type PlansBought = Record<string, { name: Record<Language, string>; rateVersion: string }>;

export type CheckedBody = { body: PolicyBody; plans: PlansBought };

/** What is bought, as the server believes it. @throws Problem */
export type BodyCheck = (buyer: Buyer, sent: PolicyBody) => Promise<CheckedBody>;

/** Checks what a schema cannot say, and that every price is the one of the rates that hold. */
export function createBodyCheck(services: QuoteServices): BodyCheck {
  return async (buyer, sent) => {
    refuseWrongPayments(sent, buyer);
    const prices = await priceBoughtPlan(services, sent, buyer.session, buyer.clock);
    if (!prices.ok) throw new Problem(409, 'premium.changed', { extra: { travellers: prices.problems } });
    if (prices.paxes.some(({ agrees }) => !agrees)) throw new Problem(409, 'premium.changed');
    const plans: PlansBought = {};
    for (const { referenceNumber, planName, rateVersion } of prices.paxes) {
      plans[referenceNumber] = { name: planName, rateVersion };
    }
    return { body: { ...sent, applicationDate: prices.applicationDate }, plans };
  };
}

/** [PY-010] [PY-041] Payments are charges of each traveller's own total, by the methods of the channel. */
function refuseWrongPayments(body: PolicyBody, { application }: Buyer): void {
  body.paxes.forEach((pax, at) => {
    const path = `body.paxes.${at}.payments`;
    const paid = pax.payments.reduce((sum, { amount }) => sum + centsOf(amount), 0);
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
