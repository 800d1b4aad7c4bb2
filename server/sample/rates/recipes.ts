import type { RateAxis, RateAxisName, RateVersion } from '#domain/rating/rateVersion.ts';
import type { BenefitCode } from '../benefits.ts';
import type { SamplePlan } from '../plans.ts';
import {
  bandsUpTo,
  benefitDayBands,
  choicesOf,
  tripCostBandsUpTo,
  tripDayBands,
  yearlyDayBands,
} from './bands.ts';
import {
  cancellation,
  deductibleFactor,
  interruption,
  medicalTrip,
  medicalYear,
  studentDay,
  visitorDay,
} from './formula.ts';

type Values = Record<RateAxisName, number>;

/** The table of a plan or benefit: its axes beside age, and the dollars of a cell. */
export type Recipe = {
  unit: RateVersion['unit'];
  byAge: boolean;
  axes: readonly RateAxis[];
  price(at: Values): number;
};

const tripDays: RateAxis = { name: 'days', bands: tripDayBands };
const yearlyDays: RateAxis = { name: 'days', bands: yearlyDayBands };
const benefitDays: RateAxis = { name: 'days', bands: benefitDayBands };
const tripCosts = (maximum: number): RateAxis => ({ name: 'tripCost', bands: tripCostBandsUpTo(maximum) });
const deductibles = (plan: SamplePlan): RateAxis => choicesOf('deductible', plan.deductibles);

const perTrip = (axes: readonly RateAxis[], price: Recipe['price']): Recipe => ({
  unit: 'trip',
  byAge: true,
  axes,
  price,
});
const perDay = (axes: readonly RateAxis[], price: Recipe['price']): Recipe => ({
  unit: 'day',
  byAge: true,
  axes,
  price,
});
const flat = (axes: readonly RateAxis[], price: Recipe['price']): Recipe => ({
  unit: 'trip',
  byAge: false,
  axes,
  price,
});

/** The recipe of each plan. */
export const planRecipes: Readonly<Record<string, (plan: SamplePlan) => Recipe>> = {
  SEMH: (plan) =>
    perTrip(
      [tripDays, deductibles(plan)],
      ({ age, days, deductible }) => medicalTrip(age, days) * deductibleFactor(deductible),
    ),
  SMUH: () => perTrip([tripDays], ({ age, days }) => medicalTrip(age, days) * 1.25),
  SEMTUH: (plan) =>
    perTrip(
      [tripDays, deductibles(plan)],
      ({ age, days, deductible }) => (medicalTrip(age, days) * 1.05 + 2) * deductibleFactor(deductible),
    ),
  SAITUH: () => perTrip([tripDays], ({ age, days }) => medicalTrip(age, days) * 0.9 + 24),
  SAIH: () =>
    perTrip(
      [tripDays, tripCosts(30_000)],
      ({ age, days, tripCost }) => medicalTrip(age, days) * 0.85 + cancellation(age, tripCost) + 14,
    ),
  SNMH: () => perTrip([tripCosts(30_000)], ({ age, tripCost }) => cancellation(age, tripCost) * 1.04 + 18),
  STCIH: (plan) =>
    perTrip(
      [tripCosts(20_000), choicesOf('coverageAmount', plan.coverageAmounts.default)],
      ({ age, tripCost, coverageAmount }) => cancellation(age, tripCost) * 0.9 + interruption(coverageAmount),
    ),
  SAIPPP: () => flat([tripCosts(15_000)], ({ tripCost }) => 25 + tripCost * 0.021),
  SNMPPP: () => flat([tripCosts(15_000)], ({ tripCost }) => 22 + tripCost * 0.021),
  MEMH: (plan) =>
    perTrip(
      [yearlyDays, deductibles(plan)],
      ({ age, days, deductible }) => medicalYear(age, days) * deductibleFactor(deductible),
    ),
  MAIH: (plan) =>
    perTrip(
      [yearlyDays, choicesOf('coverageAmount', plan.coverageAmounts.default)],
      ({ age, days, coverageAmount }) =>
        medicalYear(age, days) * 0.95 + cancellation(age, coverageAmount) * 1.15 + 25,
    ),
  MUPSH: () => perTrip([yearlyDays], ({ age, days }) => medicalYear(age, days) * 1.3),
  SVTCBH: visitors(0.8),
  SVTCSH: visitors(1),
  SVTCEH: visitors(1.2),
  SSTIH: () => perDay([], ({ age }) => studentDay(age)),
  SSTOH: () => perDay([], ({ age }) => studentDay(age) * 1.25),
  SSTCH: () => perDay([], ({ age }) => studentDay(age) * 0.7),
};

function visitors(level: number): (plan: SamplePlan) => Recipe {
  return (plan) =>
    perDay(
      [choicesOf('coverageAmount', plan.coverageAmounts.superVisaNo), deductibles(plan)],
      ({ age, coverageAmount, deductible }) =>
        visitorDay(age, coverageAmount) * level * deductibleFactor(deductible),
    );
}

const byLength = (first: number, rise: number) =>
  flat([benefitDays], ({ days }) => first + rise * Math.sqrt(days / 30));

/** The recipe of each benefit that can be added. */
export const benefitRecipes: Readonly<Partial<Record<BenefitCode, Recipe>>> = {
  BAGG: byLength(9, 6),
  FLTACC: byLength(5, 3),
  TRVACC: byLength(4, 3),
  ADVSPT: byLength(14, 8),
  SIDETRIP: byLength(12, 13),
  EYEDENT: byLength(28, 12),
  TUITION: byLength(35, 18),
  RENTCAR: { ...flat([{ name: 'days', bands: bandsUpTo(1, 60) }], () => 9.5), unit: 'day' },
  CFAR: flat([tripCosts(15_000)], ({ tripCost }) => 8 + tripCost * 0.03),
};
