import { describe, expect, test } from 'vitest';
import { longestTexts } from '#domain/patterns.ts';
import { addressMask, cardHolderMask, digitsMask, nameMask, wholeDollarsMask } from '#domain/typing/masks.ts';
import { heldPhone, phoneIsUnclear, phoneMask, showPhone } from '#domain/typing/phone.ts';
import {
  heldPostalCode,
  postalCodeIsUnclear,
  postalCodeMask,
  showPostalCode,
} from '#domain/typing/postalCode.ts';
import { everything, type Mask, named, type Taken, upTo } from '#domain/typing/taken.ts';

const pasted = (mask: Mask, text: string, before = ''): Taken => mask(text, { before, isPasted: true });
const key = (mask: Mask, before: string, character: string): Taken =>
  mask(before + character, { before, isPasted: false });
const typed = (mask: Mask, keys: string) =>
  [...keys].reduce((before, character) => key(mask, before, character).kept, '');

describe('names and addresses', () => {
  test('[WG-049] a name takes letters, accented ones too, space, dot, hyphen and apostrophe, and says what was left out', () => {
    expect(pasted(nameMask, "Zoé-Anne O'Neill Jr. 3rd!")).toEqual({
      kept: "Zoé-Anne O'Neill Jr. rd",
      note: { key: 'name', left: '3 !' },
    });
    expect(pasted(nameMask, "Zoé-Anne d'Arcy Jr.").note).toBeNull();
  });

  test('[WG-050] an address takes letters, digits, space, dot, hyphen, apostrophe and comma, and says what was left out', () => {
    expect(pasted(addressMask, "12-3, rue St. de l'Église #4 @home")).toEqual({
      kept: "12-3, rue St. de l'Église 4 home",
      note: { key: 'unit', left: '# @' },
    });
    expect(key(addressMask, 'Laval', '@').note).toEqual({ key: 'address', left: '@' });
  });

  test('a slash of an address becomes a hyphen, and the field says so', () => {
    expect(pasted(addressMask, '12 King St W / rear')).toEqual({
      kept: '12 King St W - rear',
      note: { key: 'slash', left: '/' },
    });
    expect(key(addressMask, '12', '/')).toEqual({ kept: '12-', note: { key: 'slash', left: '/' } });
  });

  test('[WG-054] a key beyond a mask is ignored and named, and the next key that fits has nothing to say', () => {
    expect(key(nameMask, 'Ana', '7')).toEqual({ kept: 'Ana', note: { key: 'name', left: '7' } });
    expect(key(nameMask, 'Ana', 'ï')).toEqual({ kept: 'Anaï', note: null });
    expect(typed(digitsMask(2), '3a145')).toBe('31');
    expect(pasted(digitsMask(2), '345', '3').kept).toBe('3');
  });

  test('signs that come from elsewhere are written as the keyboard has them, and what cannot be seen goes without a word', () => {
    expect(pasted(nameMask, 'Marie‑Ève\u00a0D‘Amours\u200b')).toEqual({
      kept: 'Marie-Ève D’Amours',
      note: null,
    });
  });

  test('[WG-051 partly] a text that is too long is not cut without a word', () => {
    const mask = upTo(longestTexts.name, nameMask);
    expect(longestTexts.name).toBe(100);
    expect(pasted(mask, 'x'.repeat(101))).toEqual({
      kept: 'x'.repeat(100),
      note: { key: 'tooLong', left: '', length: 100 },
    });
    expect(key(mask, 'x'.repeat(100), 'y').kept).toBe('x'.repeat(100));
    expect(pasted(upTo(3, everything), 'abc').note).toBeNull();
  });

  test('a note names each sign once, and not more than six', () => {
    expect(named('##@ @1234567')).toBe('# @ 1 2 3 4 …');
  });

  test('[PY-020 partly] of a card holder’s name hyphen and apostrophe become a space, and the field says so', () => {
    expect(pasted(cardHolderMask, 'Marie-Ève D’Amours')).toEqual({
      kept: 'Marie Ève D Amours',
      note: { key: 'cardHolder', left: '' },
    });
    expect(key(cardHolderMask, 'Marie', '-')).toEqual({
      kept: 'Marie ',
      note: { key: 'cardHolder', left: '' },
    });
    expect(pasted(cardHolderMask, 'Marie 2')).toEqual({ kept: 'Marie 2', note: null });
  });

  test('a pasted amount is whole dollars of a card as it is meant, or not taken', () => {
    const mask = wholeDollarsMask(5, 'en');
    expect(pasted(mask, '1,500.00').kept).toBe('1500');
    expect(pasted(mask, '1500.50', '9')).toEqual({
      kept: '9',
      note: { key: 'wholeDollars', left: '1500.50', length: 5 },
    });
    expect(pasted(mask, '1500000', '').kept).toBe('');
  });
});

