import type { EstimateAnswer } from '#domain/calls/quotes/estimateQuote.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { ConnectionNews } from '../connection.ts';

export type Estimate = EstimateAnswer['estimate'];

/** What stands in the form of the first step, whether it is complete or not. */
export type Entered = { form: TravellersForm; facts: FlowFacts };

export type EstimateEvent = ({ type: 'quickQuote.change' } & Entered) | ConnectionNews;

export type EstimateContext = {
  /** What was entered last; null before the form told anything. */
  entered: Entered | null;
  /** What the estimate is asked for, or was. */
  question: QuoteBody | null;
  estimate: Estimate;
};
