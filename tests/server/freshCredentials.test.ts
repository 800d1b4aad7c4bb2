import { beforeEach, describe, expect, it } from 'vitest';
import { endOwnSession, readOwnSessions } from '#domain/calls/identity/ownSessions.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { signOutCustomer, signOutDirectory } from '#domain/calls/identity/signOut.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startIdentityServer } from '#tests/support/server/identityServer.ts';
import type { Person } from '#tests/support/server/people.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const sessionCookie = '__Host-portage-b2b';
const minute = 60_000;
const second = 1000;

onPostgres((engine) => {
  const server = startedFor(() => startIdentityServer(engine));
  let browser: TestClient;
  beforeEach(() => {
    browser = server.client('b2b');
  });

  const seconds = () => Math.floor(server.clock.now() / 1000);
  /** Comes with a token of the provider; `authTime` is when it was given credentials, as far as it says so. */
  const arrive = async (client: TestClient, person: Person, authTime?: number) => {
    const claims = authTime === undefined ? {} : { auth_time: authTime };
    const answer = await client.call(openSession, {
      body: await server.tokenFor(person, `b2b.${crypto.randomUUID()}`, claims),
    });
    return answer.ok ? 'opened' : `${answer.status} ${answer.problem.code}`;
  };
  const asks = async () => (await browser.open()).asksCredentials;

  it('a browser that never had a session needs no more than a token', async () => {
    expect(await asks()).toBe(false);
    expect(await arrive(browser, server.people.manager)).toBe('opened');
    expect(await asks()).toBe(false);
  });

  describe.each(['manager', 'consultant'] as const)('a session of the %s', (kind) => {
    let person: Person;
    let givenAt: number;
    beforeEach(async () => {
      person = server.people[kind];
      givenAt = seconds();
      expect(await arrive(browser, person, givenAt)).toBe('opened');
      await browser.open();
      server.clock.advance(10 * second);
    });

    const ends: Record<string, () => Promise<unknown>> = {
      'timed out a minute ago': async () => server.clock.advance(31 * minute),
      'timed out long ago, so that its cookie is gone': async () => {
        server.clock.advance(20 * 60 * minute);
        browser.cookies.delete(sessionCookie);
      },
      'was signed out': () => browser.call(kind === 'manager' ? signOutDirectory : signOutCustomer),
      'was ended from elsewhere': async () => {
        const other = server.client('b2b');
        await other.signIn(person);
        const { sessions } = await other.body(readOwnSessions);
        const sessionName = browser.current?.sessionName ?? '';
        expect(sessions.map((each) => each.sessionName)).toContain(sessionName);
        await other.body(endOwnSession, { params: { sessionName } });
      },
      'was ended because its holder was disabled for a while': async () => {
        const profile = () =>
          server.database.db.updateTable('profiles').where('profile_ref', '=', person.profileRef);
        await profile().set({ status: 'INACTIVE' }).execute();
        await profile().set({ status: 'ACTIVE' }).execute();
      },
    };

    it.each(Object.keys(ends))('that %s is followed by one for who gives credentials again', async (how) => {
      await ends[how]?.();
      expect(await asks()).toBe(true);
      expect(await arrive(browser, person, givenAt)).toBe('401 identity.credentialsNeeded');
      expect(await arrive(browser, person)).toBe('401 identity.credentialsNeeded');
      expect(await asks()).toBe(true);
      expect(await arrive(server.client('b2b'), person, givenAt), 'another browser').toBe('opened');
      server.clock.advance(5 * second);
      expect(await arrive(browser, person, seconds())).toBe('opened');
      expect(await asks()).toBe(false);
    });

    it('that goes on may be replaced by a token alone', async () => {
      expect(await arrive(browser, person)).toBe('opened');
    });
  });

  it('credentials that were given in the second in which the session ended are fresh', async () => {
    expect(await arrive(browser, server.people.manager, seconds())).toBe('opened');
    await browser.open();
    await browser.call(signOutDirectory);
    server.clock.advance(900);
    expect(await arrive(browser, server.people.manager, seconds())).toBe('opened');
  });

  it('what is refused is told in both languages, and written down', async () => {
    expect(await arrive(browser, server.people.manager, seconds())).toBe('opened');
    await browser.open();
    await browser.call(signOutDirectory);
    server.clock.advance(second);
    const told = async (lang: string) => {
      const body = await server.tokenFor(server.people.manager, `b2b.${lang}-nonce`);
      const answer = await browser.call(openSession, { body, headers: { lang } });
      expect(answer).toMatchObject({ ok: false, status: 401 });
      return 'problem' in answer ? answer.problem.error : '';
    };
    expect(await told('EN')).toBe(
      'Please give your username and password again: an earlier session in this browser has ended.',
    );
    expect(await told('FR')).toBe(
      'Veuillez saisir de nouveau votre nom d’utilisateur et votre mot de passe\u00a0: une session antérieure a pris fin dans ce navigateur.',
    );
    const audited = await server.database.db
      .selectFrom('audit')
      .select(['action', 'reason'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audited).toEqual({ action: 'session.refuse', reason: 'noCredentials' });
  });

  it('the cookie that remembers a session opens nothing and tells nothing', async () => {
    const answer = await browser.call(openSession, {
      body: await server.tokenFor(server.people.manager, 'b2b.nonce'),
    });
    const [, remembering = ''] = answer.headers.getSetCookie();
    expect(remembering).toMatch(
      /^__Host-portage-b2b-earlier=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax$/,
    );
    const value = browser.cookies.get('__Host-portage-b2b-earlier') ?? '';
    const thief = server.client('b2b');
    thief.cookies.set(sessionCookie, value);
    thief.cookies.set('__Host-portage-b2b-earlier', value);
    expect(await thief.open()).toMatchObject({ user: null, claimsToken: null });
  });
});
