import { applicationProblemsOf } from '#domain/apply/bodyProblems.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { defaultGateways } from '#domain/payment/gateways.ts';
import { sentMedical } from '#domain/questionnaires/medicalProblems.ts';
import { tripDetailProblemsOf } from '#domain/rating/tripDetailRules.ts';
import { ageAgrees, ageDateOf } from '#domain/rating/tripFacts.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../http/problem.ts';
import type { FieldCode } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import { type BoughtPrice, priceBoughtPlan } from '../quotes/priceBoughtPlan.ts';
import type { QuoteServices } from '../quotes/question.ts';
import { todayOf } from '../today.ts';
import { refuseWrongPayments } from './paymentRules.ts';
import { planBought } from '../policies/planBought.ts';
import type { PlansBought } from '../policies/plansBought.ts';

export type Buyer = { session: Session; clock: Clock };

export type CheckedBody = { body: PolicyBody; plans: PlansBought };

/** What is bought, as the server believes it. @throws Problem */
export type BodyCheck = (buyer: Buyer, sent: PolicyBody) => Promise<CheckedBody>;

/** Checks what a schema cannot say, and that every price is the one of the rates that hold. */
export function createBodyCheck(services: QuoteServices, editions: Pick<PlanEditions, 'keep'>): BodyCheck {
  return async ({ session, clock }, sent) => {
    const seller = services.organizations.find(session.organizationCode ?? '');
    refuseWrongPayments(sent, session, seller?.paymentGateways ?? defaultGateways);
    const prices = await priceBoughtPlan(services, sent, session, clock);
    if (!prices.ok) throw new Problem(409, 'premium.changed', { extra: { travellers: prices.problems } });
    if (prices.paxes.some(({ agrees }) => !agrees)) throw new Problem(409, 'premium.changed');
    refuseWrongApplication(sent, prices, todayOf(clock));
    refuseWrongDates(sent, prices.applicationDate);
    const plans: [string, PlansBought[string]][] = [];
    for (const { referenceNumber, plan } of sent.paxes) {
      const bought = prices.paxes.find((pax) => pax.referenceNumber === referenceNumber);
      if (!bought) continue;
      plans.push([referenceNumber, { ...planBought(bought), edition: await editions.keep(plan.code) }]);
    }
    return { body: datedBody(sent, prices.applicationDate), plans: Object.fromEntries(plans) };
  };
}

/** [CP-012] The day of the application is the server's, wherever a body repeats it. */
function datedBody(sent: PolicyBody, applicationDate: IsoDate): PolicyBody {
  const { tripInformation: trip } = sent;
  const tripInformation = trip.applicationDate === undefined ? trip : { ...trip, applicationDate };
  return { ...sent, applicationDate, tripInformation };
}

function refuseWrongDates(body: PolicyBody, applicationDate: IsoDate): void {
  const found = Object.entries(tripDetailProblemsOf(body, applicationDate));
  if (found.length === 0) return;
  const fields = found.map(([path, code]): [string, FieldCode] => [`body.${path}`, code]);
  throw new Problem(400, 'request.invalid', { fields: Object.fromEntries(fields) });
}

/**
 * [AP-034] [MQ-010] Dependents are as old as they say, everybody is named and has agreed as the application asks, and
 * nobody answers about health whose plan does not ask.
 */
function refuseWrongApplication(
  body: PolicyBody,
  prices: { applicationDate: IsoDate; paxes: BoughtPrice[] },
  today: IsoDate,
): void {
  const fields: Record<string, FieldCode> = {};
  const ageDate = ageDateOf(body, prices.applicationDate);
  body.dependents?.forEach((dependent, at) => {
    if (!ageAgrees(dependent, ageDate)) fields[`body.dependents.${at}.age`] = 'notAllowed';
  });
  body.paxes.forEach(({ referenceNumber, questionnaires }, at) => {
    const medical = sentMedical(questionnaires);
    const bought = prices.paxes.find((price) => price.referenceNumber === referenceNumber);
    if (medical && !bought?.asksQuestionnaire) {
      fields[`body.paxes.${at}.questionnaires.${medical.at}`] = 'notAllowed';
    }
  });
  const eligibilityNeeded = prices.paxes
    .filter(({ asksEligibility }) => asksEligibility)
    .map(({ referenceNumber }) => referenceNumber);
  for (const [path, code] of Object.entries(applicationProblemsOf(body, { today, eligibilityNeeded }))) {
    fields[`body.${path}`] = code;
  }
  if (Object.keys(fields).length > 0) throw new Problem(400, 'request.invalid', { fields });
}
