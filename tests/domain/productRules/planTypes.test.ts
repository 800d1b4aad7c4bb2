import { describe, expect, it } from 'vitest';
import type { PlanType } from '#domain/catalogue/plans.ts';
import type { FlowTravellerType, StudentType } from '#domain/catalogue/travellers.ts';
import { needsQuestionnaire } from '#domain/productRules/parameterRules.ts';
import { travellerProblem, tripProblem } from '#domain/productRules/planRules.ts';
import { preferenceOf } from '#domain/productRules/ratedPreference.ts';
import type { TravellerFacts, TripFacts } from '#domain/rating/facts.ts';
import { samplePlans } from '#server/sample/plans.ts';

type Case = Partial<Omit<TripFacts, 'flowTravellerType' | 'studentType'>> &
  Partial<TravellerFacts> & { of?: FlowTravellerType; student?: StudentType | null };

/** What a plan says of a traveller of 40 on ten days, with the given differences. */
function verdict(code: string, { of, student, age, tripCost, dependentsTripCost, ...trip }: Case): string {
  const rules = samplePlans.find((plan) => plan.code === code);
  if (!rules) throw new Error(`The sample has no plan ${code}`);
  const traveller = {
    age: age ?? 40,
    tripCost: tripCost ?? 0,
    dependentsTripCost: dependentsTripCost ?? 0,
    smoker: false,
  };
  const asked: TripFacts = {
    flowTravellerType: of ?? rules.travellerType,
    studentType: student === undefined ? (rules.studentTypes[0] ?? null) : student,
    tripType: rules.tripType,
    family: false,
    days: 10,
    withinCanada: false,
    superVisa: false,
    travellers: 1,
    relationship: null,
    ...trip,
  };
  const problem = tripProblem(rules, asked) ?? travellerProblem(rules, traveller, asked);
  if (problem !== null) return problem;
  if (needsQuestionnaire(rules, traveller.age)) return 'questionnaireNeeded';
  const preference = preferenceOf(rules, traveller, asked);
  return typeof preference === 'string' ? preference : 'sold';
}

/** Each type of plan: its plan of the sample, who is asked about, and what the plan says. */
const table: Record<PlanType, [code: string, rows: [Case, string][]]> = {
  MEDICAL: [
    'SEMH',
    [
      [{}, 'sold'],
      [{ family: true }, 'sold'],
      [{ age: 59, days: 365 }, 'sold'],
      [{ age: 60 }, 'questionnaireNeeded'],
      [{ age: 60, days: 213 }, 'tripTooLong'],
      [{ age: 84, days: 60 }, 'questionnaireNeeded'],
      [{ age: 85 }, 'ageOutside'],
      [{ tripType: 'MULTIPLE' }, 'otherTrip'],
      [{ of: 'VISITOR_TO_CANADA' }, 'otherTraveller'],
    ],
  ],
  INCLUSIVE: [
    'SAIH',
    [
      [{ tripCost: 30_000 }, 'sold'],
      [{ tripCost: 30_001 }, 'tripCostTooHigh'],
      [{ family: true, tripCost: 500, dependentsTripCost: 500 }, 'sold'],
      [{ family: true, tripCost: 400, dependentsTripCost: 500 }, 'tripCostTooLow'],
      [{ age: 60 }, 'questionnaireNeeded'],
    ],
  ],
  TRIP_CANCELLATION: [
    'STCIH',
    [
      [{ tripCost: 20_000, age: 84, days: 60 }, 'sold'],
      [{ tripCost: 20_001 }, 'tripCostTooHigh'],
      [{ age: 84, days: 61 }, 'tripTooLong'],
      [{ age: 85 }, 'ageOutside'],
    ],
  ],
  MEDICAL_UNDERWRITING: [
    'SMUH',
    [
      [{ age: 74 }, 'ageOutside'],
      [{ age: 75 }, 'questionnaireNeeded'],
      [{ age: 75, family: true }, 'notForFamilies'],
    ],
  ],
  MULTI_TRIP_MEDICAL: [
    'MEMH',
    [
      [{ days: 365 }, 'sold'],
      [{ age: 60 }, 'questionnaireNeeded'],
      [{ age: 85 }, 'ageOutside'],
      [{ tripType: 'SINGLE' }, 'otherTrip'],
    ],
  ],
  MULTI_TRIP_INCLUSIVE: [
    'MAIH',
    [
      [{ family: true }, 'sold'],
      [{ tripCost: 50_000 }, 'sold'],
      [{ age: 60 }, 'questionnaireNeeded'],
    ],
  ],
  MUPS: [
    'MUPSH',
    [
      [{ age: 59 }, 'ageOutside'],
      [{ age: 60 }, 'questionnaireNeeded'],
      [{ age: 60, family: true }, 'notForFamilies'],
    ],
  ],
  VISITOR_TO_CANADA: [
    'SVTCSH',
    [
      [{ age: 89, days: 365 }, 'sold'],
      [{ superVisa: true, days: 365 }, 'sold'],
      [{ age: 90 }, 'ageOutside'],
      [{ days: 366 }, 'tripTooLong'],
      [{ of: 'TRAVELLING_CANADIANS' }, 'otherTraveller'],
    ],
  ],
  STUDENT: [
    'SSTIH',
    [
      [{ age: 64, days: 365 }, 'sold'],
      [{ age: 65 }, 'ageOutside'],
      [{ student: 'CANADIAN_INSIDE' }, 'otherTraveller'],
      [{ student: null }, 'otherTraveller'],
      [{ family: true }, 'notForFamilies'],
    ],
  ],
  TOP_UP: [
    'SEMTUH',
    [
      [{ days: 1 }, 'sold'],
      [{ days: 365 }, 'sold'],
      [{ days: 366 }, 'tripTooLong'],
      [{ age: 60, days: 20 }, 'questionnaireNeeded'],
      [{ family: true }, 'notForFamilies'],
      [{ of: 'TRAVELLING_CANADIANS' }, 'otherTraveller'],
    ],
  ],
};

describe('whom each type of plan is sold to: the decision table', () => {
  const rows = Object.entries(table).flatMap(([type, [code, cases]]) =>
    cases.map(([asked, expected]) => [type, expected, code, asked] as const),
  );

  it.each(rows)('%s says %s (%s for %j)', (_, expected, code, asked) => {
    expect(verdict(code, asked)).toBe(expected);
  });

  it.each(Object.entries(table))('%s is the type of the plan in its rows', (type, [code]) => {
    expect(samplePlans.find((plan) => plan.code === code)?.planType).toBe(type);
  });
});
