import type { TripForm } from '#domain/quote/forms.ts';
import { withJudged, withRejudged } from '#domain/forms/judged.ts';
import { chosenLocation, typedLocation } from '#domain/quote/locationRules.ts';
import { emptyTripForm, type TripField, tripFieldsOf, typedTripText } from '#domain/quote/tripForm.ts';
import { tripFieldsAffectedBy, tripProblemAt } from '#domain/quote/tripProblems.ts';
import type {
  ChosenPlace,
  TripDetailsContext,
  TripDetailsInput,
  TypedPlace,
  TypedTrip,
} from './tripDetails.types.ts';

type FormChange = Pick<TripDetailsContext, 'form' | 'problems'>;

export function openingOf({ form, travellers, facts }: TripDetailsInput): TripDetailsContext {
  const opened = form ?? emptyTripForm(travellers);
  return { form: opened, travellers, facts, problems: {}, attempts: 0, towards: 'next' };
}

/** The context after a field changed: what was judged of the affected fields is judged again. */
export function afterChange(
  context: TripDetailsContext,
  change: Partial<TripForm>,
  field: TripField,
): FormChange {
  const form = { ...context.form, ...change };
  const judge = (affected: TripField) => tripProblemAt(affected, form, context.travellers);
  return { form, problems: withRejudged(context.problems, tripFieldsAffectedBy(field), judge) };
}

export function afterText(context: TripDetailsContext, { field, text }: TypedTrip): FormChange {
  return afterChange(context, { [field]: typedTripText(field, text) }, field);
}

export function afterLocationText(context: TripDetailsContext, { field, text }: TypedPlace): FormChange {
  return afterChange(context, { [field]: typedLocation(text) }, field);
}

export function afterLocation(context: TripDetailsContext, { field, location }: ChosenPlace): FormChange {
  return afterChange(context, { [field]: chosenLocation(location) }, field);
}

/** The problems after the given fields, or all that are asked, were judged. */
export function judged({ form, travellers, problems }: TripDetailsContext, fields?: readonly TripField[]) {
  const asked = fields ?? tripFieldsOf(travellers.flowTravellerType);
  return withJudged(problems, asked, (field) => tripProblemAt(field, form, travellers));
}
