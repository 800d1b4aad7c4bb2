import { describe, expect, it } from 'vitest';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { countedAddress } from '#server/http/clientAddress.ts';
import { readSettings } from '#server/settings.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

describe('the setting of the proxies', () => {
  it.each([
    [undefined, []],
    ['off', []],
    ['10.0.0.0/8, 192.0.2.7,2001:db8::/32', ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']],
  ])('%j trusts %j', (given, trusted) =>
    expect(readSettings({ PORTAGE_TRUST_PROXY: given }).trustedProxies).toEqual(trusted),
  );

  it.each(['on', 'true', '1', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1,'])(
    '%s is refused with a sentence that says what is needed',
    (given) =>
      expect(() => readSettings({ PORTAGE_TRUST_PROXY: given })).toThrow(
        'The setting PORTAGE_TRUST_PROXY cannot be used: off or the addresses and networks of the proxies are needed, such as 10.0.0.0/8, because whoever is trusted says which client asks.',
      ),
  );
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
])('a client at %s is counted as %s', (address, counted) => expect(countedAddress(address)).toBe(counted));

onPostgres((engine) => {
  const server = startedFor(() =>
    startServer(engine, { settings: { PORTAGE_TRUST_PROXY: '127.0.0.1, 192.0.2.0/24' } }),
  );

  /** Guesses a token through a proxy, which appends to what the client made up whom it heard. */
  const guess = async (madeUp: string, heard: string): Promise<number> => {
    const { status } = await server.client('b2b').fetch(openSession.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${madeUp}, ${heard}` },
      body: JSON.stringify({ idToken: 'not-a-token', nonce: 'nonce-of-the-page' }),
    });
    return status;
  };

  it('who makes up a chain of addresses is counted by the one that the proxy heard', async () => {
    const told: Record<number, number> = {};
    for (let at = 0; at < 250; at += 1) {
      const status = await guess(`10.9.${at}.1`, '203.0.113.7');
      told[status] = (told[status] ?? 0) + 1;
    }
    expect(told).toEqual({ 401: 240, 429: 10 });
    expect(await guess('203.0.113.7', '203.0.113.8')).toBe(401);
    expect(await guess('10.9.0.1, 203.0.113.7', '192.0.2.4')).toBe(429);
    expect(await guess('10.9.0.1', '203.0.113.7:51234')).toBe(429);
    expect(await guess('203.0.113.7:51234', '192.0.2.4:8080')).toBe(429);
  });

  it('who changes the address within an own network of IPv6 is counted by the network', async () => {
    server.clock.advance(60_000);
    const told: Record<number, number> = {};
    for (let at = 0; at < 245; at += 1) {
      const status = await guess('10.9.0.1', `2001:db8:1:2::${at.toString(16)}`);
      told[status] = (told[status] ?? 0) + 1;
    }
    expect(told).toEqual({ 401: 240, 429: 5 });
    expect(await guess('10.9.0.1', '[2001:db8:1:2::1]:51234')).toBe(429);
    expect(await guess('10.9.0.1', '2001:db8:1:3::1')).toBe(401);
  });
});
