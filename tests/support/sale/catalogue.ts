import type { PlanContent } from '#domain/calls/shapes/productConfiguration.ts';
import type {
  PricedPlan,
  QuoteAnswer,
  RecommendationAnswer,
  RecommendedPlan,
  RefusedPlan,
} from '#domain/calls/shapes/quoteAnswer.ts';
import type { Catalogue, CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';

const option = (value: number) => ({ label: String(value), value, isDisabled: false });

export function planContent(changes: Partial<PlanContent> = {}): PlanContent {
  return {
    name: 'Emergency medical',
    code: 'SEMH',
    lang: 'EN',
    summary: 'Hospital and physician care.',
    details: ['Hospital', 'Ambulance'],
    eligibility: 'You are a resident of Canada.',
    exclusion: 'Unstable conditions.',
    deductibles: [option(0), option(500)],
    tripDays: [],
    coverageAmounts: { default: [], superVisaNo: [] },
    sumInsuredAfterNeeded: false,
    mostPopular: true,
    riders: [{ code: 'BAGGAGE', name: 'Baggage', summary: 'Lost baggage' }],
    pdfLink: {
      policyPdfLink: { href: '/policy.pdf', text: 'Policy' },
      productPdfLink: null,
      factSheetPdfLink: { href: '/facts.pdf', text: 'Fact sheet' },
      noticeOfRecissionPdfLink: { href: '/notice.pdf', text: 'Notice' },
      cmProductPdfLink: { href: '/product.pdf', text: 'Product' },
      effectiveDate: '2024-01-01',
    },
    exclusions: [],
    tooltips: {},
    featureRows: {
      tripCancellation: '',
      interruption: '',
      emergencyMedical: '',
      travelAccident: '',
      flightAccident: '',
      baggageDelay: '',
      baggageLoss: '',
    },
    ...changes,
  };
}

export function cataloguePlan(
  changes: Partial<CataloguePlan> = {},
  content: Partial<PlanContent> = {},
): CataloguePlan {
  return {
    code: 'SEMH',
    planType: 'MEDICAL',
    planClass: 'OCM',
    travellerType: 'TRAVELLING_CANADIANS',
    isAddOn: false,
    addedTo: [],
    benefits: [],
    config: {
      questionnaireMinimumAge: null,
      tripDurationByAge: [
        { minAge: 0, maxAge: 59, maximumDays: 60 },
        { minAge: 60, maxAge: 84, maximumDays: 15 },
      ],
      tripDurations: [],
      minimumTopUpDays: null,
      maximumTripCost: null,
    },
    content: {
      en: planContent({ code: changes.code ?? 'SEMH', ...content }),
      fr: planContent({
        code: changes.code ?? 'SEMH',
        lang: 'FR',
        name: 'Soins médicaux d’urgence',
        riders: [{ code: 'BAGGAGE', name: 'Bagages', summary: 'Bagages perdus' }],
        ...content,
      }),
    },
    ...changes,
  };
}

/** A plan with deductibles, a benefit and an add-on, and one without anything to choose. */
export const catalogue: Catalogue = {
  plans: [
    cataloguePlan(),
    cataloguePlan({ code: 'SAIH', planType: 'INCLUSIVE' }, { deductibles: [], eligibility: null }),
    cataloguePlan(
      { code: 'SAIPPP', planType: 'INCLUSIVE', isAddOn: true, addedTo: ['SEMH'] },
      { name: 'Cancel for any reason' },
    ),
  ],
};

export function recommendedPlan(changes: Partial<RecommendedPlan> = {}): RecommendedPlan {
  return {
    code: 'SEMH',
    planClass: 'OCM',
    planType: 'MEDICAL',
    purchasable: true,
    status: 'ACTIVE',
    isMQNeeded: false,
    travellerType: 'TRAVELLING_CANADIANS',
    tripType: 'SINGLE',
    tripCostConfig: { eligible: false, required: false, maxValue: null },
    benefits: [],
    ...changes,
  };
}

export function recommendation(...paxIds: string[]): RecommendationAnswer {
  return {
    paxes: paxIds.map((referenceNumber) => ({
      referenceNumber,
      plans: [recommendedPlan(), recommendedPlan({ code: 'SAIH', planType: 'INCLUSIVE' })],
      errors: [],
    })),
  };
}

export function pricedPlan(changes: Partial<PricedPlan> = {}): PricedPlan {
  return {
    code: 'SEMH',
    tripPreference: { deductible: 0 },
    premium: 100,
    adjustments: [{ breakdownType: 'COMPANION', amount: -5 }],
    optionalBenefits: [
      { code: 'BAGGAGE', premium: 12.5, selected: false },
      { code: 'SAIPPP', premium: 30, selected: false },
    ],
    premiumTotal: 95,
    rateVersion: '2026',
    ...changes,
  };
}

export function quoteAnswer(...paxIds: string[]): QuoteAnswer {
  return {
    paxes: paxIds.map((referenceNumber) => ({
      referenceNumber,
      plans: [
        pricedPlan(),
        pricedPlan({
          code: 'SAIH',
          tripPreference: {},
          premium: 200,
          adjustments: [],
          optionalBenefits: [],
          premiumTotal: 200,
        }),
      ],
      errors: [],
    })),
  };
}

/** Days left are for a top-up. */
export const tooLong: RefusedPlan = {
  code: 'SEMH',
  reason: 'tripTooLong',
  asked: 83,
  minimum: 1,
  maximum: 60,
  topUpDays: 23,
  error: 'No.',
};

/** The answer for a traveller whom a plan refuses by a rule. */
export function refusedPlanAnswer(paxId: string, refused: RefusedPlan): QuoteAnswer {
  const errors = [{ code: `plan.${refused.reason}`, error: refused.error }];
  const plans = [pricedPlan({ code: refused.code, errors, refused })];
  return { paxes: [{ referenceNumber: paxId, plans, errors: [] }] };
}

/** The answer for a traveller who cannot be priced. */
export function refusedAnswer(paxId: string, code = 'ageOutside'): QuoteAnswer {
  return { paxes: [{ referenceNumber: paxId, plans: [], errors: [{ code, error: 'No.' }] }] };
}
