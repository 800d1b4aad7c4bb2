import type { PlanClass, PlanType, BenefitType } from '#domain/catalogue/plans.ts';
import type { FlowTravellerType, StudentType, TripType } from '#domain/catalogue/travellers.ts';
import type { SalesChannel } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import type { EligibilityOption } from '#domain/rating/benefits.ts';
import type { DurationByAge } from '#domain/productRules/parameterRules.ts';
import type { Defaulted, JsonColumn } from '../database/columns.ts';
import type { BenefitRule, PlanTexts } from './catalogue.types.ts';
import type { InsurerTexts } from './insurerTexts.ts';

export type CatalogueTables = {
  plans: {
    code: string;
    sort_order: number;
    plan_type: PlanType;
    plan_class: PlanClass;
    traveller_type: FlowTravellerType;
    student_types: Defaulted<StudentType[]>;
    trip_type: TripType;
    is_add_on: Defaulted<boolean>;
    /** Plans that an add-on can be bought with. */
    added_to: Defaulted<string[]>;
    status: 'ACTIVE' | 'SUSPENDED';
    purchasable: boolean;
    sold_to_families: boolean;
    minimum_age: number;
    maximum_age: number;
    questionnaire_minimum_age: number | null;
    trip_duration_by_age: JsonColumn<DurationByAge[]>;
    trip_durations: Defaulted<number[]>;
    minimum_top_up_days: number | null;
    /** Dollars; null for a plan that no trip cost concerns. */
    maximum_trip_cost: number | null;
    trip_cost_required: Defaulted<boolean>;
    deductibles: Defaulted<number[]>;
    coverage_amounts: Defaulted<number[]>;
    coverage_amounts_without_super_visa: Defaulted<number[]>;
  };
  plan_contents: { plan_code: string; lang: Language; content: JsonColumn<PlanTexts> };
  plan_exclusions: {
    plan_code: string;
    sort_order: number;
    exclusion_type: string;
    minimum_age: number | null;
    maximum_age: number | null;
    minimum_coverage: number | null;
    maximum_coverage: number | null;
    rate_category: string | null;
    description_en: string;
    description_fr: string;
  };
  benefits: {
    plan_code: string;
    code: string;
    sort_order: number;
    benefit_type: BenefitType;
    eligibility: JsonColumn<EligibilityOption[]>;
    rules: JsonColumn<BenefitRule[]>;
    pre_departure_decrease: boolean;
    post_departure_decrease: boolean;
    cancellable_after_free_look: boolean;
    name_en: string;
    name_fr: string;
    summary_en: string;
    summary_fr: string;
  };
  insurer_texts: { lang: Language; content: JsonColumn<InsurerTexts> };
  contract_plans: { contract_id: number; plan_code: string; sales_channel: SalesChannel };
};
