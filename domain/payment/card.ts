import type { CardType } from '../calls/shapes/payment.ts';
import { isLettersOnly } from '../patterns.ts';
import { acceptedCards, type CardKey } from './acceptedCards.ts';

/** [PY-015] */
const cardOfDigit: Readonly<Record<string, CardKey>> = {
  '4': 'visa',
  '5': 'mastercard',
  '3': 'american-express',
};

/** [PY-020] Required; letters (with their accents) and whitespace only. */
export function isCardHolderName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.every(isLettersOnly);
}

/** [PY-015] [PY-016] The type by the first digit of a card number; null is a card that is not accepted. */
export function cardTypeOf(number: string): CardType | null {
  const card = cardOfDigit[number.charAt(0)];
  return card ? acceptedCards[card] : null;
}
