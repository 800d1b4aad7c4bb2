import type { TripPreference } from '../calls/shapes/plan.ts';
import type { TravellerFacts, TripFacts } from '../rating/facts.ts';
import { coverageAmountsFor, maximumDaysAt, tripDurationsAt } from './parameterRules.ts';
import type { PlanProblem, PlanRules } from './planRules.ts';
import { topUpDaysNeeded, topUpExceeds, topUpLength } from './topUp.ts';

/** The parameters a plan is priced for, in dollars and days; 0 where the plan has no such parameter. */
export type Preference = {
  tripCost: number;
  coverageAmount: number;
  deductible: number;
  /** Days of each trip of a multi-trip plan, days of a top-up beyond its minimum, else 0. */
  daysPerTrip: number;
  /** Days that the rates are looked up for. */
  days: number;
};

const nothing: TripPreference = {};

/**
 * Completes what was chosen on a card: the first value on offer stands for what was not chosen, the traveller's
 * trip cost for a trip cost that was not put on the card. A parameter that the plan does not offer is a problem, and
 * so is a trip cost below that of somebody who rides along, or a top-up that does not end with the trip.
 */
export function preferenceOf(
  rules: PlanRules,
  traveller: TravellerFacts,
  trip: TripFacts,
  chosen: TripPreference = nothing,
): Preference | PlanProblem {
  const deductible = choiceOf(rules.deductibles, chosen.deductible);
  if (deductible === null) return 'deductibleNotOffered';
  const coverageAmount = choiceOf(coverageAmountsFor(rules.coverageAmounts, trip), chosen.coverageAmount);
  if (coverageAmount === null) return 'coverageNotOffered';
  const tripCost = tripCostOf(rules, traveller, chosen.tripCost);
  if (typeof tripCost === 'string') return tripCost;
  const daysPerTrip = daysPerTripOf(rules, traveller, trip, chosen.daysPerTrip);
  if (typeof daysPerTrip === 'string') return daysPerTrip;
  return {
    tripCost,
    coverageAmount,
    deductible,
    daysPerTrip,
    days: insuredDays(rules, trip, daysPerTrip),
  };
}

function choiceOf(offered: readonly number[], chosen: number | undefined): number | null {
  if (offered.length === 0) return chosen === undefined ? 0 : null;
  if (chosen === undefined) return offered[0] ?? 0;
  return offered.includes(chosen) ? chosen : null;
}

function tripCostOf(
  { tripCost: offered }: PlanRules,
  traveller: TravellerFacts,
  chosen: number | undefined,
): number | PlanProblem {
  if (offered === null) return chosen === undefined ? 0 : 'tripCostNotOffered';
  const tripCost = chosen ?? traveller.tripCost;
  if (tripCost > offered.maximum) return 'tripCostTooHigh';
  return tripCost < traveller.dependentsTripCost ? 'tripCostTooLow' : tripCost;
}

function daysPerTripOf(
  rules: PlanRules,
  traveller: TravellerFacts,
  trip: TripFacts,
  chosen: number | undefined,
): number | PlanProblem {
  if (rules.minimumTopUpDays !== null) {
    return topUpDays(rules.minimumTopUpDays, maximumDaysAt(rules, traveller.age), trip, chosen);
  }
  if (rules.tripDurations.length > 0) {
    const offered = tripDurationsAt(rules, traveller.age);
    return (offered.length === 0 ? null : choiceOf(offered, chosen)) ?? 'daysNotOffered';
  }
  return chosen === undefined ? 0 : 'daysNotOffered';
}

/** [PS-064] The days beyond the minimum that end a top-up with the trip; a shorter need is topped up by one. */
function topUpDays(
  minimum: number,
  maximum: number,
  trip: TripFacts,
  chosen: number | undefined,
): number | PlanProblem {
  const needed = topUpDaysNeeded(minimum, trip.days);
  if (topUpExceeds(minimum, chosen ?? needed, maximum)) return 'daysNotOffered';
  return chosen === undefined || chosen === needed ? needed : 'endDateDiffers';
}

/** [PS-064] A top-up lasts its minimum days and those that were entered. */
function insuredDays(rules: PlanRules, trip: TripFacts, daysPerTrip: number): number {
  if (rules.minimumTopUpDays !== null) return topUpLength(rules.minimumTopUpDays, daysPerTrip);
  return daysPerTrip === 0 ? trip.days : daysPerTrip;
}

/** The parameters that a plan is priced for; one that it does not offer is undefined, which the wire leaves out. */
export function preferenceOnWire(rules: PlanRules, preference: Preference): TripPreference {
  const { coverageAmount, daysPerTrip } = preference;
  return {
    tripCost: rules.tripCost === null ? undefined : preference.tripCost,
    coverageAmount: coverageAmount === 0 ? undefined : coverageAmount,
    daysPerTrip: daysPerTrip === 0 ? undefined : daysPerTrip,
    deductible: rules.deductibles.length === 0 ? undefined : preference.deductible,
  };
}
