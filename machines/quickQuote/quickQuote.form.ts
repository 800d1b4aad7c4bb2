import type { IsoDate } from '#domain/calendar.ts';
import { withoutFields } from '#domain/forms/judged.ts';
import { type TravellersForm, travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { locationRuleOf } from '#domain/quote/locationRules.ts';
import { countryIsChosenOn, homeCountry } from '#domain/quote/residence.ts';
import { emptyTravellersForm, newestNumber, travellerRow } from '#domain/quote/travellerRows.ts';
import { formPart } from '../forms/formPart.ts';
import { locationPart } from '../forms/locationPart.ts';
import type { QuickQuoteContext, QuickQuoteInput } from './quickQuote.types.ts';

export const quickQuotePart = formPart(travellerDetailsForm, ({ facts }: QuickQuoteContext) => facts);

export const quickQuotePlaces = locationPart(quickQuotePart.changed, (context: QuickQuoteContext, field) =>
  locationRuleOf(context.form, field),
);

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

/** [QF-043] The form as it stands on another day; what was judged is judged by it. */
export function onDay(context: QuickQuoteContext, today: IsoDate) {
  const facts = { ...context.facts, today };
  return { facts, ...quickQuotePart.changed({ ...context, facts }, context.form) };
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
