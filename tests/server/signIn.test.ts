import { expect, it } from 'vitest';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { setUser } from '#domain/calls/identity/setUser.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startIdentityServer } from '#tests/support/server/identityServer.ts';
import type { Person } from '#tests/support/server/people.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const sessionCookie = '__Host-portage-b2b';

onPostgres((engine) => {
  const server = startedFor(() => startIdentityServer(engine));

  it('tells the issuers, and no user, where nobody signed in', async () => {
    const user = await server.client('admin').open();
    expect(user).toMatchObject({
      user: null,
      claimsToken: null,
      sessionExpiration: null,
      claims: { atoms: [] },
    });
    expect(user.issuers?.lanid).toEqual({
      authority: server.issuer.issuers.directory,
      clientId: 'portage',
      scopes: [
        'openid',
        'profile',
        'User.Read',
        'Group.Read.All',
        'Directory.AccessAsUser.All',
        'Directory.Read.All',
      ],
    });
  });

  it('[SI-033] delivers the claims token of the session for an id token', async () => {
    const client = server.client('b2b');
    const opened = await client.body(openSession, {
      body: await server.tokenFor(server.people.consultant, 'b2b.nonce-of-the-page'),
    });
    expect(openSession.path).toBe('/api/auth/token');
    const user = await client.open();
    expect(user.claimsToken).toBe(opened.claimsToken);
    expect(user.user?.userType).toBe('ciamid');
  });

  it('refuses a token that one issuer signed in the name of the other', async () => {
    const foreign = { ...server.people.consultant, subject: server.people.manager.subject };
    const body = await server.tokenFor(foreign, 'b2b.nonce-of-the-page', {
      iss: server.issuer.issuers.directory,
    });
    const answer = await server.client('b2b').call(openSession, { body });
    expect(answer).toMatchObject({ status: 401, problem: { code: 'identity.tokenInvalid' } });
  });

  it('refuses an id token the second time', async () => {
    const body = await server.tokenFor(server.people.manager, 'b2b.nonce-of-the-page');
    await server.client('b2b').body(openSession, { body });
    const answer = await server.client('b2b').call(openSession, { body });
    expect(answer).toMatchObject({ status: 401, problem: { code: 'identity.tokenUsed' } });
  });

  it('[SI-040] a person whose profile is inactive gets no session', async () => {
    const client = server.client('b2b');
    const answer = await client.call(openSession, {
      body: await server.tokenFor(server.people.inactive, 'b2b.nonce-of-the-page'),
    });
    expect(answer).toMatchObject({
      status: 403,
      problem: {
        code: 'identity.inactive',
        error:
          'This account is inactive. Ask the administrator of your organization or our help desk to open it again.',
      },
    });
    expect(client.cookies.size).toBe(0);
  });

  it('refuses an account that the portal does not know, and writes that down', async () => {
    const stranger = { ...server.people.manager, subject: 'stranger' };
    const answer = await server.client('b2b').call(openSession, {
      body: await server.tokenFor(stranger, 'b2b.nonce-of-the-page', { email_verified: false }),
    });
    expect(answer).toMatchObject({ status: 403, problem: { code: 'identity.unknown' } });
    const audited = await server.database.db
      .selectFrom('audit')
      .select(['reason', 'object_id'])
      .where('action', '=', 'session.refuse')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audited).toEqual({ reason: 'unknown', object_id: `${server.issuer.issuers.directory} stranger` });
  });

  it('opens no session from another site, whatever the token', async () => {
    const answer = await server.client('b2b').call(openSession, {
      body: await server.tokenFor(server.people.manager, 'b2b.nonce-of-the-page'),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer).toMatchObject({ status: 403, problem: { code: 'request.crossSite' } });
  });

  it('gives a session a value of its own at sign-in and ends the one that the browser brought', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.consultant);
    const planted = client.cookies.get(sessionCookie) ?? '';
    await client.signIn(server.people.manager);
    expect(client.cookies.get(sessionCookie)).not.toBe(planted);
    const attacker = server.client('b2b');
    attacker.cookies.set(sessionCookie, planted);
    expect((await attacker.open()).user).toBeNull();
  });

  it('[SI-036] the cookie expires 60 seconds after the session', async () => {
    const answer = await server.client('b2b').call(openSession, {
      body: await server.tokenFor(server.people.manager, 'b2b.nonce-of-the-page'),
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-portage-b2b=[\w-]{43}; Path=\/; Max-Age=1860; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('[PM-056] the administration takes either identity, and is no sign of a LAN id', async () => {
    const kinds: [Person, 'lanid' | 'ciamid'][] = [
      [server.people.manager, 'lanid'],
      [server.people.consultant, 'ciamid'],
    ];
    for (const [person, userType] of kinds) {
      const seen = await Promise.all(
        (['admin', 'b2b'] as const).map(async (application) => {
          const client = server.client(application);
          const { user, claims } = await client.signIn(person);
          const internalOnly = await client.call(setUser, { headers: { newOrg: 'CM' } });
          return { userType: user?.userType, claims, internalOnly: internalOnly.status };
        }),
      );
      const [inAdministration, elsewhere] = seen;
      expect(inAdministration).toMatchObject({ userType, internalOnly: userType === 'lanid' ? 200 : 403 });
      expect(inAdministration).toEqual(elsewhere);
    }
  });

  it('offers no sign-in on the public applications', async () => {
    const body = await server.tokenFor(server.people.manager, 'b2b.nonce-of-the-page');
    const answer = await server.client('b2c').call(openSession, { body });
    expect(answer).toMatchObject({ status: 403, problem: { code: 'identity.notOffered' } });
  });
});
