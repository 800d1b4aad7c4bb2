import { describe, expect, test } from 'vitest';
import { hasCheckDigit, holdsCardNumber, isCardNumber } from '#domain/payment/cardNumber.ts';

describe('a card number', () => {
  test('is known by its check digit', () => {
    expect(hasCheckDigit('4111111111111111')).toBe(true);
    expect(hasCheckDigit('4111111111111112')).toBe(false);
    expect(hasCheckDigit('3782 822463 10005')).toBe(true);
  });

  test.each([
    ['4111111111111111', true],
    ['Card: 4111-1111-1111-1111, thanks', true],
    ['Visa 4111 1111 1111 1111 12/27', true],
    ['1) 2 4111111111111111', true],
    ['call 416 555 0123 4111 1111 1111 1111', true],
    ['4111\u00a01111\n1111\u20111111', true],
    ['4222222222222', true],
    ['422222222222', false],
    ['41111111111111110000', false],
    ['a4111111111111111', false],
    ['4111111111111111b', false],
    ['4111111111111112', false],
    ['Suite 1200, 5145550123', false],
    ['', false],
  ])('stands in “%s”: %s', (text, expected) => {
    expect(holdsCardNumber(text)).toBe(expected);
  });

  test('is no part of the name that a machine gives', () => {
    expect(isCardNumber('4111111111111111')).toBe(true);
    expect(isCardNumber('6011000990139424-1')).toBe(false);
    expect(isCardNumber('pax-1')).toBe(false);
  });
});
