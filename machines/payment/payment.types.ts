import type { PurchaseMethod } from '#domain/calls/shapes/payment.ts';
import type { Bilingual, Language } from '#domain/locales.ts';
import type { Payer, PaymentForm, PaymentOutcome } from '#domain/payment/paymentForm.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import type { SellingAgency } from '#domain/payment/sellingAgency.ts';
import type { AgencySwitchNews } from '../agencySwitch/agencySwitch.types.ts';
import type { CardFieldNews } from '../cardField/cardField.types.ts';
import type { Decline } from './decline.ts';
import type { SettlementNews } from './settlement.types.ts';
import type { TokenisationNews } from '../tokenisation/tokenisation.machine.ts';

/** What a payment pays for, line by line: whose it is and what; a name of null follows later. Cents. */
export type PaidItem = { paxId: string; name: string | null; what: Bilingual; amountCents: number };

export type PaymentInput = {
  form: PaymentForm | null;
  /** [PY-041] Whether each traveller pays alone. */
  individualPayment: 'true' | 'false';
  items: readonly PaidItem[];
  totalCents: number;
  methods: readonly PurchaseMethod[];
  /** [PY-001] The hosted frame of the card provider, and our profile there. */
  cardProfile: { id: string; frameUrl: string };
  /** [PY-024] Whether a token may be entered in the place of a card. */
  mayEnterToken: boolean;
  /** Whether the list of tasks, where a purchase is settled by somebody, may be opened. */
  mayOpenTasks: boolean;
  language: Language;
  /** [CP-028] The agency that chooses in whose name it sells; null for everybody else. */
  agency: SellingAgency | null;
  /** What is bought, for the chart that settles it. */
  order: unknown;
};

export type PaymentOutput = {
  form: PaymentForm;
  individualPayment: 'true' | 'false';
  /** Where it is left to: `next`, `back`, or a step that the parent named. */
  towards: string;
  outcome: PaymentOutcome;
};

export type PaymentContext = Omit<PaymentInput, 'form'> & {
  form: PaymentForm;
  /** [PY-041] Who pays for whom, one after the other. */
  payers: readonly Payer[];
  /** The payer whose method and card are entered now. */
  currentPayer: string;
  /** Whether it is known in whose name is sold. */
  sellerIsKnown: boolean;
  /** [PY-043] Whether every field of the card is valid. */
  cardIsComplete: boolean;
  /** [PY-002] Where each payer stands, tokens included, since the last attempt. */
  settled: readonly PayerState[];
  problem: string | null;
  /** Payers who are asked for a card again, and why. */
  decline: Decline;
  /** [CP-031] */
  policyNumber: string | null;
  /** What was bought, as the settlement gave it; null before. */
  record: unknown;
  towards: string;
};

/** What a payment answers that cannot be left: it is being made, or it is not known what became of it. */
export type PaymentStay = { type: 'payment.stay' };

export type PaymentEvent =
  | { type: 'person.chooseMethod'; method: PurchaseMethod }
  | { type: 'person.pay' }
  | { type: 'person.choosePayers'; individualPayment: 'true' | 'false' }
  | { type: 'person.changeCard' }
  /** A payer who was asked before is asked again. */
  | { type: 'person.changePayer'; paxId: string }
  | { type: 'person.retryPreparing' }
  | { type: 'person.goBack' }
  | { type: 'parent.leave'; towards: string }
  | { type: 'parent.chooseLanguage'; language: Language }
  | AgencySwitchNews
  | CardFieldNews
  | TokenisationNews
  | SettlementNews;
