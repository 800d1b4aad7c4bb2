const longNumber = /(?<![\p{L}\d])\d(?:[ -]?\d){12,18}(?![\p{L}\d])/gu;

/** Whether the digits of a text have the check digit of a card number (Luhn). */
export function hasCheckDigit(text: string): boolean {
  const digits = [...text].filter((character) => character >= '0' && character <= '9').map(Number);
  const sum = digits.toReversed().reduce((total, digit, place) => {
    if (place % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
}

/** [PY-042] Whether a card number, of 13 to 19 digits, stands somewhere in a text. */
export function holdsCardNumber(text: string): boolean {
  return text.match(longNumber)?.some(hasCheckDigit) ?? false;
}

/** [PY-042] Whether a name that machines give, such as a token, is a card number from beginning to end. */
export function isCardNumber(text: string): boolean {
  return /^\d{13,19}$/.test(text) && hasCheckDigit(text);
}