describe('a phone number', () => {
  test('[WG-046] holds ten digits and shows them grouped', () => {
    expect(typed(phoneMask, '514x5550142999')).toBe('(514) 555-0142');
    expect(heldPhone('(514) 555-0142')).toBe('5145550142');
    expect(['514', '5145', '5145550142'].map(showPhone)).toEqual(['514', '(514) 5', '(514) 555-0142']);
  });

  test.each([
    '+1 416 555 0123',
    '1-416-555-0123',
    '14165550123',
    '416.555.0123',
    '(416) 555-0123',
    '+1 (416) 555‑0123',
  ])('%s is pasted as its ten digits', (text) => {
    expect(pasted(phoneMask, text)).toEqual({ kept: '(416) 555-0123', note: null });
  });

  test.each(['51455501429', '(514) 555-0142 ext 9', '+33 1 42 68 53 00', '514 555 0142 514 555 0143'])(
    '%s is not cut to ten digits: it stays as it is, and is no phone number',
    (text) => {
      const { kept } = pasted(phoneMask, text);
      expect(kept).toBe(text);
      expect(heldPhone(kept)).toBe(text);
      expect(phoneIsUnclear(heldPhone(kept))).toBe(true);
    },
  );

  test.each([
    ['+63917', '+63917'],
    ['+ 44 20', '+4420'],
    ['514', '514'],
    ['+1416', '416'],
    ['+1 416 555 0123', '(416) 555-0123'],
  ])('typed key by key, too, %s is %s, and of another country no number of ours', (keys, shown) => {
    const taken = [...keys].reduce<Taken>(
      ({ kept, typed: until }, character) =>
        phoneMask(kept + character, { before: kept, isPasted: false, typed: until }),
      { kept: '', note: null },
    );
    expect(taken.kept).toBe(shown);
  });

  test('an unclear number becomes clear as it is corrected', () => {
    const { kept } = phoneMask('5145550142', { before: '51455501429', isPasted: false });
    expect(kept).toBe('(514) 555-0142');
  });

  test('a key too many, a letter and the 1 of the country are said', () => {
    expect(key(phoneMask, '(514) 555-0142', '9').note).toEqual({ key: 'phone', left: '9' });
    expect(key(phoneMask, '514', 'x')).toEqual({ kept: '514', note: { key: 'phone', left: 'x' } });
    expect(key(phoneMask, '', '1')).toEqual({ kept: '', note: { key: 'phoneCountry', left: '1' } });
    expect(key(phoneMask, '514', '-').note).toBeNull();
  });
});

describe('a postal code', () => {
  test('[WG-045 partly] holds six characters in upper case and shows the space', () => {
    expect(typed(postalCodeMask, 'h2x1y4z')).toBe('H2X 1Y4');
    expect(heldPostalCode('H2X 1Y4')).toBe('H2X1Y4');
    expect(['H2', 'H2X1', 'H2X1Y4'].map(showPostalCode)).toEqual(['H2', 'H2X 1', 'H2X 1Y4']);
  });

  test('a key that does not fit is ignored and said', () => {
    expect(key(postalCodeMask, 'H', 'x')).toEqual({ kept: 'H', note: { key: 'postalCode', left: 'x' } });
    expect(key(postalCodeMask, 'H2X', ' ').note).toBeNull();
  });

  test('of a pasted text the one code in it is kept, and a text without one stays as it is', () => {
    expect(pasted(postalCodeMask, 'Montréal H2X-1Y4')).toEqual({
      kept: 'H2X 1Y4',
      note: { key: 'postalCode', left: 'MONTRÉAL' },
    });
    const { kept } = pasted(postalCodeMask, '90210');
    expect(kept).toBe('90210');
    expect(postalCodeIsUnclear(heldPostalCode(kept))).toBe(true);
  });

  test('taking a character out of the middle loses none of the others', () => {
    const { kept } = postalCodeMask('HX 1Y4', { before: 'H2X 1Y4', isPasted: false });
    expect(kept).toBe('HX 1Y4');
    expect(postalCodeMask('H3X 1Y4', { before: kept, isPasted: false })).toEqual({
      kept: 'H3X 1Y4',
      note: null,
    });
  });
});
