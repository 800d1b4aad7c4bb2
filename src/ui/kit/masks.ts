import type { Mask } from './takeText.ts';

const only =
  (kept: RegExp): Mask =>
  (text) =>
    text.match(kept)?.join('') ?? '';

/** [WG-049] Letters (accented ones too), space, dot, hyphen and apostrophe. */
export const nameMask = only(/[\p{L}\p{M} .'’-]/gu);

/** [WG-050] Letters, digits, space, dot, hyphen, apostrophe and comma. */
export const addressMask = only(/[\p{L}\p{M}\d .'’,-]/gu);

/** At most `length` digits. */
export function digitsMask(length: number): Mask {
  return (text) => text.replace(/\D/g, '').slice(0, length);
}

/** [WG-046] Ten digits shown as `(999) 999-9999`, as far as they are typed. */
export function showPhone(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area;
}

/** [WG-046] What a phone field holds: the digits, ten at most. */
export const phoneMask = digitsMask(10);

/** [WG-045] What a postal code field holds: letters and digits in turn, six at most, in upper case. */
export const postalCodeMask: Mask = (text) => {
  let kept = '';
  for (const character of text.toUpperCase()) {
    if (kept.length < 6 && (kept.length % 2 === 0 ? /[A-Z]/ : /\d/).test(character)) kept += character;
  }
  return kept;
};

/** [WG-044] [WG-045] Six characters shown with the space of the mask. */
export function showPostalCode(held: string): string {
  return held.length > 3 ? `${held.slice(0, 3)} ${held.slice(3)}` : held;
}
