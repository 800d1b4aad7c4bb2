import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { type Preference, preferenceOf } from '#domain/productRules/ratedPreference.ts';
import type { RateIndex } from '#domain/rating/rateIndex.ts';
import { travellerFactsOf } from '#domain/rating/tripFacts.ts';
import type { Question } from '#domain/rating/question.ts';
import { Pool } from './pool.ts';

/** One price: the rates that it is read from, for a traveller and a preference. */
type LookUp = { traveller: number; rates: RateIndex; preference: Preference; deductible: number };

const noOffsets = new Int32Array(512);
const noBands = Float64Array.of(Number.POSITIVE_INFINITY);

/**
 * The look-ups of an answered quote and nothing around them: every price in the answer is one sum of offsets and one
 * read in plain typed arrays. `totals` receives the cents per traveller.
 */
export function bareLookUps(body: QuoteBody, question: Question, answer: QuoteAnswer) {
  const lookUps = lookUpsOf(body, question, answer);
  const [offsets, bands, cells] = [new Pool(), new Pool(), new Pool()];
  const travellers = Int32Array.from(lookUps, ({ traveller }) => traveller);
  const ageStarts = Int32Array.from(lookUps, ({ rates }) => offsets.startOf(rates.ages ?? noOffsets));
  const dayStarts = Int32Array.from(lookUps, ({ rates }) => offsets.startOf(rates.days ?? noOffsets));
  const bandStarts = Int32Array.from(lookUps, ({ rates }) => bands.startOf(rates.tripCosts ?? noBands));
  const strides = Int32Array.from(lookUps, ({ rates }) => rates.tripCostStride);
  const cellStarts = Int32Array.from(lookUps, (look) => cells.startOf(look.rates.cells) + fixedOf(look));
  const days = Int32Array.from(lookUps, ({ preference }) => preference.days);
  const times = Int32Array.from(lookUps, ({ rates, preference }) => (rates.perDay ? preference.days : 1));
  const tripCosts = Float64Array.from(lookUps, ({ preference }) => preference.tripCost);
  const ages = Int32Array.from(body.paxes, ({ age }) => age);
  const [allOffsets, allBands, allCells] = [offsets.integers(), bands.numbers(), cells.integers()];
  const totals = new Float64Array(ages.length);
  return {
    totals,
    price(): void {
      totals.fill(0);
      for (let look = 0; look < travellers.length; look += 1) {
        const traveller = travellers[look]!;
        const bandStart = bandStarts[look]!;
        let band = bandStart;
        while (tripCosts[look]! > allBands[band]!) band += 1;
        const at =
          cellStarts[look]! +
          allOffsets[ageStarts[look]! + ages[traveller]!]! +
          allOffsets[dayStarts[look]! + days[look]!]! +
          (band - bandStart) * strides[look]!;
        totals[traveller]! += allCells[at]! * times[look]!;
      }
    },
  };
}

function lookUpsOf(body: QuoteBody, question: Question, answer: QuoteAnswer): LookUp[] {
  return body.paxes.flatMap((pax, traveller) => {
    const facts = travellerFactsOf(body, pax);
    return (answer.paxes[traveller]?.plans ?? []).flatMap((priced) => {
      const offer = question.shelf.find(priced.code);
      if (!offer?.rates) throw new Error(`${priced.code} has no rates`);
      const preference = preferenceOf(offer.plan.rules, facts, question.trip);
      if (typeof preference === 'string') throw new Error(`${priced.code} is not offered`);
      const { plan, benefits } = offer.rates;
      const named = new Set(priced.optionalBenefits.map(({ code }) => code));
      const { deductible } = preference;
      return [
        { traveller, rates: plan, preference, deductible: plan.referenceDeductible },
        ...benefits
          .filter(({ code }) => named.has(code))
          .map(({ rates }) => ({ traveller, rates, preference, deductible })),
      ];
    });
  });
}

/** Offset of coverage amount and deductible, which the quote does not vary. */
function fixedOf({ rates, preference, deductible }: LookUp): number {
  const coverage = rates.coverageAmounts?.get(preference.coverageAmount) ?? 0;
  return coverage + (rates.deductibles?.get(deductible) ?? 0);
}
