import { expect, test } from 'vitest';
import type { Text } from '#src/text/useText.ts';

const quickQuote = ((key: string) => key) as unknown as Text<'quickQuote'>;
const payment = ((key: string) => key) as unknown as Text<'payment'>;
type Method = 'CREDIT_CARD' | 'CASH';
const some = <Value>(value: Value): Value => value;

test('the compiler knows which texts a room has', () => {
  expect(quickQuote('title')).toBe('title');
  // @ts-expect-error nobody wrote this text
  expect(quickQuote('subtitle')).toBe('subtitle');
  // @ts-expect-error a key that may be any text
  expect(quickQuote(some<string>('title'))).toBe('title');
});

test('the compiler knows which values a text asks for', () => {
  expect(quickQuote('travellers.count', { count: 2 })).toBe('travellers.count');
  // @ts-expect-error the count is missing
  expect(quickQuote('travellers.count')).toBe('travellers.count');
  // @ts-expect-error the count goes by another name
  expect(quickQuote('travellers.count', { number: 2 })).toBe('travellers.count');
  // @ts-expect-error a plural counts by a number
  expect(quickQuote('travellers.count', { count: '2' })).toBe('travellers.count');
});

test('the compiler knows every text of a family whose keys are put together', () => {
  const [method, other] = [some<Method>('CREDIT_CARD'), some<Method | 'BARTER'>('BARTER')];
  expect(payment(`method.${method}`)).toBe('method.CREDIT_CARD');
  // @ts-expect-error one of the family is not written
  expect(payment(`method.${other}`)).toBe('method.BARTER');
  expect(payment(`pay.${method}`, { amount: '$1.00' })).toBe('pay.CREDIT_CARD');
  // @ts-expect-error one of the family asks for an amount
  expect(payment(`pay.${method}`)).toBe('pay.CREDIT_CARD');
});
