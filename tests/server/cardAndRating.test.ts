import { describe, expect, it } from 'vitest';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import { addDays } from '#domain/calendar.ts';
import { catalogueOf, type CataloguePlan } from '#domain/plans/bilingualCatalogue.ts';
import { requestedPlanOf } from '#domain/plans/cardPreference.ts';
import { cardOfferOf } from '#domain/plans/offers.ts';
import type { CardParameters } from '#domain/plans/plansForm.ts';
import { type CardOffer, cardProblems, shownParameters } from '#domain/plans/productCard.ts';
import type { PlanRules } from '#domain/productRules/planRules.ts';
import { preferenceOf } from '#domain/productRules/ratedPreference.ts';
import { topUpEndDate } from '#domain/productRules/topUp.ts';
import type { TripFacts } from '#domain/rating/facts.ts';
import type { PlanTexts } from '#server/catalogue/catalogue.types.ts';
import { planConfigurationOf } from '#server/catalogue/planConfiguration.ts';
import { samplePlans } from '#server/sample/plans.ts';
import { planContent, recommendedPlan } from '../support/sale/catalogue.ts';
import { parameters } from '../support/sale/plans.ts';

const texts: PlanTexts = { ...planContent(), documents: {}, documentsEffectiveDate: '2024-01-01' };
const ages = Array.from({ length: 121 }, (_, age) => age);
const startDate = '2027-03-01';

/** The plan as the browser knows it: through the product configuration of the wire. */
function planOnCards(rules: PlanRules): CataloguePlan {
  const parts = { rules, addedTo: [], benefits: [], exclusions: [], texts };
  const configuration = (language: 'en' | 'fr') => ({
    organizationCode: 'TC',
    effectiveDate: startDate,
    plans: [planConfigurationOf(parts, language)],
  });
  const [plan] = catalogueOf({ en: configuration('en'), fr: configuration('fr') }).plans;
  if (!plan) throw new Error(`${rules.code} is in error`);
  return plan;
}

type Visit = { age: number; flowTravellerType: FlowTravellerType; superVisa: boolean };

function cardOf(rules: PlanRules, plan: CataloguePlan, visit: Visit): CardOffer {
  const { tripCost } = rules;
  const tripCostConfig = {
    eligible: tripCost !== null,
    required: tripCost?.required ?? false,
    maxValue: tripCost?.maximum ?? null,
  };
  return cardOfferOf(
    { paxId: 'pax-1', age: visit.age },
    recommendedPlan({ code: rules.code, tripCostConfig }),
    plan,
    {
      organizationKind: 'employee',
      organizationCategory: 'AGENCY',
      flowTravellerType: visit.flowTravellerType,
      superVisa: visit.superVisa,
      startDate,
      applicationDate: '2027-02-01',
    },
  );
}

/** What the server prices when a card is filled so, for a trip of so many days. */
function ratedOf(rules: PlanRules, visit: Visit, params: CardParameters, days: number) {
  const trip: TripFacts = {
    flowTravellerType: visit.flowTravellerType,
    superVisa: visit.superVisa,
    studentType: null,
    tripType: rules.tripType,
    family: false,
    days,
    withinCanada: false,
    travellers: 1,
    relationship: null,
  };
  const traveller = { age: visit.age, tripCost: 0, dependentsTripCost: 0, smoker: false };
  const { tripPreference } = requestedPlanOf({ code: rules.code }, params, []);
  return preferenceOf(rules, traveller, trip, tripPreference);
}

const values = (options: readonly { value: number }[]) => options.map(({ value }) => value);

/** Of every list of a plan, what the card and the server do not both offer at an age. */
function disagreements(rules: PlanRules, visits: readonly Visit[]): string[] {
  const plan = planOnCards(rules);
  const everyAmount = [...rules.coverageAmounts.default, ...rules.coverageAmounts.superVisaNo];
  return visits.flatMap((visit) => {
    const card = cardOf(rules, plan, visit);
    const differs = (field: keyof CardParameters, problem: string, all: number[], offered: number[]) =>
      all
        .filter((value) => {
          const rated = ratedOf(rules, visit, parameters({ [field]: String(value) }), 10);
          return offered.includes(value) === (rated === problem);
        })
        .map((value) => `${rules.code} at ${visit.age}: ${field} ${value}`);
    return [
      ...differs('daysPerTrip', 'daysNotOffered', [...rules.tripDurations], values(card.tripDays)),
      ...differs('coverageAmount', 'coverageNotOffered', everyAmount, values(card.coverageAmounts)),
      ...differs('deductible', 'deductibleNotOffered', [...rules.deductibles], values(card.deductibles)),
    ];
  });
}

const atEveryAge = (flowTravellerType: FlowTravellerType, superVisa = false): Visit[] =>
  ages.map((age) => ({ age, flowTravellerType, superVisa }));

describe.each(samplePlans.map((rules) => [rules.code, rules] as const))(
  'the card of %s and the rating of the server',
  (_, rules) => {
    it('offer the same days, coverage amounts and deductibles at every age', () => {
      const lists = { ...rules, minimumTopUpDays: null };
      expect(disagreements(lists, atEveryAge(rules.travellerType))).toEqual([]);
      expect(disagreements(lists, atEveryAge(rules.travellerType, true))).toEqual([]);
      expect(disagreements(lists, atEveryAge('VISITOR_TO_CANADA'))).toEqual([]);
    });

    it('take a trip cost up to the same amount', () => {
      const visit: Visit = { age: 40, flowTravellerType: rules.travellerType, superVisa: false };
      const card = cardOf(rules, planOnCards(rules), visit);
      const maximum = rules.tripCost?.maximum ?? 0;
      const judged = [maximum, maximum + 1].map((tripCost) => {
        const params = shownParameters(card, parameters({ tripCost: String(tripCost) }));
        const tooHigh = ratedOf({ ...rules, minimumTopUpDays: null }, visit, params, 10);
        return [cardProblems(card, params).tripCost === 'tripCostGt', tooHigh === 'tripCostTooHigh'];
      });
      const beyond = rules.tripCost !== null;
      expect(judged).toEqual([
        [false, false],
        [beyond, beyond],
      ]);
    });
  },
);

describe.each(['SEMTUH', 'SAITUH'])('the card of the top-up %s and the rating of the server', (code) => {
  const rules = samplePlans.find((plan) => plan.code === code);
  if (!rules) throw new Error(`no sample plan ${code}`);
  const plan = planOnCards(rules);

  it('take the same days at every age, and end on the same day', () => {
    const different = atEveryAge('TOP_UP').flatMap((visit) => {
      const card = cardOf(rules, plan, visit);
      return Array.from({ length: 400 }, (_, at) => at + 1).filter((entered) => {
        const params = parameters({ daysPerTrip: String(entered) });
        const rated = ratedOf(rules, visit, params, 3 + entered);
        if (typeof rated === 'string') return cardProblems(card, params).daysPerTrip !== 'maxTopUp';
        const lastDay = addDays(startDate, rated.days - 1);
        return (
          cardProblems(card, params).daysPerTrip !== undefined ||
          topUpEndDate(startDate, 3, entered) !== lastDay
        );
      });
    });
    expect(different).toEqual([]);
  });

  it('take no days at an age at which the plan is not sold', () => {
    const visit: Visit = { age: 85, flowTravellerType: 'TOP_UP', superVisa: false };
    const params = parameters({ daysPerTrip: '1' });
    expect(cardProblems(cardOf(rules, plan, visit), params)).toEqual({ daysPerTrip: 'maxTopUp' });
    expect(ratedOf(rules, visit, params, 4)).toBe('daysNotOffered');
  });
});
