import type { Language } from '../locales.ts';
import {
  changeOf,
  insertedInto,
  longestUnclear,
  type Mask,
  named,
  type Taken,
  typedUntilNow,
} from './taken.ts';

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
    .replace(/CAD|CA(?=\s*\$)|\$\s*CA\b|\$/gi, ' ')
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

/** An amount in which marks were left out that grouped no thousands: a space stands for each. */
const gapped = /^\d+(?: \d+)+(?:[.,]\d{0,2})?$/;

/** What a held amount was typed as, where marks were left out of it that still count. */
export function typedWithGaps(held: string): string | undefined {
  return gapped.test(held) ? held : undefined;
}

/** A held amount as it is typed in a language; a text that is none as it is. */
export function typedAmount(held: string, language: Language): string {
  const bare = typedWithGaps(held)?.replaceAll(' ', '') ?? held;
  return language === 'fr' && !amountIsUnclear(bare) ? bare.replace('.', ',') : bare;
}

/** What a currency field holds: what it kept, or what was typed where the marks that were left out group no thousands. */
export function heldAmount({ kept, typed = kept }: Taken): string {
  const amount = typed.replace(/ ?[.,]?$/, '').replace(/^ /, '0 ');
  return amount.includes(' ') && readAmount(amount) === null ? amount : kept;
}

/** The amounts, with cents and without, that are meant by one whose last mark was left out; null where it is not those two. */
export function twoAmounts(held: string): readonly [string, string] | null {
  const [, start = '', end = ''] = /^(.+) (\d{1,2})$/.exec(held) ?? [];
  const whole = readAmount(start);
  return whole === null || whole.includes('.')
    ? null
    : [`${whole}.${end.padEnd(2, '0')}`, String(Number(whole + end))];
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
const decimalSign = /[.,]/;

/** Cents that would become dollars, because their decimal sign was taken away. */
function strayCents(text: string, before: string): string {
  const dollarsOf = (typed: string) => Number(typed.replace(',', '.'));
  if (!decimalSign.test(before) || decimalSign.test(text) || dollarsOf(text) <= dollarsOf(before)) return '';
  const { start, end } = changeOf(before, text);
  const isSignAlone = before.length - start - end === 1;
  return end > 0 && (isSignAlone || start > 0) ? text.slice(-end) : '';
}

/** What was typed, where marks count that were left out of it: a space stands for each. */
export function gapsIn(typed: string): string | undefined {
  const gaps = typed.replace(/ +(?=[ .,])/g, '');
  return gaps.includes(' ') ? gaps : undefined;
}

/** Whether a key is a mark of thousands that is left out and counts: the comma of English in whole dollars. */
export function isGroupMark(text: string, before: string, language: Language): boolean {
  const isOneKey = text.length === before.length + 1 && insertedInto(before, text) === ',';
  return isOneKey && language === 'en' && !decimalSign.test(before);
}

/**
 * [LN-024] [LN-025] [LN-026] [LN-027] [LN-031] What a currency field takes: digits, one dot (in French also one comma)
 * and two decimals. A key that breaks a rule changes nothing; a pasted text is read as it is meant, and stays as it is
 * when that is not clear. No key multiplies the amount.
 */
export function amountMask(language: Language): Mask {
  const mask: Mask = (text, typing) => {
    const { before, isPasted } = typing;
    const stray = strayCents(text, before);
    if (stray !== '') {
      const note: Taken['note'] = { key: 'money', left: stray };
      return { ...mask(text.slice(0, -stray.length), typing), note };
    }
    if (typedIn[language].test(text)) {
      return { kept: text, note: null, typed: gapsIn(typedUntilNow(text, typing)) };
    }
    const inserted = insertedInto(before, text);
    if (!isPasted && inserted !== '' && !amountIsUnclear(before)) {
      if (inserted.trim() === '') return { kept: before, note: null, typed: typing.typed };
      const key = sign.test(inserted) ? 'moneySign' : 'money';
      const typed = isGroupMark(text, before, language)
        ? gapsIn(typedUntilNow(text, typing).replace(',', ' '))
        : typing.typed;
      return { kept: before, note: { key, left: named(inserted) }, typed };
    }
    const meant = readAmount(text);
    return {
      kept: meant === null ? text.trim().slice(0, longestUnclear) : typedAmount(meant, language),
      note: null,
    };
  };
  return mask;
}

/** [LN-028] A separator at the end is dropped when the field is left. */
export function settledAmount(text: string): string {
  return amountIsUnclear(text) ? text : text.replace(/[.,]$/, '');
}
