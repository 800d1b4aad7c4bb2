import type { BenefitType, benefitRuleTypes } from '#domain/catalogue/plans.ts';
import type { PlanConfiguration, PlanContent } from '#domain/calls/shapes/productConfiguration.ts';
import type { PlanDocumentKind } from '#domain/calls/catalogue/readPlanDocument.ts';
import type { RecommendedBenefit } from '#domain/calls/shapes/quoteAnswer.ts';
import type { Language } from '#domain/locales.ts';
import type { EligibilityOption } from '#domain/rating/benefits.ts';
import type { PlanRules } from '#domain/productRules/planRules.ts';

/** Texts of a plan in one language, as they are stored; options and links are made when they are read. */
export type PlanTexts = Pick<
  PlanContent,
  'name' | 'summary' | 'details' | 'eligibility' | 'exclusion' | 'tooltips' | 'featureRows' | 'mostPopular'
> & {
  sumInsuredAfterNeeded: boolean;
  /** Kinds of documents that there are, with the text of their link. */
  documents: Partial<Record<PlanDocumentKind, string>>;
  documentsEffectiveDate: string;
  /** What a policy of the plan pays at most, without what is not in it. */
  limits?: PlanLimits;
};

/**
 * The most that a plan pays for each feature that it has, and for a benefit that was added to it under the benefit’s code.
 * Sums that a buyer chooses are named: `Up to {coverageAmount}`, or with the percentage of it `Up to {tripCost150}`.
 */
export type PlanLimits = Partial<PlanContent['featureRows']> & { [benefitCode: string]: string | undefined };

/** [PS-019] */
export type BenefitRule = { type: (typeof benefitRuleTypes)[number]; increase: boolean; decrease: boolean };

export type Benefit = {
  code: string;
  planCode: string;
  benefitType: BenefitType;
  content: Record<Language, { name: string; summary: string }>;
  eligibility: readonly EligibilityOption[];
  rules: readonly BenefitRule[];
  preDepartureDecrease: boolean;
  postDepartureDecrease: boolean;
  cancellableAfterFreeLook: boolean;
};

/** A plan of the catalogue: whom it is sold to, what it says and what belongs to it. */
export type Plan = {
  rules: PlanRules;
  status: string;
  purchasable: boolean;
  /** Plans that an add-on can be bought with. */
  addedTo: readonly string[];
  benefits: readonly Benefit[];
  names: Record<Language, string>;
  limits: Record<Language, PlanLimits>;
  /** As in the product configuration. */
  configuration: Record<Language, PlanConfiguration>;
  /** As in a recommendation. */
  recommendedBenefits: Record<Language, RecommendedBenefit[]>;
};
