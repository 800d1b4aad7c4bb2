import type { IsoDate } from '#domain/calendar.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import type { FlowForms } from '#domain/quote/flowForms.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { ConnectionNews } from '../connection.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import type { DraftKeeperNews } from '../draftKeeper/draftKeeper.machine.ts';

export type QuoteFlowInput = { facts: FlowFacts; wantedStep: StepKey; language: Language };

export type QuoteFlowEvent =
  /** From the summary, the field of the step whose answer is changed may be told. */
  | { type: 'person.openStep'; step: StepKey; field?: string }
  | { type: 'person.continue' }
  | { type: 'person.goBack' }
  | { type: 'person.startOver' }
  | { type: 'person.retryStep' }
  | { type: 'person.retryDraft' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession'; today: IsoDate }
  | ConnectionNews
  | DraftKeeperNews;

export type QuoteFlowContext = {
  facts: FlowFacts;
  /** Language of the screen: correspondence begins in it. */
  language: Language;
  forms: FlowForms;
  /** The step that is open; while none is, the one left last. */
  step: StepKey;
  /** The step asked for; the first incomplete one opens when that is an earlier one. */
  wantedStep: StepKey;
  record: PolicyRecord | null;
  /** The field whose answer is being changed from the summary, to which the next step leads back. */
  changing: string | null;
  /** Under which the quote is found in the list of held quotes; null before it was kept, and for consumers. */
  quoteNumber: string | null;
  /** Last day on which its price is held; null without one. */
  validUntil: string | null;
  /** What went wrong with the draft last: `draft.notRestored`, `draft.notHere`, `draft.paymentSent`, `draft.notKept`, or why it could not be read. */
  problem: string | null;
};
