import { expect, it } from 'vitest';
import { foreignChannel } from '#server/http/ownChannel.ts';
import { isFromElsewhere, isSameOrigin } from '#server/http/sameOrigin.ts';

const origin = 'https://portal.example.ca';
const other = 'https://other.example.ca';

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true, false],
  [{ 'sec-fetch-site': 'same-origin', origin: other }, true, true],
  [{ 'sec-fetch-site': 'same-site' }, false, true],
  [{ 'sec-fetch-site': 'cross-site', origin }, false, true],
  [{ 'sec-fetch-site': 'none', origin }, false, true],
  [{ origin }, true, false],
  [{ origin: other }, false, true],
  [{}, false, false],
])('a request with %j: from this origin %s, from elsewhere %s', (headers, same, elsewhere) => {
  expect([isSameOrigin(headers, origin), isFromElsewhere(headers, origin)]).toEqual([same, elsewhere]);
});

it.each([
  [{ query: { salesChannel: 'b2c' } }, 'b2c'],
  [{ query: { salesChannel: 'B2C' } }, 'b2c'],
  [{ body: { salesChannel: 'b2c' } }, 'b2c'],
  [{ body: { variables: { salesChannel: 'B2C' } } }, 'b2c'],
  [{ query: { salesChannel: 'b2b' } }, null],
  [{ query: { salesChannel: 'B2B' }, body: null }, null],
  [{ query: { salesChannel: 'phone' } }, null],
  [{ query: { salesChannel: ['b2c'] } }, null],
  [{ query: { salesChannel: 'phone' }, body: { salesChannel: 'b2c' } }, 'b2c'],
  [{ body: 'b2c' }, null],
  [{ body: { variables: 'b2c' } }, null],
])('an application of agents that is asked with %j serves a foreign channel: %s', (named, channel) => {
  expect(foreignChannel({ query: undefined, body: undefined, ...named }, 'b2b')).toBe(channel);
});

it('an application of consumers has the other channel as its own', () => {
  expect(foreignChannel({ query: { salesChannel: 'b2b' }, body: null }, 'b2c')).toBe('b2b');
  expect(foreignChannel({ query: { salesChannel: 'B2B' }, body: null }, 'b2c')).toBe('b2b');
  expect(foreignChannel({ query: { salesChannel: 'b2c' }, body: null }, 'b2c')).toBeNull();
});
