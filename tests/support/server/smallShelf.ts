import { indexRates, type RateIndex } from '#domain/rating/rateIndex.ts';
import type { RateVersion } from '#domain/rating/rateVersion.ts';
import type { Plan } from '#server/catalogue/catalogue.types.ts';
import type { QuoteServices } from '#server/quotes/question.ts';
import type { Offer } from '#server/quotes/shelf.ts';
import { medicalContent } from '../questionnaires/medical.ts';
import { ordinaryRules } from '../quote/ordinaryRules.ts';
import { organizationTree } from './organizationTree.ts';

function ratesOf(code: string, cells: number[], axes: RateVersion['axes'] = []): RateIndex {
  return indexRates({
    id: `${code}.1`,
    code,
    category: 'STANDARD',
    channel: 'AGENCY',
    effectiveDate: '2024-01-01',
    unit: 'trip',
    axes,
    cells,
    adjustments: {
      companion: 0,
      travellingWithinCanada: 0,
      smoker: 0,
      employee: 0,
      familyFriendsResiding: 0,
      familyFriendsNotResiding: 0,
    },
  });
}

function offerOf(
  code: string,
  names: { en: string; fr: string },
  { isAddOn = false, eligibility = [null, null] as (string | null)[], rider = false, asks = false } = {},
): Offer {
  const [en = null, fr = null] = eligibility;
  const riders = [{ code: 'FLTACC', content: { en: { name: 'Flight' }, fr: { name: 'Vol' } } }];
  const plan = {
    rules: { ...ordinaryRules, code, isAddOn, questionnaireMinimumAge: asks ? 0 : null },
    purchasable: true,
    names,
    benefits: rider ? riders : [],
    configuration: { en: { content: { eligibility: en } }, fr: { content: { eligibility: fr } } },
  } as unknown as Plan;
  const deductible = { name: 'deductible' as const, bands: [[0, 0] as const, [500, 500] as const] };
  const rates = {
    plan: ratesOf(code, [10_000, 8_000], [deductible] as unknown as RateVersion['axes']),
    benefits: rider
      ? ['FLTACC', 'BAGGAGE', 'GONE'].map((benefit) => ({
          code: benefit,
          rates: ratesOf(benefit, [500]),
          eligibility: [],
        }))
      : [],
  };
  return { plan, rates, answered: asks ? { A: rates } : {} };
}

const offers = [
  offerOf(
    'SEMH',
    { en: 'Emergency medical', fr: 'Soins médicaux' },
    { rider: true, eligibility: ['Who may', 'Qui peut'] },
  ),
  offerOf('PLAIN', { en: 'Plain', fr: 'Simple' }, { eligibility: ['Who may', null] }),
  offerOf('ASKING', { en: 'Asking', fr: 'Questions' }, { asks: true }),
  offerOf('BAGGAGE', { en: 'Baggage', fr: 'Bagages' }, { isAddOn: true }),
];

const shelf = {
  offersFor: () => offers,
  find: (code: string) => offers.find(({ plan }) => plan.rules.code === code) ?? null,
};

/**
 * Plans of 100.00 dollars, or 80.00 with a deductible of 500: SEMH, with the benefits FLTACC, BAGGAGE and GONE of 5.00
 * each and a text of eligibility, PLAIN, with that text in English alone, and ASKING, which wants the medical
 * questionnaire of everybody. BAGGAGE is an add-on.
 */
export const smallShelf: QuoteServices = {
  organizations: organizationTree,
  shelves: { of: async () => shelf, sold: async () => shelf },
  readMedical: async () => medicalContent().en.medicalQuestionnaireData,
};
