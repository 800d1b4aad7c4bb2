/** Rules of the card form; the same module runs in the frame and in the vault. */

export const cardFields = ['pan', 'exp', 'cvd'] as const;
export type CardField = (typeof cardFields)[number];
export type CardBrand = 'VISA' | 'MASTER' | 'AMEX';
export type FieldCode = '943' | '944' | '945';

/** Code of the provider for each field that is not valid. */
export const codeOf: Record<CardField, FieldCode> = { pan: '943', exp: '944', cvd: '945' };

const brandOfDigit: Record<string, CardBrand | undefined> = { '4': 'VISA', '5': 'MASTER', '3': 'AMEX' };
const fewestPanDigits = 15;
const mostPanDigits = 16;

export const longest: Record<CardField, number> = { pan: mostPanDigits, exp: 4, cvd: 4 };

/** What was typed without the signs that people put between the digits. */
export function digitsOf(text: string): string {
  return text.replace(/[\s/-]/g, '');
}

/** [PY-015] The first digit gives the brand; null is a card that is not accepted ([PY-016]). */
export function brandOf(number: string): CardBrand | null {
  return brandOfDigit[number.charAt(0)] ?? null;
}

/** [PY-016] [PY-017] Digits only, 15 or 16 of them, of an accepted brand, with a right check digit. */
export function isPan(number: string): boolean {
  if (!/^\d+$/.test(number) || brandOf(number) === null) return false;
  return number.length >= fewestPanDigits && number.length <= mostPanDigits && hasCheckDigit(number);
}

/** [PY-023] `MMYY` of a real month that is not before this month (`YYYY-MM`). */
export function isExpiry(text: string, thisMonth: string): boolean {
  if (!/^(0[1-9]|1[0-2])\d\d$/.test(text)) return false;
  return `20${text.slice(2)}-${text.slice(0, 2)}` >= thisMonth;
}

/** [PY-022] Three digits; four as well for American Express. */
export function isSecurityCode(text: string, brand: CardBrand | null): boolean {
  return /^\d{3}$/.test(text) || (brand === 'AMEX' && /^\d{4}$/.test(text));
}

export type TypedCard = Record<CardField, string>;

/** The shown fields that are not valid, in the order of the form. Text is taken as digits without signs between them. */
export function wrongFields(card: TypedCard, shown: readonly CardField[], thisMonth: string): CardField[] {
  const valid: Record<CardField, boolean> = {
    pan: isPan(card.pan),
    exp: isExpiry(card.exp, thisMonth),
    cvd: isSecurityCode(card.cvd, brandOf(card.pan)),
  };
  return shown.filter((field) => !valid[field]);
}

function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
