import { useSelector } from '@xstate/react';
import { familyLimits, tripLimits } from '#domain/quote/limits.ts';
import { lastDeparture } from '#domain/quote/travellerRules.ts';
import type { TravellersKey, TravellersProblem } from '#domain/quote/travellersProblems.ts';
import type { QuickQuoteContext } from '#machines/quickQuote/quickQuote.types.ts';
import type { Formats } from '#domain/formats.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { type Text, useText } from '../../text/useText.ts';
import type { QuickQuoteRef } from './quickQuoteRef.ts';

/** [QQ-050] The words of a problem at a field; the same beside the field and in the summary. */
export function problemText(
  text: Text<'quickQuote'>,
  formats: Formats,
  { form, facts }: Pick<QuickQuoteContext, 'form' | 'facts'>,
  key: TravellersKey,
  problem: TravellersProblem,
): string {
  const [field = '', traveller] = key.split('.');
  const limits = facts.quickQuoteLimits;
  const ofField = `problem.${problem}.${field}` as const;
  return text(text.has(ofField) ? ofField : `problem.${problem}`, {
    number: form.travellers.findIndex(({ id }) => id === traveller) + 1,
    today: formats.formDay(facts.today),
    lastDeparture: formats.date(lastDeparture(facts.today)),
    days: tripLimits.maximumDays,
    minimumAge: limits.minimumAge,
    maximumAge: limits.maximumAge,
    minimumTripCost: formats.money(limits.minimumTripCost * 100),
    maximumTripCost: formats.money(tripLimits.maximumCost * 100),
    familyMaximumAge: familyLimits.maximumAge,
  });
}

/** What is shown at a field, or null. */
export function useProblem(actor: QuickQuoteRef, key: TravellersKey): string | null {
  const text = useText('quickQuote');
  const formats = useFormats();
  const problem = useSelector(actor, ({ context }) => context.problems[key] ?? null);
  return problem && problemText(text, formats, actor.getSnapshot().context, key, problem);
}
