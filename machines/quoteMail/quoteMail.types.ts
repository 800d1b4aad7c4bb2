import type { QuoteMailForm, quoteMailForm } from '#domain/heldQuotes/quoteMailForm.ts';
import type { FillEvent, LeaveFieldEvent } from '../forms/formPart.ts';
import type { SendingContext } from '../forms/sendingPart.ts';

export type QuoteMailEvent =
  | FillEvent<typeof quoteMailForm>
  | LeaveFieldEvent<typeof quoteMailForm>
  | { type: 'person.confirm' }
  | { type: 'person.goBack' };

export type QuoteMailContext = SendingContext<typeof quoteMailForm> & {
  /** The quote that is mailed. */
  quoteNumber: string;
  /** It is mailed from the quote in hand, and not from the list. */
  isInHand: boolean;
};

export type QuoteToMail = { quoteNumber: string; form: QuoteMailForm };
