import type { Selectable } from 'kysely';
import type { SalesChannel } from '#domain/applications.ts';
import { type Language, languages } from '#domain/locales.ts';
import type { PlanRules } from '#domain/productRules/planRules.ts';
import type { Database } from '../database/database.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import type { Benefit, Plan, PlanTexts } from './catalogue.types.ts';
import type { InsurerTexts } from './insurerTexts.ts';
import { type Exclusion, planConfigurationOf, recommendedBenefitOf } from './planConfiguration.ts';

type PlanRow = Selectable<CatalogueTables['plans']>;
type BenefitRow = Selectable<CatalogueTables['benefits']>;
type ExclusionRow = Selectable<CatalogueTables['plan_exclusions']>;

/** Which plans a contract lets an organization sell, from when to when. */
export type Contract = {
  organizationCode: string;
  effectiveDate: string;
  expiryDate: string | null;
  planCodes: Record<SalesChannel, ReadonlySet<string>>;
};

export type CatalogueData = {
  /** In the order in which they are offered. */
  plans: readonly Plan[];
  contracts: readonly Contract[];
  /** Null while the insurer has not written in both languages. */
  insurer: Record<Language, InsurerTexts> | null;
};

/** Reads the whole catalogue; it is small, and changes seldom. A plan without content in both languages is not sold. */
export async function readCatalogue(db: Database): Promise<CatalogueData> {
  const [plans, contents, exclusions, benefits, contracts, insurer] = await Promise.all([
    db.selectFrom('plans').selectAll().orderBy('sort_order').execute(),
    db.selectFrom('plan_contents').selectAll().execute(),
    db.selectFrom('plan_exclusions').selectAll().orderBy('sort_order').execute(),
    db.selectFrom('benefits').selectAll().orderBy('sort_order').execute(),
    readContracts(db),
    readInsurer(db),
  ]);
  const texts = textsByPlan(contents);
  return {
    plans: plans.flatMap((row) => {
      const plan = texts.get(row.code);
      if (!plan?.en || !plan.fr) return [];
      return [
        planOf(
          row,
          { en: plan.en, fr: plan.fr },
          exclusions.filter((exclusion) => exclusion.plan_code === row.code),
          benefits.filter((benefit) => benefit.plan_code === row.code),
        ),
      ];
    }),
    contracts,
    insurer,
  };
}

type Texts = Partial<Record<Language, PlanTexts>>;

function textsByPlan(rows: readonly Selectable<CatalogueTables['plan_contents']>[]): Map<string, Texts> {
  const texts = new Map<string, Texts>();
  for (const { plan_code, lang, content } of rows) {
    texts.set(plan_code, { ...texts.get(plan_code), [lang]: content });
  }
  return texts;
}

function planOf(
  row: PlanRow,
  texts: Record<Language, PlanTexts>,
  exclusionRows: readonly ExclusionRow[],
  benefitRows: readonly BenefitRow[],
): Plan {
  const rules = rulesOf(row);
  const benefits = benefitRows.map(benefitOf);
  const exclusions = exclusionRows.map(exclusionOf);
  const configuration = (language: Language) =>
    planConfigurationOf(
      { rules, addedTo: row.added_to, benefits, exclusions, texts: texts[language] },
      language,
    );
  return {
    rules,
    status: row.status,
    purchasable: row.purchasable,
    addedTo: row.added_to,
    benefits,
    names: { en: texts.en.name, fr: texts.fr.name },
    limits: {
      en: texts.en.limits ?? texts.en.featureRows,
      fr: texts.fr.limits ?? texts.fr.featureRows,
    },
    configuration: { en: configuration('en'), fr: configuration('fr') },
    recommendedBenefits: {
      en: benefits.map((benefit) => recommendedBenefitOf(benefit, 'en')),
      fr: benefits.map((benefit) => recommendedBenefitOf(benefit, 'fr')),
    },
  };
}

function rulesOf(row: PlanRow): PlanRules {
  return {
    code: row.code,
    planType: row.plan_type,
    planClass: row.plan_class,
    travellerType: row.traveller_type,
    studentTypes: row.student_types,
    tripType: row.trip_type,
    isAddOn: row.is_add_on,
    soldToFamilies: row.sold_to_families,
    minimumAge: row.minimum_age,
    maximumAge: row.maximum_age,
    questionnaireMinimumAge: row.questionnaire_minimum_age,
    tripDurationByAge: row.trip_duration_by_age,
    tripDurations: row.trip_durations,
    minimumTopUpDays: row.minimum_top_up_days,
    tripCost:
      row.maximum_trip_cost === null
        ? null
        : { required: row.trip_cost_required, maximum: row.maximum_trip_cost },
    deductibles: row.deductibles,
    coverageAmounts: { default: row.coverage_amounts, superVisaNo: row.coverage_amounts_without_super_visa },
  };
}

function benefitOf(row: BenefitRow): Benefit {
  return {
    code: row.code,
    planCode: row.plan_code,
    benefitType: row.benefit_type,
    content: {
      en: { name: row.name_en, summary: row.summary_en },
      fr: { name: row.name_fr, summary: row.summary_fr },
    },
    eligibility: row.eligibility,
    rules: row.rules,
    preDepartureDecrease: row.pre_departure_decrease,
    postDepartureDecrease: row.post_departure_decrease,
    cancellableAfterFreeLook: row.cancellable_after_free_look,
  };
}

function exclusionOf(row: ExclusionRow): Exclusion {
  return {
    descriptions: { en: row.description_en, fr: row.description_fr },
    type: row.exclusion_type,
    minAge: row.minimum_age,
    maxAge: row.maximum_age,
    minCoverage: row.minimum_coverage,
    maxCoverage: row.maximum_coverage,
    rateCategory: row.rate_category,
  };
}

async function readInsurer(db: Database): Promise<CatalogueData['insurer']> {
  const rows = await db.selectFrom('insurer_texts').selectAll().execute();
  const [en, fr] = languages.map((language) => rows.find(({ lang }) => lang === language)?.content);
  return en && fr ? { en, fr } : null;
}

async function readContracts(db: Database): Promise<Contract[]> {
  const [contracts, plans] = await Promise.all([
    db
      .selectFrom('organization_contracts')
      .select(['id', 'organization_code', 'effective_date', 'expiry_date'])
      .orderBy('effective_date', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    db.selectFrom('contract_plans').selectAll().execute(),
  ]);
  return contracts.map((contract) => {
    const codesOf = (channel: SalesChannel) =>
      new Set(
        plans
          .filter((row) => row.contract_id === contract.id && row.sales_channel === channel)
          .map((row) => row.plan_code),
      );
    return {
      organizationCode: contract.organization_code,
      effectiveDate: contract.effective_date,
      expiryDate: contract.expiry_date,
      planCodes: { b2b: codesOf('b2b'), b2c: codesOf('b2c') },
    };
  });
}
