import type { ApplyForm } from '#domain/apply/applyForm.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { PaymentForm, PaymentOutcome } from '#domain/payment/paymentForm.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { FlowForms } from '#domain/quote/flowForms.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import type { FlowFacts, TravellersForm, TripForm } from '#domain/quote/forms.ts';
import type { StepKey } from '#domain/routes.ts';
import type { DraftKeeperNews } from '../draftKeeper/draftKeeper.machine.ts';

export type QuoteFlowInput = { facts: FlowFacts; wantedStep: StepKey };

export type QuoteFlowEvent =
  | { type: 'agent.openStep'; step: StepKey }
  | { type: 'agent.continue' }
  | { type: 'agent.goBack' }
  | { type: 'agent.startOver' }
  | DraftKeeperNews;

export type DraftProblem = 'draft.notRestored' | 'draft.notKept';

export type QuoteFlowContext = {
  facts: FlowFacts;
  forms: FlowForms;
  /** The step that is open; while none is, the one left last. */
  step: StepKey;
  /** The step asked for; the first incomplete one opens when that is an earlier one. */
  wantedStep: StepKey;
  record: PolicyRecord | null;
  /** What went wrong with the draft last; the agent goes on. */
  problem: DraftProblem | null;
};

export type ApplyInput = {
  form: ApplyForm | null;
  facts: FlowFacts;
  travellers: TravellersForm;
  trip: TripForm;
  plans: PlansForm;
};
export type ApplyOutput = { form: ApplyForm; towards: Towards };

export type PaymentInput = Omit<ApplyInput, 'form'> & { form: PaymentForm | null; apply: ApplyForm };
export type PaymentOutput = { form: PaymentForm; towards: Towards; outcome: PaymentOutcome };
