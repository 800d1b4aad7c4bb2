import type { Worksheet, WorksheetLine } from '../calls/shapes/worksheet.ts';
import type { Preference } from '../productRules/ratedPreference.ts';
import { percentageOf } from './adjustments.ts';
import type { TravellerFacts, TripFacts } from './facts.ts';
import { type PlanPrice, type PlanRates, timesOf } from './pricePlan.ts';
import { bandsAt, cellAt, type RateIndex } from './rateIndex.ts';

/** A price with all that it was made of, as `pricePlan` was given it. */
export type PriceMade = {
  rates: PlanRates;
  traveller: TravellerFacts;
  trip: TripFacts;
  preference: Preference;
  price: PlanPrice;
};

/**
 * How a price came about: its very cents, line by line, each with where it stands in the rates. Nothing is priced a second
 * time, so that the lines sum to the premium to the cent.
 */
export function worksheetOf({ rates, traveller, trip, preference, price }: PriceMade): Worksheet {
  const { plan } = rates;
  const { version } = plan;
  const { age } = traveller;
  const { referenceDeductible } = plan;
  const lines: WorksheetLine[] = [
    { kind: 'base', rate: found(plan, age, preference, referenceDeductible), cents: price.premiumCents },
  ];
  let ofCents = price.premiumCents;
  for (const { breakdownType, amountCents } of price.adjustments) {
    if (breakdownType === 'DEDUCTIBLE') {
      ofCents += amountCents;
      lines.push({
        kind: 'deductible',
        rate: found(plan, age, preference, preference.deductible),
        cents: amountCents,
      });
      continue;
    }
    lines.push({
      kind: 'percentage',
      adjustment: breakdownType,
      ofCents,
      hundredthsOfPercent: percentageOf(breakdownType, version.adjustments),
      cents: amountCents,
    });
  }
  for (const { code, premiumCents, selected } of price.optionalBenefits) {
    const benefit = selected ? rates.benefits.find((one) => one.code === code) : undefined;
    if (benefit === undefined) continue;
    lines.push({
      kind: 'benefit',
      code,
      rateVersion: benefit.rates.version.id,
      rate: found(benefit.rates, age, preference, preference.deductible),
      cents: premiumCents,
    });
  }
  return {
    code: version.code,
    rateVersion: version.id,
    effectiveDate: version.effectiveDate,
    category: version.category,
    channel: version.channel,
    age,
    days: preference.days,
    tripCost: preference.tripCost,
    coverageAmount: preference.coverageAmount,
    deductible: preference.deductible,
    times: timesOf(trip),
    lines,
    totalCents: price.premiumTotalCents,
  };
}

function found(index: RateIndex, age: number, preference: Preference, deductible: number) {
  return {
    unit: index.version.unit,
    cellCents: cellAt(index, age, preference, deductible),
    bands: bandsAt(index, age, preference, deductible),
  };
}
