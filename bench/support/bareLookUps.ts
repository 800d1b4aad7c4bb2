import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Preference, preferenceOf } from '#domain/rating/preference.ts';
import type { RateIndex } from '#domain/rating/rateIndex.ts';
import { travellerFactsOf } from '#domain/rating/tripFacts.ts';
import type { Question } from '#server/quotes/question.ts';

/** One table that a traveller's age, days and trip cost are looked up in. */
type LookUp = {
  ages: Int32Array;
  days: Int32Array;
  tripCosts: Float64Array;
  stride: number;
  cells: Int32Array;
  /** Cents of a cell are those of a day. */
  perDay: boolean;
  /** Offset of coverage amount and deductible, which the quote does not vary. */
  fixed: number;
  insuredDays: number;
  tripCost: number;
};

const wholeYears = 131;
const longestDays = 401;
const nothing: Int32Array = new Int32Array(Math.max(wholeYears, longestDays));

/**
 * The look-ups of an answered quote and nothing around them: for each traveller every price in the answer is one
 * sum of offsets and one read. `totals` receives the cents per traveller.
 */
export function bareLookUps(body: QuoteBody, question: Question, answer: QuoteAnswer) {
  const perTraveller = body.paxes.map((pax, at) => {
    const facts = travellerFactsOf(body, pax);
    return (answer.paxes[at]?.plans ?? []).flatMap((priced) => {
      const offer = question.shelf.find(priced.code);
      if (!offer?.rates) throw new Error(`${priced.code} has no rates`);
      const preference = preferenceOf(offer.plan.rules, facts, question.trip);
      if (typeof preference === 'string') throw new Error(`${priced.code} is not offered`);
      const { plan, benefits } = offer.rates;
      const named = new Set(priced.optionalBenefits.map(({ code }) => code));
      return [
        lookUp(plan, preference, plan.referenceDeductible),
        ...benefits
          .filter(({ code }) => named.has(code))
          .map(({ rates }) => lookUp(rates, preference, preference.deductible)),
      ];
    });
  });
  const ages = Int32Array.from(body.paxes, ({ age }) => age);
  const totals = new Float64Array(ages.length);
  return {
    totals,
    price(): void {
      for (let traveller = 0; traveller < ages.length; traveller += 1) {
        let cents = 0;
        for (const look of perTraveller[traveller] ?? []) cents += centsAt(look, ages[traveller] ?? 0);
        totals[traveller] = cents;
      }
    },
  };
}

function centsAt(look: LookUp, age: number): number {
  let at = look.fixed + (look.ages[age] ?? 0) + (look.days[look.insuredDays] ?? 0);
  if (look.stride > 0) {
    let band = 0;
    while (look.tripCost > (look.tripCosts[band] ?? 0)) band += 1;
    at += band * look.stride;
  }
  const cents = look.cells[at] ?? 0;
  return look.perDay ? cents * look.insuredDays : cents;
}

function lookUp(rates: RateIndex, preference: Preference, deductible: number): LookUp {
  return {
    ages: rates.ages ?? nothing,
    days: rates.days ?? nothing,
    tripCosts: rates.tripCosts ?? new Float64Array(),
    stride: rates.tripCosts ? rates.tripCostStride : 0,
    cells: rates.cells,
    perDay: rates.perDay,
    fixed:
      (rates.coverageAmounts?.get(preference.coverageAmount) ?? 0) +
      (rates.deductibles?.get(deductible) ?? 0),
    insuredDays: preference.days,
    tripCost: preference.tripCost,
  };
}
