import type { Formats } from '#domain/formats.ts';
import { familyLimits, tripLimits } from '#domain/quote/limits.ts';
import { lastDeparture } from '#domain/quote/travellerRules.ts';
import type { QuickQuoteContext } from '#machines/quickQuote/quickQuote.types.ts';

type Facts = QuickQuoteContext['facts'];

/** What the texts ask for whatever the field; written once for the facts of a form and a language. */
const written = new WeakMap<Facts, { formats: Formats; limits: ReturnType<typeof limitsOf> }>();

function limitsOf({ today, quickQuoteLimits: limits }: Facts, formats: Formats) {
  return {
    today: formats.formDay(today),
    day: formats.date(today),
    lastDeparture: formats.date(lastDeparture(today)),
    days: tripLimits.maximumDays,
    minimumAge: limits.minimumAge,
    maximumAge: limits.maximumAge,
    minimumTripCost: formats.money(limits.minimumTripCost * 100),
    maximumTripCost: formats.money(tripLimits.maximumCost * 100),
    familyMaximumAge: familyLimits.maximumAge,
  };
}

/** [QQ-050] What the texts of problems ask for. */
export function problemValues(
  { form, facts }: Pick<QuickQuoteContext, 'form' | 'facts'>,
  formats: Formats,
  key: string,
) {
  const known = written.get(facts);
  const limits = known?.formats === formats ? known.limits : limitsOf(facts, formats);
  written.set(facts, { formats, limits });
  const traveller = key.slice(key.indexOf('.') + 1);
  return { ...limits, number: form.travellers.findIndex(({ id }) => id === traveller) + 1 };
}
