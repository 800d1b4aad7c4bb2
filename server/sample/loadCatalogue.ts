import { readFileSync } from 'node:fs';
import { planDocumentKinds } from '#domain/calls/catalogue/readPlanDocument.ts';
import { type Language, languages } from '#domain/locales.ts';
import type { PlanLimits, PlanTexts } from '../catalogue/catalogue.types.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { sampleBenefits } from './benefits.ts';
import documentTexts from './documentTexts.json' with { type: 'json' };
import { sampleExclusions } from './exclusions.ts';
import { loadContractPlans } from './loadOrganizations.ts';
import insurerTexts from './insurerTexts.json' with { type: 'json' };
import { samplePlans } from './plans.ts';

/** Plans with their content, exclusions and benefits, and who sells them. */
export async function loadCatalogue(tx: DatabaseTransaction): Promise<void> {
  await insertRows(
    tx,
    'plans',
    samplePlans.map((plan, at) => ({
      code: plan.code,
      sort_order: at + 1,
      plan_type: plan.planType,
      plan_class: plan.planClass,
      traveller_type: plan.travellerType,
      student_types: [...plan.studentTypes],
      trip_type: plan.tripType,
      is_add_on: plan.isAddOn,
      added_to: [...plan.addedTo],
      status: plan.status,
      purchasable: plan.status === 'ACTIVE',
      sold_to_families: plan.soldToFamilies,
      minimum_age: plan.minimumAge,
      maximum_age: plan.maximumAge,
      questionnaire_minimum_age: plan.questionnaireMinimumAge,
      trip_duration_by_age: JSON.stringify(plan.tripDurationByAge),
      trip_durations: [...plan.tripDurations],
      minimum_top_up_days: plan.minimumTopUpDays,
      maximum_trip_cost: plan.tripCost?.maximum ?? null,
      trip_cost_required: plan.tripCost?.required ?? false,
      deductibles: [...plan.deductibles],
      coverage_amounts: [...plan.coverageAmounts.default],
      coverage_amounts_without_super_visa: [...plan.coverageAmounts.superVisaNo],
    })),
  );
  await insertRows(
    tx,
    'plan_contents',
    samplePlans.flatMap(({ code }) => {
      const texts = textsOf(code);
      return languages.map((lang) => ({
        plan_code: code,
        lang,
        content: JSON.stringify({
          ...texts[lang],
          documents: Object.fromEntries(planDocumentKinds.map((kind) => [kind, documentTexts[lang][kind]])),
          documentsEffectiveDate: '2024-01-01',
          limits: { ...limitsOf(texts[lang].featureRows), ...texts[lang].limits },
        }),
      }));
    }),
  );
  await insertRows(
    tx,
    'plan_exclusions',
    Object.entries(sampleExclusions).flatMap(([plan_code, exclusions]) =>
      exclusions.map((exclusion, at) => ({
        plan_code,
        sort_order: at + 1,
        exclusion_type: exclusion.type,
        minimum_age: exclusion.minAge,
        maximum_age: exclusion.maxAge,
        minimum_coverage: exclusion.minCoverage,
        maximum_coverage: exclusion.maxCoverage,
        rate_category: exclusion.rateCategory,
        description_en: exclusion.descriptions.en,
        description_fr: exclusion.descriptions.fr,
      })),
    ),
  );
  await insertRows(
    tx,
    'benefits',
    Object.entries(sampleBenefits).flatMap(([plan_code, benefits]) =>
      benefits.map((benefit, at) => ({
        plan_code,
        code: benefit.code,
        sort_order: at + 1,
        benefit_type: benefit.benefitType,
        eligibility: JSON.stringify(benefit.eligibility),
        rules: JSON.stringify(benefit.rules),
        pre_departure_decrease: benefit.preDepartureDecrease,
        post_departure_decrease: benefit.postDepartureDecrease,
        cancellable_after_free_look: benefit.cancellableAfterFreeLook,
        name_en: benefit.texts.en.name,
        name_fr: benefit.texts.fr.name,
        summary_en: benefit.texts.en.summary,
        summary_fr: benefit.texts.fr.summary,
      })),
    ),
  );
  await insertRows(
    tx,
    'insurer_texts',
    languages.map((lang) => ({ lang, content: JSON.stringify(insurerTexts[lang]) })),
  );
  await loadContractPlans(tx);
}

/** How the sample says that a feature is not in a plan, or only where somebody adds it. */
const notInPolicies = ['Not included', 'Non compris', 'Optional', 'En option'];

function limitsOf(featureRows: PlanTexts['featureRows']): PlanLimits {
  return Object.fromEntries(
    Object.entries(featureRows).filter(([, limit]) => !notInPolicies.includes(limit)),
  );
}

function textsOf(code: string): Record<Language, Omit<PlanTexts, 'documents' | 'documentsEffectiveDate'>> {
  return JSON.parse(readFileSync(new URL(`./plans/${code}.json`, import.meta.url), 'utf8'));
}
