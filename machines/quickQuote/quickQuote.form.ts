import { withoutFields } from '#domain/forms/judged.ts';
import { type TravellersForm, travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { chosenLocation, typedLocation } from '#domain/quote/locationRules.ts';
import { countryIsChosenOn, homeCountry } from '#domain/quote/residence.ts';
import { emptyTravellersForm, newestNumber, travellerRow } from '#domain/quote/travellerRows.ts';
import { formPart } from '../forms/formPart.ts';
import type {
  ChosenLocation,
  QuickQuoteContext,
  QuickQuoteInput,
  TypedLocation,
} from './quickQuote.types.ts';

export const quickQuotePart = formPart(travellerDetailsForm, ({ facts }: QuickQuoteContext) => facts);

/** What the chart starts with; where no country is chosen it is Canada ([QQ-003]). */
export function openingOf({ form, facts }: QuickQuoteInput): QuickQuoteContext {
  const known = form ?? emptyTravellersForm;
  const opened = countryIsChosenOn(facts.channel) ? known : { ...known, country: homeCountry };
  return {
    ...quickQuotePart.opening(opened),
    facts,
    newestNumber: newestNumber(opened),
    towards: 'next',
  };
}

export function afterLocationText(context: QuickQuoteContext, { field, text }: TypedLocation) {
  return quickQuotePart.changed(context, { ...context.form, [field]: typedLocation(text) });
}

export function afterLocation(context: QuickQuoteContext, { field, location }: ChosenLocation) {
  return quickQuotePart.changed(context, { ...context.form, [field]: chosenLocation(location) });
}

const withRows = (context: QuickQuoteContext, travellers: TravellersForm['travellers']) =>
  quickQuotePart.changed(context, { ...context.form, travellers });

export function withTraveller(context: QuickQuoteContext) {
  const number = context.newestNumber + 1;
  const rows = [...context.form.travellers, travellerRow(number)];
  return { ...withRows(context, rows), newestNumber: number };
}

export function withoutTraveller(context: QuickQuoteContext, traveller: string) {
  const problems = withoutFields(context.problems, [`age.${traveller}`, `tripCost.${traveller}`]);
  const rows = context.form.travellers.filter(({ id }) => id !== traveller);
  return withRows({ ...context, problems }, rows);
}
