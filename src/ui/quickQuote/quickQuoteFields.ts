import { travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { tripKindsOf } from '#domain/quote/tripOnWire.ts';
import type { QuickQuoteContext } from '#machines/quickQuote/quickQuote.types.ts';
import { formFields } from '../forms/formFields.tsx';
import { placeEntryOf } from '../places/placeEntryOf.tsx';
import { problemValues } from './problemValues.ts';

const fields = formFields(travellerDetailsForm, {
  room: 'quickQuote',
  facts: ({ facts }: QuickQuoteContext) => facts,
  values: problemValues,
  kinds: ({ form }) => tripKindsOf(form),
});

/** The fields of the traveller-details step. */
export const QuickQuoteFields = { ...fields, Place: placeEntryOf(fields) };
