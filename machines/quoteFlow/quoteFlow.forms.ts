import { withEligibilityAsked } from '#domain/apply/applicants.ts';
import type { ApplyForm } from '#domain/apply/applyForm.ts';
import { statedRelationship } from '#domain/apply/statedRelationship.ts';
import { applicationDateOf } from '#domain/apply/dayOfApplication.ts';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { PaymentOutcome } from '#domain/payment/paymentForm.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import { inOrder } from '#domain/plans/selection.ts';
import {
  type FlowDraft,
  type FlowForms,
  type FoundDraft,
  type HeldAs,
  noForms,
  withTravellers,
} from '#domain/flow/flowForms.ts';
import { reachableStep, stepTowards, type Towards } from '#domain/flow/flowSteps.ts';
import type { TravellersForm } from '#domain/quote/travellersForm.ts';
import type { TripForm } from '#domain/quote/tripForm.ts';
import { toQuoteBody } from '#domain/quote/quoteBody.ts';
import { isUntouched } from '#domain/quote/travellerRows.ts';
import { type StepKey, type Steps, steps } from '#domain/flow/steps.ts';
import type { ApplyInput, ApplyOutput } from '../apply/apply.types.ts';
import type { PaymentOutput } from '../payment/payment.types.ts';
import type { PlanSelectionInput } from '../planSelection/planSelection.types.ts';
import type { PolicyWatchInput } from '../policyWatch/policyWatch.machine.ts';
import type { QuoteForm } from '../quoteSync/quoteSync.machine.ts';
import type { TripDetailsInput } from '../tripDetails/tripDetails.types.ts';
import type { EarlierQuote, OtherQuote, QuoteFlowContext, QuoteFlowInput } from './quoteFlow.types.ts';

/** The chart that edits the form of a step; the summary and the confirmation have none. */
export function editorOf(step: StepKey): Editor {
  return steps[step].chart as Editor;
}

/** Whether a form is edited in a step. */
export function stepIsEdited(step: StepKey): boolean {
  return steps[step].form !== null;
}

type Editor = Extract<Steps[StepKey], { form: string }>['chart'];

/** A quote that is not begun yet. */
export const newQuote: OtherQuote = { draftId: null, step: 'TRAVELLER_DETAILS' };

export function openingOf({ facts, wantedStep, language, beginsNew }: QuoteFlowInput): QuoteFlowContext {
  return {
    facts,
    language,
    forms: noForms,
    step: wantedStep,
    wantedStep,
    record: null,
    changing: null,
    ...notHeld,
    other: beginsNew ? newQuote : null,
    earlier: null,
    isUnsettled: false,
    problem: null,
  };
}

/** Where a step is left to; whoever changes an answer from the summary comes back to it. */
export function stepAfter({ changing }: QuoteFlowContext, from: StepKey, towards: Towards): StepKey {
  return changing !== null && towards === 'next' ? 'QUOTE_DETAILS' : stepTowards(from, towards);
}

/** What a draft brings along: nothing when there is none that can be read. */
export function formsOf(found: FoundDraft): FlowForms {
  if (typeof found !== 'object' || found === null) return noForms;
  const { travellers, plans } = found.forms;
  return travellers && plans ? { ...found.forms, plans: inOrder(plans, travellers) } : found.forms;
}

/**
 * What has to be said of a draft: it cannot be read, a payment of it goes on out of sight ([CP-033]), or the
 * address is that of a later step and there is none.
 */
export function problemWith(found: FoundDraft, wantedStep: StepKey): string | null {
  if (found === 'unreadable') return 'draft.notRestored';
  if (found === 'paymentSent') return 'draft.paymentSent';
  return found === null && wantedStep !== 'TRAVELLER_DETAILS' ? 'draft.notHere' : null;
}

export const notHeld: HeldAs = { quoteNumber: null, validUntil: null };

/** What a draft is as a held quote. */
export function heldAs(found: FoundDraft): HeldAs {
  if (typeof found !== 'object' || found === null) return notHeld;
  const { quoteNumber = null, validUntil = null } = found;
  return { quoteNumber, validUntil };
}

/** The quote in hand as one to which a way leads back; null where it is not held. */
export function leftQuote(context: QuoteFlowContext): EarlierQuote | null {
  const { quoteNumber, step, isUnsettled } = context;
  return quoteNumber === null ? null : { quoteNumber, step, isUnsettled, draftId: null };
}

