import { chosenLocation, typedLocation } from '#domain/quote/locationRules.ts';
import { openingTripForm, tripDetailsForm } from '#domain/quote/tripForm.ts';
import { formPart } from '../forms/formPart.ts';
import type { ChosenPlace, TripDetailsContext, TripDetailsInput, TypedPlace } from './tripDetails.types.ts';

export const tripPart = formPart(tripDetailsForm, ({ travellers }: TripDetailsContext) => travellers);

export function openingOf(input: TripDetailsInput): TripDetailsContext {
  const { form, travellers, facts, isChanging = false } = input;
  const opened = tripPart.opening(form ?? openingTripForm(travellers));
  return { ...opened, travellers, facts, isChanging, towards: 'next' };
}

export function afterLocationText(context: TripDetailsContext, { field, text }: TypedPlace) {
  return tripPart.changed(context, { ...context.form, [field]: typedLocation(text) });
}

export function afterLocation(context: TripDetailsContext, { field, location }: ChosenPlace) {
  return tripPart.changed(context, { ...context.form, [field]: chosenLocation(location) });
}
