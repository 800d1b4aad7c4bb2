/*
 * How sample premiums are made. None of these numbers is an insurer's; they are plausible in size and shape:
 * they rise with age, days, trip cost and coverage, and fall with the deductible. A band is priced at its upper
 * end, so that a table rises wherever its formula does. All amounts are dollars.
 */

/** Price of a day of medical care by age; it doubles about every twenty-five years and faster from 60 on. */
function dailyMedical(age: number): number {
  return 1.4 + 4.6 * (age / 60) ** (age < 60 ? 2.6 : 3.6);
}

/** Emergency medical care on one trip: a fee and a price per day that falls a little as the trip gets longer. */
export function medicalTrip(age: number, days: number): number {
  return 9 + dailyMedical(age) * days ** 0.94;
}

/** Emergency medical care on all trips of a year, each of up to so many days. */
export function medicalYear(age: number, daysPerTrip: number): number {
  return 38 + dailyMedical(age) * daysPerTrip ** 0.9 * 2.4;
}

/** Cancellation of a trip that cost so much: three to ten percent of the cost by age, and a fee that rises with it. */
export function cancellation(age: number, tripCost: number): number {
  return 9 + age * 0.06 + tripCost * (0.032 + 0.03 * (age / 60) ** 2);
}

/** Interruption up to an amount; an unlimited one is priced like 25,000. */
export function interruption(coverageAmount: number): number {
  return 6 * Math.sqrt(Math.min(coverageAmount, 25_000) / 2_500);
}

/** A day of medical care for a visitor. */
export function visitorDay(age: number, coverageAmount: number): number {
  return (1.9 + 3.1 * (age / 60) ** 2.4) * (coverageAmount / 100_000) ** 0.38;
}

/** A day of medical care for a student. */
export function studentDay(age: number): number {
  return 1.6 + 2.2 * (age / 60) ** 2;
}

/** What is left of a premium at a deductible. */
export function deductibleFactor(deductible: number): number {
  return 1 / (1 + 0.0072 * deductible ** 0.515);
}
