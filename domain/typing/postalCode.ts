import { insertedInto, longestUnclear, type Mask, named } from './taken.ts';

const held = /^(?:[A-Z]\d){0,3}$|^(?:[A-Z]\d){0,2}[A-Z]$/;
const within = /[A-Z]\d[A-Z][\s-]?\d[A-Z]\d/g;

/** [WG-044] [WG-045] Six characters shown with the space of the mask; what is no postal code as it is. */
export function showPostalCode(code: string): string {
  return code.length > 3 && held.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

/** [WG-045] What a postal code field holds for a text that it shows: six characters, or the text that is no code. */
export function heldPostalCode(shown: string): string {
  const code = compact(shown);
  return held.test(code) ? code : shown;
}

/** Whether a held text is kept as it came, because it is no postal code and not the beginning of one. */
export function postalCodeIsUnclear(text: string): boolean {
  return !held.test(text);
}

const compact = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

/**
 * [WG-044] [WG-045] [WG-054] What a postal code field shows after a text was typed or pasted. A key that does not fit
 * is ignored; of a pasted text the one code in it is kept, and a text without one stays as it is.
 */
export const postalCodeMask: Mask = (text, { before, isPasted }) => {
  const code = compact(text);
  if (held.test(code)) return { kept: showPostalCode(code), note: null };
  const inserted = insertedInto(before, text);
  if (!isPasted && inserted !== '' && !postalCodeIsUnclear(heldPostalCode(before))) {
    return { kept: before, note: { key: 'postalCode', left: named(inserted) } };
  }
  const [found, ...others] = text.toUpperCase().match(within) ?? [];
  if (found !== undefined && others.length === 0 && isPasted) {
    const left = text.toUpperCase().replace(found, ' ').trim();
    return { kept: showPostalCode(compact(found)), note: { key: 'postalCode', left } };
  }
  return { kept: text.toUpperCase().trim().slice(0, longestUnclear), note: null };
};
