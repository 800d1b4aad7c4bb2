import type { Formats } from '#domain/formats.ts';
import { familyLimits, tripLimits } from '#domain/quote/limits.ts';
import { lastDeparture } from '#domain/quote/travellerRules.ts';
import type { QuickQuoteContext } from '#machines/quickQuote/quickQuote.types.ts';

/** [QQ-050] What the texts of problems ask for. */
export function problemValues(
  { form, facts }: Pick<QuickQuoteContext, 'form' | 'facts'>,
  formats: Formats,
  key: string,
) {
  const limits = facts.quickQuoteLimits;
  const traveller = key.slice(key.indexOf('.') + 1);
  return {
    number: form.travellers.findIndex(({ id }) => id === traveller) + 1,
    today: formats.formDay(facts.today),
    lastDeparture: formats.date(lastDeparture(facts.today)),
    days: tripLimits.maximumDays,
    minimumAge: limits.minimumAge,
    maximumAge: limits.maximumAge,
    minimumTripCost: formats.money(limits.minimumTripCost * 100),
    maximumTripCost: formats.money(tripLimits.maximumCost * 100),
    familyMaximumAge: familyLimits.maximumAge,
  };
}
