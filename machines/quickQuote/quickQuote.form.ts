import type { IsoDate } from '#domain/calendar.ts';
import type { TravellersForm } from '#domain/quote/forms.ts';
import { hasProblems, withJudged, withoutFields, withRejudged } from '#domain/forms/judged.ts';
import { chosenLocation, typedLocation } from '#domain/quote/locationRules.ts';
import { withDeparture, withMultiTrip } from '#domain/quote/multiTrip.ts';
import { homeCountry } from '#domain/quote/residence.ts';
import { storedTripCost } from '#domain/quote/travellerRules.ts';
import {
  countryIsChosenOn,
  emptyTravellersForm,
  newestNumber,
  travellerRow,
  withCountry,
  withRowText,
  withTravelOutsideCanada,
} from '#domain/quote/travellersForm.ts';
import {
  keysAffectedBy,
  type TravellersKey,
  type TravellersProblems,
  travellersKeys,
  travellersProblemAt,
  type Yardstick,
} from '#domain/quote/travellersProblems.ts';
import type {
  Choice,
  ChosenLocation,
  QuickQuoteContext,
  QuickQuoteInput,
  TypedDate,
  TypedLocation,
  TypedRow,
} from './quickQuote.types.ts';

type FormChange = Pick<QuickQuoteContext, 'form' | 'problems'>;

/** What the chart starts with; where no country is chosen it is Canada ([QQ-003]). */
export function openingOf({ form, facts }: QuickQuoteInput): QuickQuoteContext {
  const known = form ?? emptyTravellersForm;
  const opened = countryIsChosenOn(facts.channel) ? known : { ...known, country: homeCountry };
  return {
    form: opened,
    facts,
    problems: {},
    newestNumber: newestNumber(opened),
    attempts: 0,
    towards: 'next',
  };
}

export function yardstickOf({ facts }: QuickQuoteContext): Yardstick {
  return { today: facts.today, limits: facts.quickQuoteLimits };
}

/** The context after the form changed at a field: what was judged of the affected fields is judged again. */
function changed(context: QuickQuoteContext, form: TravellersForm, key: TravellersKey): FormChange {
  const judge = (affected: TravellersKey) => travellersProblemAt(affected, form, yardstickOf(context));
  return { form, problems: withRejudged(context.problems, keysAffectedBy(key, form), judge) };
}

export function afterDate(context: QuickQuoteContext, { field, text }: TypedDate): FormChange {
  const { form } = context;
  const dates = field === 'departureDate' ? withDeparture(form, text) : { [field]: text };
  return changed(context, { ...form, ...dates }, field);
}

/** [QQ-032] */
export function afterRow(context: QuickQuoteContext, { traveller, field, text }: TypedRow): FormChange {
  const stored = field === 'tripCost' ? storedTripCost(text) : text;
  return changed(context, withRowText(context.form, traveller, field, stored), `${field}.${traveller}`);
}

export function afterLocationText(context: QuickQuoteContext, { field, text }: TypedLocation): FormChange {
  return changed(context, { ...context.form, [field]: typedLocation(text) }, field);
}

export function afterLocation(context: QuickQuoteContext, { field, location }: ChosenLocation): FormChange {
  return changed(context, { ...context.form, [field]: chosenLocation(location) }, field);
}

export function afterChoice(context: QuickQuoteContext, choice: Choice): FormChange {
  return changed(context, withChoice(context.form, choice, context.facts.today), choice.field);
}

function withChoice(form: TravellersForm, choice: Choice, today: IsoDate): TravellersForm {
  switch (choice.field) {
    case 'country':
      return withCountry(form, choice.value);
    case 'travelOutsideCanada':
      return withTravelOutsideCanada(form, choice.value);
    case 'multiTrip':
      return { ...form, ...withMultiTrip(form, choice.value, today) };
    default:
      return { ...form, [choice.field]: choice.value };
  }
}

type RowsChange = FormChange & Pick<QuickQuoteContext, 'newestNumber'>;

export function withTraveller(context: QuickQuoteContext): RowsChange {
  const number = context.newestNumber + 1;
  const form = { ...context.form, travellers: [...context.form.travellers, travellerRow(number)] };
  return { ...changed(context, form, 'familyPlans'), newestNumber: number };
}

export function withoutTraveller(context: QuickQuoteContext, traveller: string): FormChange {
  const form = {
    ...context.form,
    travellers: context.form.travellers.filter(({ id }) => id !== traveller),
  };
  const problems = withoutFields(context.problems, [`age.${traveller}`, `tripCost.${traveller}`]);
  return changed({ ...context, problems }, form, 'familyPlans');
}

/** The problems after one field was judged. */
export function judgedAt(context: QuickQuoteContext, key: TravellersKey): TravellersProblems {
  return withJudged(context.problems, [key], (judged) =>
    travellersProblemAt(judged, context.form, yardstickOf(context)),
  );
}

/** The problems after every field was judged. */
export function judgedWhole(context: QuickQuoteContext): TravellersProblems {
  return withJudged(context.problems, travellersKeys(context.form), (key) =>
    travellersProblemAt(key, context.form, yardstickOf(context)),
  );
}

/** Whether every problem that was shown is gone. */
export function everythingIsCorrected({ problems }: QuickQuoteContext): boolean {
  return !hasProblems(problems);
}
