import type { Language } from '../locales.ts';
import { insertedInto, longestUnclear, type Mask, named } from './taken.ts';

const plain = /^\d*(?:[.,]\d{0,2})?$/;
const grouped = (mark: string) => new RegExp(`^\\d{1,3}(?:${mark}\\d{3})+$`);
const groupings = [grouped(' '), grouped(','), grouped('\\.'), grouped("['’]")];

/** Digits of whole dollars without their grouping; null when they are grouped by something else than thousands. */
function wholeOf(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  return groupings.some((grouping) => grouping.test(text)) ? text.replace(/\D/g, '') : null;
}

/**
 * [LN-031] The amount that a text means in either language, as digits with a dot before the cents: `1 500,50`,
 * `1,500.50` and `$1500.50` are all `1500.50`. A mark before one or two last digits is that of the cents, one before
 * three is that of thousands. Null when the text is none, has a sign, or can be read in two ways.
 */
export function readAmount(text: string): string | null {
  const bare = text
    .replace(/CAD|CA(?=\s*\$)|\$/gi, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const [, whole = '', mark = '', cents = ''] = /^(.*?)(?:([.,])(\d{0,2}))?$/.exec(bare) ?? [];
  if (mark === '' && /^\d{1,3}\.\d{3}$/.test(whole)) return null;
  if (/^0\D/.test(whole) || (mark !== '' && whole.includes(mark))) return null;
  const dollars = wholeOf(whole);
  if (dollars === null) return null;
  return cents === '' ? dollars : `${dollars}.${cents}`;
}

/** Whether a text is kept as it came, because no amount can be read from it. */
export function amountIsUnclear(text: string): boolean {
  return !plain.test(text);
}

/** A held amount as it is typed in a language; a text that is none as it is. */
export function typedAmount(held: string, language: Language): string {
  return language === 'fr' && !amountIsUnclear(held) ? held.replace('.', ',') : held;
}

/** [LN-029] A held amount as it is shown while nobody types: grouped, with two decimals; a text that is none as it is. */
export function shownAmount(held: string, format: (dollars: number) => string): string {
  const dollars = Number(held.replace(',', '.'));
  const isExact = /\d/.test(held) && dollars < 1e13;
  return !amountIsUnclear(held) && isExact ? format(dollars) : held;
}

const typedIn: Record<Language, RegExp> = {
  en: /^\d*(?:\.\d{0,2})?$/,
  fr: /^\d*(?:[.,]\d{0,2})?$/,
};
const sign = /[+\-−–—()]/;

/**
 * [LN-024] [LN-025] [LN-026] [LN-027] [LN-031] What a currency field takes: digits, one dot (in French also one comma)
 * and two decimals. A key that breaks a rule changes nothing; a pasted text is read as it is meant, and stays as it is
 * when that is not clear.
 */
export function amountMask(language: Language): Mask {
  return (text, { before, isPasted }) => {
    if (typedIn[language].test(text)) return { kept: text, note: null };
    const inserted = insertedInto(before, text);
    if (!isPasted && inserted !== '' && !amountIsUnclear(before)) {
      if (inserted.trim() === '') return { kept: before, note: null };
      const key = sign.test(inserted) ? 'moneySign' : 'money';
      return { kept: before, note: { key, left: named(inserted) } };
    }
    const meant = readAmount(text);
    return {
      kept: meant === null ? text.trim().slice(0, longestUnclear) : typedAmount(meant, language),
      note: null,
    };
  };
}

/** [LN-028] A separator at the end is dropped when the field is left. */
export function settledAmount(text: string): string {
  return amountIsUnclear(text) ? text : text.replace(/[.,]$/, '');
}
