import { readAmount } from './amount.ts';
import { type Mask, named, type TypingNote } from './taken.ts';

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

/** At most `length` digits; a key too many is ignored, and so is a pasted text with too many. */
export function digitsMask(length: number): Mask {
  return (text, { before }) => {
    const digits = text.replace(/\D/g, '');
    const left = named(text.replace(/\d/g, ''));
    if (digits.length > length) return { kept: before, note: { key: 'digits', left: left || '…', length } };
    return { kept: digits, note: left === '' ? null : { key: 'digits', left, length } };
  };
}

/** Whole dollars of at most `length` digits; a pasted amount is read as it is meant, or not taken. */
export function wholeDollarsMask(length: number): Mask {
  const digits = digitsMask(length);
  return (text, typing) => {
    if (!typing.isPasted) return digits(text, typing);
    const [whole = '', cents = ''] = (readAmount(text) ?? '.5').split('.');
    return whole !== '' && whole.length <= length && Number(cents) === 0
      ? { kept: whole, note: null }
      : { kept: typing.before, note: { key: 'wholeDollars', left: text.trim(), length } };
  };
}
