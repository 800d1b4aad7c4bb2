import { locationRuleOf } from '#domain/quote/locationRules.ts';
import { openingTripForm, tripDetailsForm } from '#domain/quote/tripForm.ts';
import { formPart } from '../forms/formPart.ts';
import { locationPart } from '../forms/locationPart.ts';
import type { TripDetailsContext, TripDetailsInput } from './tripDetails.types.ts';

export const tripPart = formPart(tripDetailsForm, ({ travellers }: TripDetailsContext) => travellers);

export const tripPlaces = locationPart(tripPart.changed, (context: TripDetailsContext, field) =>
  locationRuleOf(context.travellers, field),
);

export function openingOf(input: TripDetailsInput): TripDetailsContext {
  const { form, travellers, facts, isChanging = false } = input;
  const opened = tripPart.opening(form ?? openingTripForm(travellers));
  return { ...opened, travellers, facts, isChanging, towards: 'next' };
}
