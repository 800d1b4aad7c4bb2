import { useSelector } from '@xstate/react';
import { tripDays } from '#domain/calendar.ts';
import type { Formats } from '#domain/formats.ts';
import { coverageDayLimits } from '#domain/quote/limits.ts';
import type { TripField } from '#domain/quote/tripForm.ts';
import type { TripProblem } from '#domain/quote/tripProblems.ts';
import type { TripDetailsContext } from '#machines/tripDetails/tripDetails.types.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { type Text, useText } from '../../text/useText.ts';
import type { TripDetailsRef } from './tripDetailsRef.ts';

/** The words of a problem at a field; the same beside the field and in the summary. */
export function problemText(
  text: Text<'tripDetails'>,
  formats: Formats,
  { facts, travellers }: Pick<TripDetailsContext, 'facts' | 'travellers'>,
  field: TripField,
  problem: TripProblem,
): string {
  const { departureDate, returnDate } = travellers;
  const ofField = `problem.${problem}.${field}` as const;
  return text(text.has(ofField) ? ofField : `problem.${problem}`, {
    today: formats.formDay(facts.today),
    from: formats.date(departureDate),
    to: formats.date(returnDate),
    minimumDays: coverageDayLimits.minimum,
    maximumDays: coverageDayLimits.maximum,
    tripDays: tripDays(departureDate, returnDate),
  });
}

/** What is shown at a field, or null. */
export function useProblem(actor: TripDetailsRef, field: TripField): string | null {
  const text = useText('tripDetails');
  const formats = useFormats();
  const problem = useSelector(actor, ({ context }) => context.problems[field] ?? null);
  return problem && problemText(text, formats, actor.getSnapshot().context, field, problem);
}
