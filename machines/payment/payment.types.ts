import type { ApplyForm } from '#domain/apply/applyForm.ts';
import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import type { Payer, PaymentForm, PaymentOutcome, PurchaseMethod } from '#domain/payment/paymentForm.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { Towards } from '#domain/quote/flowSteps.ts';
import type { FlowFacts, TravellersForm, TripForm } from '#domain/quote/forms.ts';
import type { CardFieldNews } from '../cardField/cardField.types.ts';
import type { CreatePolicyNews } from '../createPolicy/createPolicy.types.ts';
import type { TokenisationNews } from '../tokenisation/tokenisation.machine.ts';

export type PaymentInput = {
  form: PaymentForm | null;
  facts: FlowFacts;
  travellers: TravellersForm;
  trip: TripForm | null;
  plans: PlansForm;
  apply: ApplyForm;
  language: Language;
};

export type PaymentOutput = { form: PaymentForm; towards: Towards; outcome: PaymentOutcome };

export type PaymentContext = Omit<PaymentInput, 'form'> & {
  form: PaymentForm;
  payers: readonly Payer[];
  totalCents: number;
  /** [PY-043] Whether every field of the card is valid. */
  cardIsComplete: boolean;
  /** [PY-002] Where each payer stands, tokens included, since the last attempt. */
  settled: readonly PayerState[];
  problem: string | null;
  /** Payers who are asked for a card again. */
  declinedPayers: readonly string[];
  /** [CP-031] */
  policyNumber: string | null;
  record: PolicyRecord | null;
  towards: Towards;
};

export type PaymentEvent =
  | { type: 'person.chooseMethod'; method: PurchaseMethod }
  | { type: 'person.pay' }
  | { type: 'person.changeCard' }
  | { type: 'person.retryPreparing' }
  | { type: 'person.goBack' }
  | { type: 'parent.leave'; towards: Towards }
  | { type: 'parent.chooseLanguage'; language: Language }
  | CardFieldNews
  | TokenisationNews
  | CreatePolicyNews;
