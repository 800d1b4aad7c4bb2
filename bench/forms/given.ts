import type { KeyIn, ProblemIn } from '#domain/forms/form.types.ts';
import { travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { useFormats } from '#src/text/useLanguage.ts';
import { useText } from '#src/text/useText.ts';
import { problemValues } from '#src/ui/quickQuote/problemValues.ts';
import { flowFacts, rows, travellersForm } from '#tests/support/quote/forms.ts';

type TravellersKey = KeyIn<typeof travellerDetailsForm>;
type TravellersProblem = ProblemIn<typeof travellerDetailsForm>;
type DateField = 'bookingDate' | 'departureDate' | 'returnDate';
type RowField = 'age' | 'tripCost';

/** Twelve travellers, or as many as the address asks for. */
const travellers = Number(new URLSearchParams(location.search).get('travellers') ?? 12);

/** A whole trip; the last trip cost is missing, so that the form is being corrected. */
export const form = travellersForm({
  travellers: rows(...Array<number>(travellers).fill(40)).map((row, at) =>
    at === travellers - 1 ? { ...row, tripCost: '' } : row,
  ),
});
export const facts = flowFacts();
export const rowIds = form.travellers.map(({ id }) => id);
export const missingKey: TravellersKey = `tripCost.${rowIds.at(-1)}`;
const context = { form, facts };

export type FieldKey = DateField | `${RowField}.${string}`;

/** What stands in a field as the form opens. */
export function openingText(key: FieldKey): string {
  return String(travellerDetailsForm.valueAt(form, key) ?? '');
}

/** The product's own rule of a field, for the ways that bring no rules. */
export function problemOf(key: FieldKey, value: string): TravellersProblem | null {
  return travellerDetailsForm.problem(key, travellerDetailsForm.filled(form, { key, value }, facts), facts);
}

/** The product's words of a problem. */
export function useWords(): (key: TravellersKey, problem: string | null | undefined) => string | null {
  const text = useText('quickQuote');
  const formats = useFormats();
  return (key, problem) => {
    if (!problem) return null;
    const code = problem as TravellersProblem;
    const ofField = `problem.${code}.${key.split('.')[0] ?? ''}` as const;
    return text(text.has(ofField) ? ofField : `problem.${code}`, problemValues(context, formats, key));
  };
}
