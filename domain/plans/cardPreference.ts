import type { RequestedPlan, TripPreference } from '../calls/shapes/plan.ts';
import { centsOf, dollarsOf } from '../money.ts';
import type { CardParameters, ChosenPreference } from './plansForm.ts';
import type { CardOffer } from './productCard.ts';

const cents = (text: string) => (text === '' ? undefined : centsOf(Number(text)));

/**
 * The values that the texts of a card stand for; the sum insured after departure is a coverage amount.
 * [PS-064] The days of a top-up are those that were typed: rating adds its minimum.
 */
function preferenceOf(params: CardParameters): ChosenPreference {
  return withoutUndefined({
    tripCostCents: cents(params.tripCost),
    coverageAmountCents: cents(params.coverageAmount || params.sumInsuredAfter),
    daysPerTrip: params.daysPerTrip === '' ? undefined : Number(params.daysPerTrip),
    deductibleCents: cents(params.deductible),
  });
}

/** [PS-102] The preference in decimal dollars, whatever the organization sends of it. */
export function tripPreferenceOf(preference: ChosenPreference): TripPreference {
  const dollars = (amount: number | undefined) => (amount === undefined ? undefined : dollarsOf(amount));
  return withoutUndefined({
    tripCost: dollars(preference.tripCostCents),
    coverageAmount: dollars(preference.coverageAmountCents),
    daysPerTrip: preference.daysPerTrip,
    deductible: dollars(preference.deductibleCents),
  });
}

/** The preference in an answer of the server. */
export function readPreference(preference: TripPreference): ChosenPreference {
  return withoutUndefined({
    tripCostCents: preference.tripCost === undefined ? undefined : centsOf(preference.tripCost),
    coverageAmountCents:
      preference.coverageAmount === undefined ? undefined : centsOf(preference.coverageAmount),
    daysPerTrip: preference.daysPerTrip,
    deductibleCents: preference.deductible === undefined ? undefined : centsOf(preference.deductible),
  });
}

/** What a card asks the price of. */
export function requestedPlanOf(
  offer: Pick<CardOffer, 'code'>,
  params: CardParameters,
  benefits: readonly string[],
): RequestedPlan {
  return {
    code: offer.code,
    tripPreference: tripPreferenceOf(preferenceOf(params)),
    optionalBenefits: benefits.map((benefit) => ({ code: benefit })),
  };
}

type Defined<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> };

function withoutUndefined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
