/** A card to be charged: one order at the gateway, named by the purchase, the attempt and the payer. */
export type CardCharge = {
  payer: string;
  orderId: string;
  amountCents: number;
  /** Token of the vault; forgotten as soon as the gateway has answered for it. */
  dataKey: string | null;
  cardHolderName: string;
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
  /** [CP-033] The payment is submitted; a purchase without cards has no charges. */
  | { type: 'agent.submitPayment'; charges: readonly CardCharge[] }
  /** [CP-031] Activation is tried again; payment is never touched. */
  | { type: 'staff.retryActivation' };
