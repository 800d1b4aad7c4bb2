import type { CardType } from '../calls/shapes/payment.ts';

/** [PY-014] Keys of the accepted cards and what is sent for each. */
export const acceptedCards = {
  visa: 'VISA',
  mastercard: 'MASTER',
  'american-express': 'AMEX',
} as const satisfies Record<string, CardType>;
export type CardKey = keyof typeof acceptedCards;
