import type { QuoteMailForm, quoteMailForm } from '#domain/heldQuotes/quoteMailForm.ts';
import type { FillEvent, FormContext, LeaveFieldEvent } from '../forms/formPart.ts';

export type QuoteMailEvent =
  | FillEvent<typeof quoteMailForm>
  | LeaveFieldEvent<typeof quoteMailForm>
  | { type: 'person.send' }
  | { type: 'person.goBack' };

export type QuoteMailContext = FormContext<typeof quoteMailForm> & {
  /** The quote that is mailed. */
  quoteNumber: string;
  /** Code of what kept it from being sent. */
  problem: string | null;
};

export type QuoteToMail = { quoteNumber: string; form: QuoteMailForm };
