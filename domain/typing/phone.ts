import { insertedInto, longestUnclear, type Mask, named, typedUntilNow } from './taken.ts';

/** [WG-046] Ten digits shown as `(999) 999-9999`, as far as they are there; what is no such number as it is. */
export function showPhone(held: string): string {
  if (phoneIsUnclear(held)) return held;
  const [area, exchange, line] = [held.slice(0, 3), held.slice(3, 6), held.slice(6, 10)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area;
}

/** What a phone field holds for a text that it shows: the digits, or the text that is no number. */
export function heldPhone(shown: string): string {
  const digits = shown.replace(/\D/g, '');
  return showPhone(digits) === shown ? digits : shown;
}

/** Whether a held text is kept as it came, because it is no phone number and not the beginning of one. */
export function phoneIsUnclear(held: string): boolean {
  return !/^\d{0,10}$/.test(held);
}

const formatting = /[\s().+‐‑–-]/gu;
const countryCode = '1';

/** The digits that a text means, without the country code; null when it is another country's or has too many. */
function readDigits(text: string): string | null {
  if (/\+\s*[02-9]/.test(text)) return null;
  const all = text.replace(/\D/g, '');
  const digits = all.startsWith(countryCode) ? all.slice(1) : all;
  return digits.length > 10 ? null : digits;
}

/**
 * [WG-046] [WG-054] What a phone field shows after a text was typed or pasted: the ten digits that are meant, without
 * a leading 1. A key that does not fit is ignored; a pasted text of which no number can be made stays as it is, and so
 * does one that begins with + and another country.
 */
export const phoneMask: Mask = (text, typing) => {
  const { before, isPasted } = typing;
  const typed = typedUntilNow(text, typing);
  const digits = readDigits(typed);
  const isReadAnew = isPasted || typing.typed !== undefined || phoneIsUnclear(heldPhone(before));
  if (digits === null && isReadAnew) return { kept: typed.trim().slice(0, longestUnclear), note: null };
  if (digits === null) return { kept: before, note: { key: 'phone', left: insertedInto(before, text) } };
  if (digits === '' && /\+\s*$/.test(typed)) return { kept: '', note: null, typed: '+' };
  const kept = showPhone(digits);
  const left = named(text.replace(/\d/g, '').replace(formatting, ''));
  if (left !== '') return { kept, note: { key: 'phone', left } };
  const isCountryCode = !isPasted && text.replace(/\D/g, '').startsWith(countryCode);
  return { kept, note: isCountryCode ? { key: 'phoneCountry', left: countryCode } : null };
};