/** Where a draft that is not opened, because another quote is wanted, was left. */
export function stepLeft({ other, step }: QuoteFlowContext, found: FoundDraft): StepKey {
  return other !== null && typeof found === 'object' && found !== null ? found.step : step;
}

/** Whether a quote can be left without being lost: it is held, or nothing was entered. */
export function isSafe({ quoteNumber, forms: { travellers } }: QuoteFlowContext): boolean {
  return quoteNumber !== null || travellers === null || isUntouched(travellers);
}

/** The step that opens: the confirmation of a policy that is issued, otherwise the wanted one as far as it may. */
export function openingStep({ wantedStep, forms, facts, record }: QuoteFlowContext): StepKey {
  return record ? 'CONFIRMATION' : reachableStep(wantedStep, forms, facts);
}

/** What is kept when a step is left. */
export function draftOnLeaving(context: QuoteFlowContext): FlowDraft {
  return { step: openingStep(context), forms: context.forms };
}

/** [QQ-011] The form as it is posted. */
export function postedQuote({ forms, facts }: QuoteFlowContext, form: TravellersForm): QuoteForm {
  return { payload: toQuoteBody({ travellers: form, trip: forms.trip, facts }), form };
}

/** [PS-085] The forms after the plans were selected. */
export function withPlans({ forms }: Pick<QuoteFlowContext, 'forms'>, plans: PlansForm): FlowForms {
  const { apply } = forms;
  const before = forms.plans?.chosen ?? [];
  return { ...forms, plans, apply: apply && withEligibilityAsked(apply, before, plans.chosen) };
}

/** [AP-035] The forms after an application that may have changed ages, and plans at their new prices. */
export function withApplication(
  { forms, facts }: QuoteFlowContext,
  { form, travellers, plans }: ApplyOutput,
): FlowForms {
  const known = travellers ? withTravellers(forms, travellers, facts) : forms;
  return { ...known, plans: plans ?? known.plans, apply: form };
}

/** A step opens only when the forms before it are there ([QF-031]). */
type Before = { travellers: TravellersForm; trip: TripForm; plans: PlansForm; apply: ApplyForm };

export function tripInput({ forms, facts, changing }: QuoteFlowContext): TripDetailsInput {
  const { travellers } = forms as Before;
  return { form: forms.trip, travellers, facts, isChanging: changing !== null };
}

/** [PS-065] [PS-100] */
export function planSelectionInput({
  forms,
  facts,
}: Pick<QuoteFlowContext, 'forms' | 'facts'>): PlanSelectionInput {
  const { travellers, trip } = forms as Before;
  const { apply } = forms;
  const applicationDate = apply && applicationDateOf({ facts, apply });
  const employeeRelationship = apply && statedRelationship({ facts, apply });
  return { form: forms.plans, facts, travellers, trip, applicationDate, employeeRelationship };
}

export function applyInput({ forms, facts, language }: QuoteFlowContext): ApplyInput {
  const { travellers, trip, plans } = forms as Before;
  return { form: forms.apply, facts, travellers, trip, plans, language };
}

/** The key of the purchase that the draft knows of. */
export function purchaseIdOf({ forms }: QuoteFlowContext): string {
  return forms.payment?.purchaseId ?? '';
}

/** What was bought; the confirmation opens with its record only. */
export function policyWatchInput(context: QuoteFlowContext): PolicyWatchInput {
  return { purchaseId: purchaseIdOf(context), record: context.record as PolicyRecord };
}

/** The record of a purchase that is finished, or null. */
export function issuedRecord({ status, record }: PurchaseAnswer): PolicyRecord | null {
  return status === 'confirmed' ? record : null;
}

/** How the payment of a quote ended: what it passes on unread is of the quote. */
export type QuotePaymentOutput = PaymentOutput & { towards: Towards; outcome: PaymentOutcome<PolicyRecord> };

/** The payment knows neither steps nor policies; both came from this chart and from the settlement that it gave. */
export function ofQuote(output: PaymentOutput): QuotePaymentOutput {
  return output as QuotePaymentOutput;
}

export function paidRecord({ outcome }: QuotePaymentOutput): PolicyRecord | null {
  return outcome.kind === 'confirmed' ? outcome.record : null;
}

/** Whether a purchase was begun that nothing may be changed under. */
export function purchaseIsUnderway({ status }: PurchaseAnswer): boolean {
  return ['underway', 'checking', 'needsAttention', 'activationFailed'].includes(status);
}
