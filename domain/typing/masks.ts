import type { Language } from '../locales.ts';
import { amountMask, gapsIn, isGroupMark, readAmount } from './amount.ts';
import { insertedInto, type Mask, named, type Taken, typedUntilNow, type TypingNote } from './taken.ts';

const hyphens = /[‐‑‒–—−]/gu;
const apostrophes = /[‘ʼ`´]/gu;
const spaces = /\s/gu;

/** Signs that look alike as the keyboard writes them, as texts from elsewhere carry others. */
const asTyped = (text: string) =>
  text.normalize('NFC').replace(hyphens, '-').replace(apostrophes, '’').replace(spaces, ' ');

function only(allowed: RegExp, key: TypingNote['key']): Mask {
  return (text) => {
    const characters = [...asTyped(text)];
    const left = named(characters.filter((character) => !allowed.test(character)));
    const kept = characters.filter((character) => allowed.test(character)).join('');
    return { kept, note: left === '' ? null : { key, left } };
  };
}

/** [WG-049] Letters (accented ones too), space, dot, hyphen and apostrophe. */
export const nameMask: Mask = only(/[\p{L}\p{M} .'’-]/u, 'name');

const addressOnly = only(/[\p{L}\p{M}\d .'’,-]/u, 'address');

/** [WG-050] Letters, digits, space, dot, hyphen, apostrophe and comma; a slash becomes a hyphen. */
export const addressMask: Mask = (text, typing) => {
  const { kept, note } = addressOnly(text.replaceAll('/', '-'), typing);
  if (note?.left.includes('#')) return { kept, note: { ...note, key: 'unit' } };
  return note === null && text.includes('/') ? { kept, note: { key: 'slash', left: '/' } } : { kept, note };
};

/** [PY-020] A hyphen or apostrophe becomes a space; whatever else is no letter stays, to be refused by name. */
export const cardHolderMask: Mask = (text) => {
  const kept = asTyped(text).replace(/['’-]/g, ' ');
  return { kept, note: /['’-]/.test(asTyped(text)) ? { key: 'cardHolder', left: '' } : null };
};

/**
 * At most `length` digits; a key too many is ignored, and so is a pasted text with too many or with a fraction.
 * Behind a decimal sign at the end, which is left out, nothing more is taken.
 */
export function digitsMask(length: number): Mask {
  return wholeMask(length, null);
}

/** A number without a fraction; the marks of thousands of a language count, where one is given. */
function wholeMask(length: number, language: Language | null): Mask {
  return (text, typing) => {
    const { before, isPasted } = typing;
    const inserted = insertedInto(before, text);
    const noted = (left: string): TypingNote | null => (left === '' ? null : { key: 'digits', left, length });
    if (isPasted && /\d\s?[.,]\s?\d/.test(text)) return { kept: before, note: noted(inserted.trim()) };
    const isGroup = language !== null && isGroupMark(text, before, language);
    const typed = isGroup ? typedUntilNow(text, typing).replace(',', ' ') : typedUntilNow(text, typing);
    const end = typed.search(/[.,][^.,]*$/);
    const isClosed = end >= 0 && (end === typed.length - 1 || typing.typed?.endsWith('.') === true);
    const whole = isClosed ? typed.slice(0, end) : typed;
    const kept = whole.replace(/\D/g, '');
    const left = named(text.replace(/\d/g, '')) || (isClosed ? inserted : '');
    if (kept.length > length) return { kept: before, note: noted(left || '…'), typed: typing.typed };
    const gaps = language === null ? undefined : gapsIn(whole.replace(/[^\d ]/g, ''));
    return { kept, note: noted(left), typed: isClosed ? `${gaps ?? kept}.` : gaps };
  };
}

/**
 * [PS-059] [PS-060] Whole dollars of at most `length` digits; a pasted amount is read as it is meant, or not taken.
 * An amount that has cents is edited with them.
 */
export function wholeDollarsMask(length: number, language: Language): Mask {
  const [digits, amount] = [wholeMask(length, language), amountMask(language)];
  return (text, typing) => {
    const { before, isPasted } = typing;
    const refused: Taken = {
      kept: before,
      note: { key: 'wholeDollars', left: (isPasted ? text : insertedInto(before, text)).trim(), length },
    };
    if (/[.,]/.test(before)) {
      const taken = amount(text, typing);
      const dollars = taken.kept.replace(/[.,].*$/, '');
      return /^\d*$/.test(dollars) && dollars.length <= length ? taken : refused;
    }
    if (!isPasted) return digits(text, typing);
    const [whole = '', cents = ''] = (readAmount(text) ?? '.5').split('.');
    return whole !== '' && whole.length <= length && Number(cents) === 0
      ? { kept: whole, note: null }
      : refused;
  };
}
