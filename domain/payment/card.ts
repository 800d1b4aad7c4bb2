import type { CardType } from '../calls/shapes/payment.ts';

const typeOfDigit: Readonly<Record<string, CardType>> = { '4': 'VISA', '5': 'MASTER', '3': 'AMEX' };

/** [PY-020] Required; letters (with their accents) and whitespace only. */
export function isCardHolderName(text: string): boolean {
  return /^[\p{L}\s]+$/u.test(text.normalize('NFC')) && text.trim() !== '';
}

/** [PY-015] [PY-016] The type by the first digit of a card number; null is a card that is not accepted. */
export function cardTypeOf(number: string): CardType | null {
  return typeOfDigit[number.charAt(0)] ?? null;
}
