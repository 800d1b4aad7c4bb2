import { describe, expect, test } from 'vitest';
import {
  addressMask,
  digitsMask,
  nameMask,
  phoneMask,
  postalCodeMask,
  showPhone,
  showPostalCode,
} from '#src/ui/kit/masks.ts';
import { settleMoneyText, takeMoneyText } from '#src/ui/kit/moneyText.ts';

describe('a currency field', () => {
  const typed = (language: 'en' | 'fr', keys: string) =>
    [...keys].reduce((before, key) => takeMoneyText(before + key, before, language), '');

  test('[LN-024] in English digits and one dot are taken, every other key is ignored', () => {
    expect(typed('en', '1a5,0$0.5-0')).toBe('1500.50');
  });

  test('[LN-025] in French a comma is taken as well as a dot', () => {
    expect(typed('fr', '1500,50')).toBe('1500,50');
    expect(typed('fr', '1500.50')).toBe('1500.50');
  });

  test('[LN-026] a second separator is ignored', () => {
    expect(typed('fr', '12,5.0')).toBe('12,50');
    expect(typed('en', '12.5.0')).toBe('12.50');
  });

  test('[LN-027] a third decimal is ignored, wherever it is typed', () => {
    expect(takeMoneyText('12.345', '12.34', 'en')).toBe('12.34');
    expect(takeMoneyText('12.934', '12.34', 'en')).toBe('12.34');
  });

  test('[LN-028] a separator at the end is dropped when the field is left', () => {
    expect(settleMoneyText('12.')).toBe('12');
    expect(settleMoneyText('12,')).toBe('12');
    expect(settleMoneyText('12.5')).toBe('12.5');
  });

  test('[LN-031] of a pasted text what fits is kept', () => {
    expect(takeMoneyText('$1,500.555 CAD', '', 'en')).toBe('1500.55');
    expect(takeMoneyText('1 500,555 $', '', 'fr')).toBe('1500,55');
  });
});

describe('masks', () => {
  test('[WG-049] a name takes letters, accented ones too, space, dot, hyphen and apostrophe', () => {
    expect(nameMask("Zoé-Anne O'Neill Jr. 3rd!", '')).toBe("Zoé-Anne O'Neill Jr. rd");
  });

  test('[WG-050] an address takes letters, digits, space, dot, hyphen, apostrophe and comma', () => {
    expect(addressMask("12-3, rue de l'Église #4 @home", '')).toBe("12-3, rue de l'Église 4 home");
  });

  test('[WG-054] characters beyond a mask are ignored', () => {
    expect(digitsMask(2)('3a145', '')).toBe('31');
  });

  test('[WG-046] a phone number holds ten digits and shows them grouped', () => {
    expect(phoneMask('(514) 555-0142 ext 9', '')).toBe('5145550142');
    expect(['514', '5145', '5145550142'].map(showPhone)).toEqual(['514', '(514) 5', '(514) 555-0142']);
  });

  test('[WG-045] a postal code holds six characters in upper case and shows the space', () => {
    expect(postalCodeMask('h2x 1y4 z', '')).toBe('H2X1Y4');
    expect(postalCodeMask('22X', '')).toBe('X');
    expect(['H2', 'H2X1', 'H2X1Y4'].map(showPostalCode)).toEqual(['H2', 'H2X 1', 'H2X 1Y4']);
  });
});
