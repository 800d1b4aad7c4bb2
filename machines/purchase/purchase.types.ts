import type { DeclineReason } from '#domain/payment/declineReasons.ts';
import type { Trouble } from '../trouble.ts';

/** A card as it is submitted; `dataKey` is the token of the vault. */
export type SubmittedCard = { payer: string; amountCents: number; dataKey: string; cardHolderName: string };

/** One order at the gateway, named by the purchase, the attempt and the place of the card in it. */
export type CardCharge = Omit<SubmittedCard, 'dataKey'> & {
  orderId: string;
  /** Forgotten as soon as the gateway has answered for it, or will not be asked. */
  dataKey: string | null;
  /** Brand and last four digits of the card that paid; unknown where the gateway did not name them. */
  cardBrand?: string;
  cardEnding?: string;
  /** `abandoned`: sent without an outcome, and watched from then on. */
  state: 'due' | 'approved' | 'declined' | 'abandoned' | 'voided' | 'refunded';
};

/**
 * What the gateway says about an order. `unknownOrder`: it never arrived there; `returned`: nothing of it stands charged
 * any more; `standingCents`: what was charged and not given back; `cardBrand` and `cardEnding`: the card
 * and its last four digits.
 */
export type ChargeOutcome =
  | { kind: 'approved'; standingCents: number; cardBrand?: string; cardEnding?: string }
  | { kind: 'declined'; reason: DeclineReason | null }
  | { kind: 'returned' }
  | { kind: 'unknownOrder' };

/** `notVoidable`: it has been settled, so that it can only be refunded. */
export type VoidOutcome = { kind: 'voided' } | { kind: 'unknownOrder' } | { kind: 'notVoidable' };

/** `tooLate`: the price and the dates of what is bought do not hold any more. */
export type TooLate = { kind: 'tooLate' };
export type RecordOutcome = { kind: 'recorded'; policyNumbers: readonly string[] };

/** What a chart keeps that charges cards, all of them or none. */
export type ChargingContext = {
  /** How many submissions a bank declined. */
  declines: number;
  /** How often the charge that is due was sent without an outcome. */
  tries: number;
  charges: readonly CardCharge[];
  /** Payers to be asked for a card again. */
  declinedPayers: readonly string[];
  /** Why the card was not charged, as far as it was told. */
  declineReason: DeclineReason | null;
  /** Until when it may be charged and issued, in epoch milliseconds; null for what was submitted without an end. */
  payBy: number | null;
  /** That time is over, or staff has given the purchase up. */
  timeIsUp: boolean;
  /** What stands of the charge that is refunded, in cents. */
  standingCents: number;
  trouble: Trouble | null;
  /** Where somebody has to help on. */
  stoodAt: 'lookingUp' | 'voiding' | 'recording';
};

/** What a chart keeps that puts policies in force. */
export type ActivationContext = {
  policyNumbers: readonly string[];
  trouble: Trouble | null;
  /** Policies that are in force, and those that were refused in this round. */
  activeNumbers: readonly string[];
  refusedNumbers: readonly string[];
  /** Counts the rounds in which every policy was tried. */
  rounds: number;
};

export type PurchaseContext = ChargingContext &
  ActivationContext & {
    purchaseId: string;
    /** Counts the submissions of the payment; part of every order id. */
    attempt: number;
  };

export type PurchaseEvent =
  /** [CP-033] The payment is submitted; who pays otherwise than by card brings no cards. */
  | { type: 'person.submitPayment'; cards: readonly SubmittedCard[]; payBy: number }
  /** [CP-031] Activation is tried again; payment is never touched. */
  | { type: 'staff.retryActivation' }
  /** Work that waits to be tried again, or that nobody tries any more, goes on where it stood. */
  | { type: 'staff.tryAgain' }
  /** What is paid and cannot be recorded is issued no more, and its charges are given back. */
  | { type: 'staff.giveBack' };

/** What the chart emits in the transaction of the transition: the order is to be watched. */
export type PurchaseNews = { type: 'purchase.abandonOrder'; orderId: string; amountCents: number };
