import type { GivenRows } from '#domain/quote/pastedTravellers.ts';
import { travellerRow } from '#domain/quote/travellerRows.ts';
import type { QuickQuoteContext, QuickQuoteEvent } from '../quickQuote/quickQuote.types.ts';

type Entered = Pick<QuickQuoteContext, 'form' | 'newestNumber'>;

/** What is entered in the form where rows are filled in: travellers who are missing are added, each value is judged at its field. */
export function rowEvents({ form, newestNumber }: Entered, { from, rows }: GivenRows): QuickQuoteEvent[] {
  const { travellers } = form;
  return rows.flatMap((row, index) => {
    const at = from + index;
    const known = travellers[at];
    const { id } = known ?? travellerRow(newestNumber + 1 + at - travellers.length);
    const added: QuickQuoteEvent[] = known ? [] : [{ type: 'person.addTraveller' }];
    const entered = (['age', 'tripCost'] as const).flatMap((field): QuickQuoteEvent[] => {
      const value = row[field];
      const key = `${field}.${id}` as const;
      if (value === undefined) return [];
      return [
        { type: 'person.fill', key, value },
        { type: 'person.leaveField', key },
      ];
    });
    return [...added, ...entered];
  });
}
