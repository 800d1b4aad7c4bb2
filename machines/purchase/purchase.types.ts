/** A card as it is submitted; `dataKey` is the token of the vault. */
export type SubmittedCard = { payer: string; amountCents: number; dataKey: string; cardHolderName: string };

/** One order at the gateway, named by the purchase, the attempt and the place of the card in it. */
export type CardCharge = Omit<SubmittedCard, 'dataKey'> & {
  orderId: string;
  /** Forgotten as soon as the gateway has answered for it, or will not be asked. */
  dataKey: string | null;
  state: 'due' | 'approved' | 'declined' | 'voided';
};

/** What the gateway tells of an order; `unknownOrder` means that it never arrived there. */
export type ChargeOutcome = { kind: 'approved' } | { kind: 'declined' } | { kind: 'unknownOrder' };

export type PurchaseContext = {
  purchaseId: string;
  /** Counts the submissions of the payment; part of every order id. */
  attempt: number;
  /** How often the charge that is due was sent without an outcome. */
  tries: number;
  charges: readonly CardCharge[];
  policyNumbers: readonly string[];
  /** Payers to be asked for a card again. */
  declinedPayers: readonly string[];
};

export type PurchaseEvent =
  /** [CP-033] The payment is submitted; who pays otherwise than by card brings no cards. */
  | { type: 'agent.submitPayment'; cards: readonly SubmittedCard[] }
  /** [CP-031] Activation is tried again; payment is never touched. */
  | { type: 'staff.retryActivation' };
