import { expect, it } from 'vitest';
import { onPostgres } from '#tests/support/database.ts';
import { startIdentityServer } from '#tests/support/server/identityServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startIdentityServer(engine));

  it.each([
    ['ends', '2026-11-01T05:45:00Z'],
    ['begins', '2027-03-14T06:45:00Z'],
  ])('the night in which summer time %s lengthens no session and shortens none', async (_, instant) => {
    server.clock.set(instant);
    const client = server.client('b2b');
    const { sessionExpiration, serverTime } = await client.signIn(server.people.manager);
    expect(Date.parse(sessionExpiration ?? '') - Date.parse(serverTime)).toBe(30 * 60_000);
    server.clock.advance(30 * 60_000 - 1);
    expect((await client.open()).user).not.toBeNull();
    server.clock.advance(30 * 60_000);
    expect((await client.open()).user).toBeNull();
  });
});
