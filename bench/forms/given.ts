import type { DateField } from '#machines/quickQuote/quickQuote.types.ts';
import {
  ageProblem,
  bookingDateProblem,
  departureDateProblem,
  returnDateProblem,
  tripCostProblem,
} from '#domain/quote/travellerRules.ts';
import type { RowField, TravellersKey, TravellersProblem } from '#domain/quote/travellersProblems.ts';
import { useFormats } from '#src/text/useLanguage.ts';
import { useText } from '#src/text/useText.ts';
import { problemText } from '#src/ui/quickQuote/problemText.ts';
import { flowFacts, rows, travellersForm } from '#tests/support/quote/forms.ts';

/** Twelve travellers and a whole trip; the last trip cost is missing, so that the form is being corrected. */
export const form = travellersForm({
  travellers: rows(...Array<number>(12).fill(40)).map((row, at) =>
    at === 11 ? { ...row, tripCost: '' } : row,
  ),
});
export const facts = flowFacts();
export const rowIds = form.travellers.map(({ id }) => id);
export const missingKey: TravellersKey = `tripCost.${rowIds[11]}`;
const context = { form, facts };

export type FieldKey = DateField | `${RowField}.${string}`;

/** What stands in a field as the form opens. */
export function openingText(key: FieldKey): string {
  const [field = '', id] = key.split('.') as [RowField | DateField, string | undefined];
  if (id === undefined) return form[field as DateField];
  return form.travellers.find((row) => row.id === id)?.[field as RowField] ?? '';
}

/** The product's own rule of a field, for the ways that bring no rules. */
export function problemOf(key: FieldKey, text: string): TravellersProblem | null {
  switch (key.split('.')[0]) {
    case 'age':
      return ageProblem(text, facts.quickQuoteLimits);
    case 'tripCost':
      return tripCostProblem(text, facts.quickQuoteLimits);
    case 'bookingDate':
      return bookingDateProblem(text, facts.today);
    case 'departureDate':
      return departureDateProblem(text, form.returnDate, facts.today);
    default:
      return returnDateProblem(text, form.departureDate);
  }
}

/** The product's words of a problem. */
export function useWords(): (key: TravellersKey, problem: string | null | undefined) => string | null {
  const text = useText('quickQuote');
  const formats = useFormats();
  return (key, problem) =>
    problem ? problemText(text, formats, context, key, problem as TravellersProblem) : null;
}
