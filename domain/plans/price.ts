import type { PricedPlan } from '../calls/shapes/quoteAnswer.ts';
import { centsOf } from '../money.ts';
import { topUpLength } from '../productRules/topUp.ts';
import type { Catalogue, CataloguePlan } from './bilingualCatalogue.ts';
import { namesOfExtras } from './offers.ts';
import type {
  CardParameters,
  ChosenPlan,
  ChosenPreference,
  PlanDocuments,
  PriceAdjustment,
} from './plansForm.ts';
import { readPreference } from './cardPreference.ts';

/** A price of a plan and what it holds for; cents. Every benefit on offer is priced, `selected` ones count. */
export type CardPrice = {
  preference: ChosenPreference;
  premiumCents: number;
  adjustments: readonly PriceAdjustment[];
  optionalBenefits: readonly { code: string; premiumCents: number; selected: boolean }[];
  premiumTotalCents: number;
  /** Of a family, what plans for each of them alone would cost together; null where not everybody could have one. */
  singlesTotalCents: number | null;
  rateVersion: string;
};

/** Reads a price from the wire; null when the plan could not be priced. */
export function cardPriceOf(plan: PricedPlan | undefined): CardPrice | null {
  if (!plan || (plan.errors ?? []).length > 0) return null;
  return {
    preference: readPreference(plan.tripPreference),
    premiumCents: centsOf(plan.premium),
    adjustments: plan.adjustments.map(({ breakdownType, amount }) => ({
      breakdownType,
      amountCents: centsOf(amount),
    })),
    optionalBenefits: plan.optionalBenefits.map(({ code, premium, selected }) => ({
      code,
      premiumCents: centsOf(premium),
      selected,
    })),
    premiumTotalCents: centsOf(plan.premiumTotal),
    singlesTotalCents: plan.singlesTotal === undefined ? null : centsOf(plan.singlesTotal),
    rateVersion: plan.rateVersion,
  };
}

const text = (cents: number | undefined) => (cents === undefined ? '' : String(cents / 100));

/** The card as the server priced it; fields that the price leaves out keep their text. */
export function parametersOfPrice(price: CardPrice, earlier: CardParameters): CardParameters {
  const { deductibleCents, coverageAmountCents, daysPerTrip, tripCostCents } = price.preference;
  return {
    deductible: text(deductibleCents) || earlier.deductible,
    coverageAmount: text(coverageAmountCents) || earlier.coverageAmount,
    daysPerTrip: daysPerTrip === undefined ? earlier.daysPerTrip : String(daysPerTrip),
    sumInsuredAfter: earlier.sumInsuredAfter,
    tripCost: earlier.tripCost || text(tripCostCents),
  };
}

/** What the plan itself costs, its adjustments included and its benefits apart; cents. */
export function planShareCents(price: CardPrice): number {
  const benefits = price.optionalBenefits.filter((benefit) => benefit.selected);
  return benefits.reduce((rest, benefit) => rest - benefit.premiumCents, price.premiumTotalCents);
}

/** [PS-036] The documents of a plan in one language. */
export function documentsOf(links: CataloguePlan['content']['en']['pdfLink']): PlanDocuments {
  return {
    policy: links.policyPdfLink,
    product: links.productPdfLink ?? links.cmProductPdfLink,
    factSheet: links.factSheetPdfLink,
    noticeOfRescission: links.noticeOfRecissionPdfLink,
  };
}

function topUpDaysOf(
  { config: { minimumTopUpDays } }: CataloguePlan,
  { preference: { daysPerTrip } }: CardPrice,
): Pick<ChosenPlan, 'topUpDays'> {
  if (minimumTopUpDays === null || daysPerTrip === undefined) return {};
  return { topUpDays: topUpLength(minimumTopUpDays, daysPerTrip) };
}

/** What is kept of a plan when a traveller takes it at a price. */
export function chosenPlanOf(
  paxId: string,
  plan: CataloguePlan,
  catalogue: Catalogue,
  price: CardPrice,
): ChosenPlan {
  const { en, fr } = plan.content;
  const names = namesOfExtras(plan, catalogue);
  const selected = price.optionalBenefits.filter((benefit) => benefit.selected);
  return {
    paxId,
    code: plan.code,
    name: { en: en.name, fr: fr.name },
    premiumCents: price.premiumCents,
    adjustments: price.adjustments,
    optionalBenefits: selected.map(({ code, premiumCents }) => ({
      code,
      name: names.get(code) ?? { en: code, fr: code },
      premiumCents,
    })),
    premiumTotalCents: price.premiumTotalCents,
    preference: price.preference,
    ...topUpDaysOf(plan, price),
    documents: { en: documentsOf(en.pdfLink), fr: documentsOf(fr.pdfLink) },
    eligibilityText: en.eligibility && fr.eligibility ? { en: en.eligibility, fr: fr.eligibility } : null,
    rateVersion: price.rateVersion,
    questionnaireMinimumAge: plan.config.questionnaireMinimumAge,
  };
}
