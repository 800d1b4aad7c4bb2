import type { RecommendationAnswer, RecommendedPlan } from '../calls/shapes/quoteAnswer.ts';
import type { IsoDate } from '../calendar.ts';
import type { CardVariant } from '../catalogue/plans.ts';
import type { Bilingual } from '../locales.ts';
import type { OrganizationKind } from '../organizations.ts';
import { type SellingOrganization, sendsCoverageAmount, sendsTripCost } from '../quote/tripPreference.ts';
import {
  coverageAmountsFor,
  daysAreTyped,
  maximumDaysAt,
  tripDurationsAt,
} from '../productRules/parameterRules.ts';
import type { TripFacts } from '../rating/facts.ts';
import type { TravellerQuestionnaire } from '../questionnaires/travellerQuestionnaire.ts';
import type { Catalogue, CataloguePlan } from './bilingualCatalogue.ts';
import { planIsOffered } from './planErrors.ts';
import type { CardOffer, CardOption } from './productCard.ts';

/** What is known of the trip and the seller when cards are laid out. */
export type OfferFacts = SellingOrganization &
  Pick<TripFacts, 'flowTravellerType' | 'superVisa'> & { startDate: IsoDate; applicationDate: IsoDate };

/** [PS-034] [PS-035] */
export function cardVariant(kind: OrganizationKind): CardVariant {
  return kind === 'coverMe' ? 'COVER_ME' : 'DEFAULT';
}

/** [PS-008] The days of a trip that are offered at an age. */
function daysOffered({ config, content }: CataloguePlan, age: number): CardOption[] {
  const offered = tripDurationsAt(config, age);
  return content.en.tripDays.filter(({ value }) => offered.includes(value));
}

/** The card of one plan for one traveller. */
export function cardOfferOf(
  traveller: { paxId: string; age: number },
  recommended: RecommendedPlan,
  plan: CataloguePlan,
  facts: OfferFacts,
): CardOffer {
  const { content, config } = plan;
  const takesTripCost = sendsTripCost(facts) && recommended.tripCostConfig.eligible;
  const takesCoverage = sendsCoverageAmount(facts);
  const coverageAmounts = takesCoverage ? coverageAmountsFor(content.en.coverageAmounts, facts) : [];
  return {
    paxId: traveller.paxId,
    code: plan.code,
    variant: cardVariant(facts.organizationKind),
    isAddOn: plan.isAddOn,
    hasEligibilityText: Boolean(content.en.eligibility || content.fr.eligibility),
    deductibles: content.en.deductibles,
    coverageAmounts,
    tripDays: daysOffered(plan, traveller.age),
    tripDaysAreTyped: daysAreTyped(config),
    sumInsuredAfterNeeded: takesCoverage && content.en.sumInsuredAfterNeeded && coverageAmounts.length === 0,
    tripCost: takesTripCost,
    tripCostRequired: takesTripCost && recommended.tripCostConfig.required,
    maximumTripCost: recommended.tripCostConfig.maxValue ?? config.maximumTripCost,
    minimumTopUpDays: config.minimumTopUpDays,
    maximumDays: maximumDaysAt(config, traveller.age),
    startDate: facts.startDate,
    applicationDate: facts.applicationDate,
    isMqRequired: recommended.isMQNeeded,
    isMqTaken: false,
    isMqEligible: false,
  };
}

/**
 * The plans recommended to a traveller that can be shown as cards, in the order of the answer ([PS-030]). Add-ons
 * stand on the card of the plan that they are added to.
 */
export function offersOf(
  traveller: { paxId: string; age: number },
  recommendation: RecommendationAnswer,
  catalogue: Catalogue,
  facts: OfferFacts,
): CardOffer[] {
  const plans = recommendation.paxes.find((pax) => pax.referenceNumber === traveller.paxId)?.plans ?? [];
  return plans.flatMap((recommended) => {
    if (!planIsOffered(recommended) || (recommended.errors ?? []).length > 0) return [];
    const plan = catalogue.plans.find(({ code }) => code === recommended.code);
    return plan && !plan.isAddOn ? [cardOfferOf(traveller, recommended, plan, facts)] : [];
  });
}

/** [MQ-008] [MQ-023] The card of a traveller who took the medical questionnaire, or did not. */
export function withQuestionnaire(
  offer: CardOffer,
  questionnaire: TravellerQuestionnaire | undefined,
): CardOffer {
  const isMqTaken = questionnaire?.completed ?? false;
  return { ...offer, isMqTaken, isMqEligible: isMqTaken && (questionnaire?.mqEligible ?? false) };
}

/** Names of what can be added to a plan, in both languages: its benefits, and plans that are its add-ons. */
export function namesOfExtras(plan: CataloguePlan, catalogue: Catalogue): ReadonlyMap<string, Bilingual> {
  const french = new Map(plan.content.fr.riders.map((rider) => [rider.code, rider.name]));
  const benefits = plan.content.en.riders.map(({ code, name }): [string, Bilingual] => [
    code,
    { en: name, fr: french.get(code) ?? name },
  ]);
  const addOns = addOnsOf(plan, catalogue).map(({ code, content }): [string, Bilingual] => [
    code,
    { en: content.en.name, fr: content.fr.name },
  ]);
  return new Map([...benefits, ...addOns]);
}

/** The plans that can be bought in addition to a plan. */
export function addOnsOf(plan: Pick<CataloguePlan, 'code'>, catalogue: Catalogue): readonly CataloguePlan[] {
  return catalogue.plans.filter(({ isAddOn, addedTo }) => isAddOn && addedTo.includes(plan.code));
}

/** [QR-010] A traveller whose plans are all in error, or who has none at all, has no recommendation. */
export function hasNoUsablePlan(recommendation: RecommendationAnswer, paxId: string): boolean {
  const pax = recommendation.paxes.find(({ referenceNumber }) => referenceNumber === paxId);
  if (!pax) return true;
  return (
    pax.errors.length > 0 || pax.plans.every((plan) => (plan.errors ?? []).length > 0 || !planIsOffered(plan))
  );
}
