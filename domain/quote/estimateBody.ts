import type { QuoteBody } from '../calls/shapes/quoteBody.ts';
import type { FlowFacts, LocationEntry } from './forms.ts';
import { noLocation } from './locationRules.ts';
import { toQuoteBody } from './quoteBody.ts';
import { type TravellersForm, travellerDetailsForm } from './travellersForm.ts';

/** Fields that an estimate does without. */
const mayWait = (key: string) =>
  ['departure', 'destination', 'bookingDate'].includes(key) || key.startsWith('tripCost.');

/**
 * What an estimate is asked for, as soon as dates, ages and province are known: what is missing besides is as if
 * it were booked today, without a trip cost. Null before. A top-up has none: its days are asked on the next step.
 */
export function estimateBodyOf(form: TravellersForm, facts: FlowFacts): QuoteBody | null {
  if (form.flowTravellerType === 'TOP_UP' || !facts.mayQuote) return null;
  const wrong = travellerDetailsForm
    .keys(form, facts)
    .filter((key) => travellerDetailsForm.problem(key, form, facts) !== null);
  if (!wrong.every(mayWait)) return null;
  const travellers = {
    ...form,
    departure: chosenOnly(form.departure),
    destination: chosenOnly(form.destination),
    bookingDate: wrong.includes('bookingDate') ? facts.today : form.bookingDate,
    travellers: form.travellers.map((row) =>
      wrong.includes(`tripCost.${row.id}`) ? { ...row, tripCost: '' } : row,
    ),
  };
  return toQuoteBody({ travellers, trip: null, facts });
}

const chosenOnly = (entry: LocationEntry) => (entry.chosen ? entry : noLocation);
