import type { PlanDocumentKind } from '#domain/calls/catalogue/readPlanDocument.ts';
import type { PlanConfiguration, PlanContent } from '#domain/calls/shapes/productConfiguration.ts';
import type { RecommendedBenefit } from '#domain/calls/shapes/quoteAnswer.ts';
import { benefitCanBeAdded, unlimitedCoverage } from '#domain/catalogue/plans.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { PlanRules } from '#domain/productRules/planRules.ts';
import { serverText } from '../http/texts.ts';
import type { Benefit, PlanTexts } from './catalogue.types.ts';

export type Exclusion = {
  descriptions: Record<Language, string>;
  type: string;
  minAge: number | null;
  maxAge: number | null;
  minCoverage: number | null;
  maxCoverage: number | null;
  rateCategory: string | null;
};

export type PlanParts = {
  rules: PlanRules;
  addedTo: readonly string[];
  benefits: readonly Benefit[];
  exclusions: readonly Exclusion[];
  texts: PlanTexts;
};

/** [PS-007] [PS-009] [PS-012] [PS-017] A plan of the product configuration in one language. */
export function planConfigurationOf(parts: PlanParts, language: Language): PlanConfiguration {
  const { rules, addedTo, benefits } = parts;
  return {
    code: rules.code,
    planType: rules.planType,
    planClass: rules.planClass,
    travellerType: rules.travellerType,
    isAddOn: rules.isAddOn,
    addedTo: [...addedTo],
    content: contentOf(parts, language),
    benefits: benefits.map((benefit) => ({
      code: benefit.code,
      benefitType: benefit.benefitType,
      content: benefit.content[language],
      configs: {
        eligibilityOpts: [...benefit.eligibility],
        preDepartureDurationDecrease: benefit.preDepartureDecrease,
        postDepartureDurationDecrease: benefit.postDepartureDecrease,
        cancellableAfterFreeLook: benefit.cancellableAfterFreeLook,
        rules: [...benefit.rules],
      },
    })),
    config: {
      questionnaireMinimumAge: rules.questionnaireMinimumAge,
      tripDurationByAge: [...rules.tripDurationByAge],
      tripDurations: [...rules.tripDurations],
      minimumTopUpDays: rules.minimumTopUpDays,
      maximumTripCost: rules.tripCost?.maximum ?? null,
    },
  };
}

/** [PS-017] [PS-019] A benefit of a recommendation. */
export function recommendedBenefitOf(benefit: Benefit, language: Language): RecommendedBenefit {
  return {
    code: benefit.code,
    planCode: benefit.planCode,
    benefitType: benefit.benefitType,
    content: benefit.content[language],
    eligibilityOpts: [...benefit.eligibility],
    rules: [...benefit.rules],
  };
}

function contentOf({ rules, benefits, exclusions, texts }: PlanParts, language: Language): PlanContent {
  const dollars = new Intl.NumberFormat(locales[language].tag, {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const option = (value: number, label: string) => ({ label, value, isDisabled: false });
  const amounts = (values: readonly number[]) =>
    values.map((value) =>
      option(
        value,
        value === unlimitedCoverage ? serverText(language, 'catalogue.unlimited') : dollars.format(value),
      ),
    );
  return {
    name: texts.name,
    code: rules.code,
    lang: locales[language].header,
    summary: texts.summary,
    details: texts.details,
    eligibility: texts.eligibility,
    exclusion: texts.exclusion,
    deductibles: amounts(rules.deductibles),
    tripDays: rules.tripDurations.map((days) =>
      option(days, serverText(language, 'catalogue.days', { days })),
    ),
    coverageAmounts: {
      default: amounts(rules.coverageAmounts.default),
      superVisaNo: amounts(rules.coverageAmounts.superVisaNo),
    },
    sumInsuredAfterNeeded: texts.sumInsuredAfterNeeded,
    mostPopular: texts.mostPopular,
    riders: benefits
      .filter(benefitCanBeAdded)
      .map((benefit) => ({ code: benefit.code, ...benefit.content[language] })),
    pdfLink: linksOf(rules.code, texts, language),
    exclusions: exclusions.map(({ descriptions, type, ...bounds }) => ({
      exclusionDescription: descriptions[language],
      exclusionType: type,
      ...bounds,
    })),
    tooltips: texts.tooltips,
    featureRows: texts.featureRows,
  };
}

/** [PS-036] */
function linksOf(code: string, texts: PlanTexts, language: Language): PlanContent['pdfLink'] {
  const link = (kind: PlanDocumentKind) => {
    const text = texts.documents[kind];
    if (text === undefined) return null;
    return { href: `/api/product/documents/${code}/${kind}?lang=${locales[language].header}`, text };
  };
  return {
    policyPdfLink: link('policy'),
    productPdfLink: link('product'),
    factSheetPdfLink: link('fact-sheet'),
    noticeOfRecissionPdfLink: link('notice-of-rescission'),
    cmProductPdfLink: link('cm-product'),
    effectiveDate: texts.documentsEffectiveDate,
  };
}
