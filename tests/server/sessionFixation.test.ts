import { describe, expect, it } from 'vitest';
import { type ApplicationKey, applicationKeys, applications } from '#domain/applications.ts';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { hashOf } from '#server/identity/sessionSecrets.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startIdentityServer } from '#tests/support/server/identityServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const cookieOf = (key: ApplicationKey) => `__Host-portage-${key}`;
/** What an attacker chose; of the right shape, and known to nobody but the attacker. */
const chosen = 'A'.repeat(43);

onPostgres((engine) => {
  const server = startedFor(() => startIdentityServer(engine));

  const rowOf = (value: string) =>
    server.database.db
      .selectFrom('sessions')
      .select(['profile_ref', 'ended_at'])
      .where('id_hash', '=', hashOf(value))
      .executeTakeFirst();
  /** A browser into which somebody put a cookie. */
  const plantedBrowser = (key: ApplicationKey, value: string): TestClient => {
    const client = server.client(key);
    client.cookies.set(cookieOf(key), value);
    return client;
  };
  /** Whoever opens the application with the value, has its session. */
  const opened = async (key: ApplicationKey, value: string) => (await plantedBrowser(key, value).open()).user;

  describe.each(applicationKeys)('on the application %s', (key) => {
    const signsIn = applications[key].signIn === 'required';

    it('a value that somebody chose never becomes a session', async () => {
      const victim = plantedBrowser(key, chosen);
      if (signsIn) await victim.signIn(server.people.manager);
      else await victim.open();
      expect(victim.current?.user).not.toBeNull();
      expect(victim.cookies.get(cookieOf(key))).not.toBe(chosen);
      expect(await rowOf(chosen)).toBeUndefined();
      const attacker = plantedBrowser(key, chosen);
      expect((await attacker.open()).sessionName).not.toBe(victim.current?.sessionName);
    });

    if (signsIn) {
      it('the session of somebody else, brought to a sign-in, is ended and never the new one', async () => {
        const attacker = server.client(key);
        await attacker.signIn(server.people.consultant);
        const planted = attacker.cookies.get(cookieOf(key)) ?? '';
        const victim = plantedBrowser(key, planted);
        await victim.signIn(server.people.manager);
        const given = victim.cookies.get(cookieOf(key)) ?? '';
        expect(given).not.toBe(planted);
        expect(await rowOf(planted)).toMatchObject({
          profile_ref: 'profile-cleo',
          ended_at: expect.any(Date),
        });
        expect(await rowOf(given)).toEqual({ profile_ref: 'profile-mia', ended_at: null });
        expect(await opened(key, planted)).toBeNull();
        expect((await attacker.call(getClaims)).status).toBe(401);
        const mixed = plantedBrowser(key, given);
        mixed.current = attacker.current;
        expect(await mixed.call(getClaims)).toMatchObject({
          status: 401,
          problem: { code: 'claimsToken.wrong' },
        });
      });

      it('every sign-in of one person has a value, a claims token and a name of its own', async () => {
        const client = server.client(key);
        const seen = new Set<unknown>();
        for (let times = 0; times < 3; times += 1) {
          const { claimsToken, sessionName } = await client.signIn(server.people.manager);
          for (const value of [client.cookies.get(cookieOf(key)), claimsToken, sessionName]) seen.add(value);
        }
        expect(seen.size).toBe(9);
      });
    }
  });

  it('the session of a visitor is not the session of who signs in afterwards elsewhere', async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    const value = visitor.cookies.get(cookieOf('b2c')) ?? '';
    const victim = plantedBrowser('b2b', value);
    await victim.signIn(server.people.manager);
    expect(victim.cookies.get(cookieOf('b2b'))).not.toBe(value);
    expect(await opened('b2b', value)).toBeNull();
    expect((await opened('b2c', value))?.anonymous).toBe(true);
  });
});
