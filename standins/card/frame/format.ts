import { brandOf, type CardField, digitsOf, longest } from '../cardRules.ts';

const groups = { AMEX: [4, 6, 5, 1], others: [4, 4, 4, 4] };

/** `4242 4242 4242 4242`, or `3782 822463 10005` for American Express. */
export function groupPan(digits: string): string {
  const lengths = brandOf(digits) === 'AMEX' ? groups.AMEX : groups.others;
  const parts: string[] = [];
  let from = 0;
  for (const length of lengths) {
    if (from < digits.length) parts.push(digits.slice(from, from + length));
    from += length;
  }
  return parts.join(' ');
}

/** `MM/YY`; a month of one digit gets its zero, and a year of four digits its last two. */
export function groupExpiry(text: string): string {
  const spelled = text
    .trim()
    .replace(/^(\d{1,2})\s*[/-]\s*20(\d\d)$/, '$1/$2')
    .replace(/^20(\d\d)-(\d\d)$/, '$2/$1')
    .replace(/^(\d)\s*\//, '0$1/')
    .replace(/^([2-9])$/, '0$1');
  const digits = onlyDigits(spelled, 'exp');
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export function onlyDigits(text: string, field: CardField): string {
  return digitsOf(text).replace(/\D/g, '').slice(0, longest[field]);
}

/** Writes the text into the field and keeps the caret behind the same digit. */
export function rewrite(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = onlyDigits(input.value.slice(0, caret), 'pan').length;
  input.value = text;
  if (atEnd || document.activeElement !== input) return;
  let place = 0;
  for (let digits = 0; place < text.length && digits < digitsBefore; place += 1) {
    if (/\d/.test(text.charAt(place))) digits += 1;
  }
  input.setSelectionRange(place, place);
}
