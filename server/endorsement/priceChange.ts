import { isDeepStrictEqual } from 'node:util';
import type { BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { offeredClass } from '#domain/catalogue/offeredClass.ts';
import { needsQuestionnaire } from '#domain/productRules/parameterRules.ts';
import { preferenceOf } from '#domain/productRules/ratedPreference.ts';
import type { MedicalOutcome } from '#domain/questionnaires/medicalOutcome.ts';
import type { OfferPrice } from '#domain/rating/priceOffer.ts';
import { type PriceProblem, priceRequested } from '#domain/rating/priceTraveller.ts';
import { questionOf } from '#domain/rating/question.ts';
import { travellerProblemOf } from '#domain/rating/quotedTraveller.ts';
import { travellerFactsOf, tripFactsOf } from '#domain/rating/tripFacts.ts';
import { Problem } from '../http/problem.ts';
import { quickQuoteLimitsOf } from '../organizations/quickQuoteLimits.ts';
import type { PolicyState } from '../policies/policyBook.tables.ts';
import { type BoughtPrice, boughtPriceOf } from '../quotes/priceBoughtPlan.ts';
import type { QuoteServices, ShelfQuestion } from '../quotes/question.ts';
import type { Offer } from '../quotes/shelf.ts';

type StoredPax = PolicyState['paxes'][number];

/** The bodies of a policy before and after a change. */
export type ChangedBodies = { before: PolicyBody; after: PolicyBody };

/** What a pax costs after a change; null where it is priced as before, so that nothing of its price moves. */
export type ChangedPrice = BoughtPrice | null;

/**
 * The price of each pax after a change, by the organization and rate versions with which it was sold; of another application
 * date by the rates of that. Who is asked for what was sold, costs what was paid.
 * @throws Problem 409 `policy.cannotBePriced`, `policy.healthNeeded`, `policy.notOffered`
 */
export async function priceChange(
  services: QuoteServices,
  { policy, paxes }: PolicyState,
  bodies: ChangedBodies,
): Promise<ChangedPrice[]> {
  const organization = services.organizations.find(policy.organization_code);
  if (!organization) throw new Problem(409, 'policy.cannotBePriced');
  const limits = quickQuoteLimitsOf(services.organizations, organization);
  const prices: ChangedPrice[] = [];
  const refused: { referenceNumber: string; code: PriceProblem }[] = [];
  for (const [at, pax] of paxes.entries()) {
    const ask = async (body: PolicyBody, rateVersions: readonly string[] | null) => {
      const date = body.applicationDate ?? policy.application_date;
      const benefits = pax.plan.optionalBenefits.map(({ code }) => code);
      const shelf = await services.shelves.sold(
        { code: pax.plan_code, benefits, rateVersions },
        organization,
        date,
      );
      return questionOf(body, { applicationDate: date, limits, shelf, health: healthOf(pax) });
    };
    const named = rateVersionsOf(pax);
    const isRedated = bodies.after.applicationDate !== policy.application_date;
    const [before, after] = [
      await ask(bodies.before, named),
      await ask(bodies.after, isRedated ? null : named),
    ];
    const price = await priceOfPax(services, { pax, at, before, after });
    if (typeof price === 'string') refused.push({ referenceNumber: pax.reference_number, code: price });
    else prices.push(price);
  }
  if (refused.length > 0) throw new Problem(409, 'policy.notOffered', { extra: { travellers: refused } });
  return prices;
}

type Asked = {
  pax: StoredPax;
  at: number;
  before: ShelfQuestion<PolicyBody>;
  after: ShelfQuestion<PolicyBody>;
};

async function priceOfPax(
  services: QuoteServices,
  { pax, at, before, after }: Asked,
): Promise<ChangedPrice | PriceProblem> {
  const [earlier, later] = [before.body.paxes[at], after.body.paxes[at]];
  if (!earlier || !later) throw new Error('a pax of the policy is missing');
  if (isDeepStrictEqual(askedOf(before, earlier), askedOf(after, later))) return null;
  await refuseOtherAnswers(services, pax, { before, after, age: later.age });
  const isRedated = before.applicationDate !== after.applicationDate;
  if (!isRedated && !isReproduced(priceRequested(before, earlier, earlier.plan), pax)) {
    throw new Problem(409, 'policy.cannotBePriced');
  }
  const problem = travellerProblemOf(after, later);
  if (problem !== null && problem !== travellerProblemOf(before, earlier)) return `traveller.${problem}`;
  const priced = priceRequested(after, later, later.plan);
  return typeof priced === 'string' ? `plan.${priced}` : boughtPriceOf(priced, later, after.shelf);
}

/** All of a question that the price of a pax depends on. */
function askedOf({ body, shelf, applicationDate }: ShelfQuestion<PolicyBody>, pax: BoughtPax) {
  const { code, tripPreference, optionalBenefits = [] } = pax.plan;
  const [trip, traveller] = [tripFactsOf(body), travellerFactsOf(body, pax)];
  const rules = shelf.find(code)?.plan.rules;
  const preference = rules ? preferenceOf(rules, traveller, trip, tripPreference) : null;
  return {
    applicationDate,
    trip,
    traveller,
    preference: typeof preference === 'object' && preference !== null ? preference : tripPreference,
    benefits: optionalBenefits.map((benefit) => benefit.code).toSorted(),
  };
}

function rateVersionsOf({ rate_version, plan }: StoredPax): string[] {
  return [rate_version, ...plan.optionalBenefits.flatMap(({ rateVersion }) => rateVersion ?? [])];
}

/** Whether the rates give what was paid; else it was sold by rules that are not there any more. */
function isReproduced(priced: OfferPrice<Offer> | string, pax: StoredPax): boolean {
  return (
    typeof priced !== 'string' &&
    priced.rates.plan.version.id === pax.rate_version &&
    priced.price.premiumTotalCents === pax.premium_total_cents
  );
}

/** What the stored answers about health gave when the policy was sold; they are not opened for it. */
function healthOf(pax: StoredPax): ReadonlyMap<string, MedicalOutcome> {
  if (pax.medical_answers === null || pax.worksheet === null) return new Map();
  return new Map([[pax.reference_number, { rateCategory: pax.worksheet.category, mqEligible: true }]]);
}

/** @throws Problem 409 `policy.healthNeeded` where the answers that are stored are not those that would be asked for */
async function refuseOtherAnswers(
  { readMedical }: QuoteServices,
  pax: StoredPax,
  { before, after, age }: { before: Redated; after: Redated; age: number },
): Promise<void> {
  const rules = after.shelf.find(pax.plan_code)?.plan.rules;
  if (!rules) throw new Problem(409, 'policy.cannotBePriced');
  const hasAnswered = pax.medical_answers !== null;
  if (needsQuestionnaire(rules, age) !== hasAnswered) throw new Problem(409, 'policy.healthNeeded');
  if (!hasAnswered || before.applicationDate === after.applicationDate) return;
  const questionsOf = ({ applicationDate: date, body }: Redated) =>
    readMedical({ planClass: offeredClass(body.flowTravellerType), date, language: 'en' });
  if (!isDeepStrictEqual(await questionsOf(before), await questionsOf(after))) {
    throw new Problem(409, 'policy.healthNeeded');
  }
}

type Redated = Pick<ShelfQuestion<PolicyBody>, 'body' | 'shelf'> & { applicationDate: IsoDate };
