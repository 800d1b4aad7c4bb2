import type { AdjustmentType } from '../catalogue/plans.ts';
import type { Toggle } from '../catalogue/travellers.ts';
import type { IsoDate } from '../calendar.ts';
import type { Bilingual, Language } from '../locales.ts';
import type { NeedsAnalysis } from '../needsAnalysis/needsAnswers.ts';
import type { TravellerQuestionnaire } from '../questionnaires/travellerQuestionnaire.ts';

/** [PS-038] What stands on a product card, as typed or chosen; an empty text is not given. */
export type CardParameters = {
  deductible: string;
  coverageAmount: string;
  daysPerTrip: string;
  sumInsuredAfter: string;
  tripCost: string;
};

/** [PS-080] */
export type ProductEntryType = 'plan' | 'optionalBenefit' | 'addon';

/**
 * [PS-079] What a traveller holds. An entry without `code` only remembers age and date of birth ([PS-093]).
 * `plan` is the parent plan of a benefit or add-on, and the code itself for a plan.
 */
export type ProductEntry = {
  paxId: string;
  age: number | null;
  dateOfBirth: IsoDate | null;
  code: string | null;
  totalCents: number;
  premiumCents: number;
  plan: string | null;
  type: ProductEntryType | null;
};

/** [PS-081] */
export type TripParams = { paxId: string; plan: string; params: Partial<CardParameters> };

/** [PS-077] The travellers plan state of the documents; consents stand in the application. */
export type TravellersPlanState = {
  products: readonly ProductEntry[];
  tripParams: readonly TripParams[];
  amfRequirement: boolean | null;
  individualPayment: Toggle;
};

/** [PS-097] A discount is negative. */
export type PriceAdjustment = { breakdownType: AdjustmentType; amountCents: number };

/** [PS-102] Chosen parameters as values: cents and days. */
export type ChosenPreference = {
  tripCostCents?: number;
  coverageAmountCents?: number;
  daysPerTrip?: number;
  deductibleCents?: number;
};

/** [PS-036] Documents of a plan in one language; null where there is none. */
export type PlanDocument = { href: string; text: string };
export type PlanDocuments = {
  policy: PlanDocument | null;
  product: PlanDocument | null;
  factSheet: PlanDocument | null;
  noticeOfRescission: PlanDocument | null;
};

/** The plan that a traveller chose, with all that the summary, the application and the policy body say about it. */
export type ChosenPlan = {
  paxId: string;
  code: string;
  name: Bilingual;
  premiumCents: number;
  adjustments: readonly PriceAdjustment[];
  optionalBenefits: readonly { code: string; name: Bilingual; premiumCents: number }[];
  premiumTotalCents: number;
  preference: ChosenPreference;
  /** [PS-064] Days that a top-up insures, its minimum and those that were entered; none of any other plan. */
  topUpDays?: number;
  documents: Record<Language, PlanDocuments>;
  /** [AP-029] A plan with eligibility text needs the traveller's consent at apply. */
  eligibilityText: Bilingual | null;
  /** The version of the rates that the price was made with. */
  rateVersion: string;
  /** [MQ-010] Youngest age at which the plan asks for the medical questionnaire; none where it never does, as in older drafts. */
  questionnaireMinimumAge?: number | null;
};

/** A plan that was chosen at a price that no longer holds, with what was chosen on its card. */
export type EarlierPlan = Pick<ChosenPlan, 'paxId' | 'code' | 'name' | 'premiumTotalCents'> & {
  benefits: readonly string[];
  params: Partial<CardParameters>;
};

/** How the plans are laid out at a desk. */
export type PlansLayout = 'table' | 'cards';

/** The plan-selection step as it is kept. */
export type PlansForm = {
  plans: TravellersPlanState;
  chosen: readonly ChosenPlan[];
  /** What was chosen for another trip, until the step is continued with its new price. */
  earlier?: readonly EarlierPlan[];
  /** [NA-001] Null while nobody was asked. */
  needs: NeedsAnalysis | null;
  /** [PS-041] Cards whose conditions were confirmed for their traveller. */
  confirmed?: readonly string[];
  /** How the plans were laid out when somebody last chose. */
  layout?: PlansLayout;
  /** [MQ-006] The medical questionnaires that were opened, each of one traveller. */
  questionnaires: readonly TravellerQuestionnaire[];
  /** [QS-007] Fingerprint of what the prices hold for; another one removes the plans. */
  pricedFor: string;
};
