import type { TripPreference } from '#domain/calls/shapes/plan.ts';
import type { BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Language } from '#domain/locales.ts';
import { centsOf } from '#domain/money.ts';
import { needsQuestionnaire } from '#domain/productRules/parameterRules.ts';
import { preferenceOnWire } from '#domain/productRules/ratedPreference.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import type { OfferPrice } from '#domain/rating/priceOffer.ts';
import type { PlanPrice } from '#domain/rating/pricePlan.ts';
import { type PriceProblem, priceTraveller } from '#domain/rating/priceTraveller.ts';
import type { Shelf } from '#domain/rating/question.ts';
import { worksheetOf } from '#domain/rating/worksheet.ts';
import type { Clock } from '../clock.ts';
import type { Session } from '../identity/session.ts';
import { type QuoteServices, readQuestion } from './question.ts';
import type { Offer } from './shelf.ts';

/** What a bought plan costs today, and under which names and rates. */
export type BoughtPrice = {
  referenceNumber: string;
  planName: Record<Language, string>;
  rateVersion: string;
  price: PlanPrice;
  /** How the price came about. */
  worksheet: Worksheet;
  /** What it was priced for: dollars and days, all that the plan offers. */
  tripPreference: TripPreference;
  /** Days that the price insures: of a multi-trip plan those of each trip. */
  insuredDays: number;
  /** The chosen optional benefits. */
  benefits: readonly BoughtBenefit[];
  /** [AP-029] Whether the plan has eligibility text to consent to. */
  asksEligibility: boolean;
  /** [MQ-010] Whether the plan asks this traveller about health. */
  asksQuestionnaire: boolean;
  /** Whether the body asks for exactly this total. */
  agrees: boolean;
};

type BoughtBenefit = {
  code: string;
  name: Record<Language, string>;
  premiumCents: number;
  rateVersion: string;
};

export type BoughtProblem = { referenceNumber: string; code: PriceProblem };

export type BoughtPrices =
  | { ok: true; applicationDate: IsoDate; paxes: BoughtPrice[]; totalCents: number }
  | { ok: false; problems: BoughtProblem[] };

/**
 * Prices a bought policy body again, as the server sees it: organization, application date, ages, trip and
 * families are checked like those of a quote, and each pax must state the total that its plan costs.
 * @throws Problem 404 or 400 as for a quote
 */
export async function priceBoughtPlan(
  services: QuoteServices,
  body: PolicyBody,
  session: Session,
  clock: Clock,
): Promise<BoughtPrices> {
  const question = await readQuestion(services, body, session, clock);
  const paxes: BoughtPrice[] = [];
  const problems: BoughtProblem[] = [];
  for (const pax of body.paxes) {
    const { referenceNumber, plan } = pax;
    const priced = priceTraveller(question, pax, plan);
    if (typeof priced === 'string' || priced.offer.plan.rules.isAddOn) {
      problems.push({ referenceNumber, code: typeof priced === 'string' ? priced : 'plan.notOffered' });
      continue;
    }
    paxes.push(boughtPriceOf(priced, pax, question.shelf));
  }
  if (problems.length > 0) return { ok: false, problems };
  const { applicationDate } = question;
  return { ok: true, applicationDate, paxes, totalCents: groupTotalCents(paxes.map(({ price }) => price)) };
}

/** What a traveller's plan costs, from its price. */
export function boughtPriceOf(
  priced: OfferPrice<Offer>,
  { referenceNumber, age, plan }: Pick<BoughtPax, 'referenceNumber' | 'age' | 'plan'>,
  shelf: Shelf<Offer>,
): BoughtPrice {
  return {
    referenceNumber,
    planName: priced.offer.plan.names,
    rateVersion: priced.rates.plan.version.id,
    price: priced.price,
    worksheet: worksheetOf(priced),
    tripPreference: preferenceOnWire(priced.offer.plan.rules, priced.preference),
    insuredDays: priced.preference.days,
    benefits: chosenBenefits(priced, shelf),
    asksEligibility: asksEligibility(priced.offer),
    asksQuestionnaire: needsQuestionnaire(priced.offer.plan.rules, age),
    agrees: centsOf(plan.premiumTotal) === priced.price.premiumTotalCents,
  };
}

/** [AP-029] Whether a plan has eligibility text to consent to. */
export const asksEligibility = ({ plan }: Offer): boolean =>
  Object.values(plan.configuration).every(({ content }) => Boolean(content.eligibility));

/** Riders have their names from the plan, add-ons are plans themselves. */
function chosenBenefits(
  { offer, rates, price }: OfferPrice<Offer>,
  shelf: Shelf<Offer>,
): BoughtPrice['benefits'] {
  return price.optionalBenefits
    .filter(({ selected }) => selected)
    .map(({ code, premiumCents }) => {
      const content = offer.plan.benefits.find((benefit) => benefit.code === code)?.content;
      const name = content
        ? { en: content.en.name, fr: content.fr.name }
        : (shelf.find(code)?.plan.names ?? { en: code, fr: code });
      const priced = rates.benefits.find((benefit) => benefit.code === code);
      return { code, name, premiumCents, rateVersion: priced?.rates.version.id ?? '' };
    });
}
