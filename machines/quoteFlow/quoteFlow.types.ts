import type { IsoDate } from '#domain/calendar.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { ConnectionNews } from '../connection.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import type { PaymentStay } from '../payment/payment.types.ts';
import type { DraftKeeperNews } from '../draftKeeper/draftKeeper.machine.ts';

export type QuoteFlowInput = {
  facts: FlowFacts;
  wantedStep: StepKey;
  language: Language;
  /** The quote in hand is left for a new one. */
  beginsNew: boolean;
};

/** Another quote than the one in hand: an earlier draft and its step, or a new one without a draft. */
export type OtherQuote = { draftId: string | null; step: StepKey };

/** A held quote that was left for another one, to which a way leads back. */
export type EarlierQuote = OtherQuote & {
  quoteNumber: string;
  /** A payment of it goes on, or it is not known what became of it. */
  isUnsettled: boolean;
};

export type QuoteFlowEvent =
  /** From the summary, the field of the step whose answer is changed may be told. */
  | { type: 'person.openStep'; step: StepKey; field?: string }
  | { type: 'person.continue' }
  | { type: 'person.goBack' }
  | { type: 'person.startOver' }
  | { type: 'person.beginQuote' }
  | { type: 'person.returnToEarlier' }
  | { type: 'person.confirmNewQuote' }
  | { type: 'person.keepQuote' }
  | { type: 'person.retryStep' }
  | { type: 'person.retryDraft' }
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession'; today: IsoDate }
  | PaymentStay
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
  /** The quote that is to be taken in hand once the one in hand is safe; null when it stays. */
  other: OtherQuote | null;
  /** The quote that was left last, where it is held. */
  earlier: EarlierQuote | null;
  /** A payment of the quote in hand is not settled. */
  isUnsettled: boolean;
  /** What went wrong with the draft last: `draft.notRestored`, `draft.notHere`, `draft.paymentSent`, `draft.notKept`, `draft.notLeft`, `draft.unsettled`, or why it could not be read. */
  problem: string | null;
};
