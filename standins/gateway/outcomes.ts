/** What a charge comes to; `late` and `doneThenReset` are approved charges whose answer is late or lost. */
export const outcomes = [
  'approved',
  'declined',
  'serverError',
  'doneThenReset',
  'late',
  'unknownThenApproved',
  'unknownThenDeclined',
] as const;
export type Outcome = (typeof outcomes)[number];

export type DeclineReason =
  | 'card.declined'
  | 'funds.insufficient'
  | 'card.expired'
  | 'cvd.mismatch'
  | 'token.unknown'
  | 'token.expired'
  | 'token.used';

export type Decision = { outcome: Outcome; reason: DeclineReason | null };

/** A card number that decides what happens to it; `tokenRefused` stops at the card form with 941. */
export type TestCard = { number: string } & (Decision | { outcome: 'tokenRefused'; reason: null });

const approved: Decision = { outcome: 'approved', reason: null };

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', ...approved },
  { number: '5454545454545454', ...approved },
  { number: '378282246310005', ...approved },
  { number: '4000000000000002', outcome: 'declined', reason: 'card.declined' },
  { number: '4000000000009995', outcome: 'declined', reason: 'funds.insufficient' },
  { number: '4000000000000069', outcome: 'declined', reason: 'card.expired' },
  { number: '4000000000000127', outcome: 'declined', reason: 'cvd.mismatch' },
  { number: '4000000000000119', outcome: 'serverError', reason: null },
  { number: '4000000000005001', outcome: 'doneThenReset', reason: null },
  { number: '4000000000007007', outcome: 'late', reason: null },
  { number: '4000000000008005', outcome: 'unknownThenApproved', reason: null },
  { number: '4000000000008500', outcome: 'unknownThenDeclined', reason: 'card.declined' },
  { number: '4000000000009417', outcome: 'tokenRefused', reason: null },
];

export type TestAmount = { amountCents: number } & Decision;

/** Exact amounts that no premium comes to by chance. */
export const testAmounts: readonly TestAmount[] = [
  { amountCents: 999_901, outcome: 'declined', reason: 'card.declined' },
  { amountCents: 999_902, outcome: 'declined', reason: 'funds.insufficient' },
  { amountCents: 999_903, outcome: 'serverError', reason: null },
  { amountCents: 999_904, outcome: 'doneThenReset', reason: null },
  { amountCents: 999_905, outcome: 'late', reason: null },
  { amountCents: 999_906, outcome: 'unknownThenApproved', reason: null },
  { amountCents: 999_907, outcome: 'unknownThenDeclined', reason: 'card.declined' },
];

/** What happens to a card; every number that is not listed is approved. */
export function decisionOfCard(number: string): Decision | { outcome: 'tokenRefused' } {
  return testCards.find((card) => card.number === number) ?? approved;
}

/** The card decides, and where it approves, the amount. */
export function decisionOf(card: Decision, amountCents: number): Decision {
  if (card.outcome !== 'approved') return card;
  return testAmounts.find((amount) => amount.amountCents === amountCents) ?? approved;
}
