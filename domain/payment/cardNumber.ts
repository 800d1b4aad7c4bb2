const mostDigits = 19;
/** Digits that stand together, with whatever people put between those of a card: spaces, line ends, dashes, dots. */
const longNumber = /(?<![\p{L}\d])\d(?:[\s\p{Pd}.]{0,2}\d){12,}(?![\p{L}\d])/gu;

/** Whether the digits of a text have the check digit of a card number (Luhn). */
export function hasCheckDigit(text: string): boolean {
  const digits = [...text].filter((character) => character >= '0' && character <= '9').map(Number);
  const sum = digits.toReversed().reduce((total, digit, place) => {
    if (place % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
}

/** [PY-042] Whether a card number, of 13 to 19 digits, stands somewhere in a text, other numbers beside it or not. */
export function holdsCardNumber(text: string): boolean {
  return (text.match(longNumber) ?? []).some((found) => {
    const groups = found.match(/\d+/g) ?? [];
    return groups.some((_, first) => beginsCardNumber(groups.slice(first, first + mostDigits)));
  });
}

/** Whether the first groups of digits are a card number together. */
function beginsCardNumber(groups: readonly string[]): boolean {
  let digits = '';
  for (const group of groups) {
    digits += group;
    if (digits.length > mostDigits) return false;
    if (isCardNumber(digits)) return true;
  }
  return false;
}

/** [PY-042] Whether a name that machines give, such as a token, is a card number from beginning to end. */
export function isCardNumber(text: string): boolean {
  return /^\d{13,19}$/.test(text) && hasCheckDigit(text);
}
