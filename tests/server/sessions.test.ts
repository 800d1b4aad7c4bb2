import { expect, it } from 'vitest';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { keepAlive } from '#domain/calls/identity/keepAlive.ts';
import { readServerTime } from '#domain/calls/identity/readServerTime.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { refreshToken } from '#domain/calls/identity/refreshToken.ts';
import { signOutCustomer, signOutDirectory } from '#domain/calls/identity/signOut.ts';
import { noRefCode } from '#domain/refCode.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';
import { startIdentityServer } from '#tests/support/server/identityServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const minute = 60_000;
const hour = 60 * minute;
const sessionCookie = '__Host-portage-b2b';

forEachEngine((engine) => {
  const server = startedFor(() => startIdentityServer(engine));

  it('[SI-017] [SI-005] get-user answers user, claims, profile of the card frame and end of the session', async () => {
    const user = await server.client('b2b').signIn(server.people.manager);
    expect(getUser).toMatchObject({ method: 'GET', path: '/api/auth/get-user' });
    expect(getUser).not.toHaveProperty('body');
    expect(user).toMatchObject({
      user: { userRef: 'mia', userType: 'lanid', organizationCode: 'CM', anonymous: false },
      monerisProfileId: 'PORTAGE-SAMPLE',
      debounceInterval: 10_000,
      application: 'b2b',
      organization: { code: 'CM', category: 'AFFILIATION', whiteLabelRoot: 'cover-me' },
    });
    expect(user.claims.atoms).toContain('POLICY_ADMIN');
    expect(Date.parse(user.sessionExpiration ?? '') - server.clock.now()).toBe(30 * minute);
  });

  it('[PL-003 partly] a session has the scope of the reports of its role, and none where the role has no reports', async () => {
    const manager = await server.client('b2b').signIn(server.people.manager);
    const visitor = await server.client('b2c').open();
    expect([manager.scope, visitor.scope]).toEqual(['all', null]);
  });

  it('[SI-039] gives a visitor of the public applications an anonymous consumer session', async () => {
    const visitor = server.client('b2c');
    const first = await visitor.open();
    expect(first.user).toMatchObject({
      anonymous: true,
      userType: 'ciamid',
      organizationCode: 'CM',
      role: 'consumer',
    });
    expect(first.issuers).toBeNull();
    const second = await visitor.open();
    expect(second.claimsToken).toBe(first.claimsToken);
  });

  it('takes a visitor to the organization of the refCode, on b2c only', async () => {
    const byLink = { headers: { 'url-ref-code': 'north-link' } };
    expect((await server.client('b2c').body(getUser, byLink)).organization?.code).toBe('NORTH');
    expect((await server.client('co-brand').body(getUser, byLink)).organization?.code).toBe('CM');
    const visitor = server.client('b2c');
    await visitor.open();
    const moved = await visitor.body(getUser, byLink);
    expect(moved.organization?.code).toBe('NORTH');
    expect(moved.claimsToken).toBe(visitor.current?.claimsToken);
  });

  it('[NV-031 partly] an unknown refCode is the default organization’s, and no refCode leaves the visitor where it was', async () => {
    const by = (refCode: string) => ({ headers: { 'url-ref-code': refCode } });
    expect((await server.client('b2c').body(getUser, by('nobody-knows'))).organization).toMatchObject({
      code: 'CM',
      refCode: null,
    });
    const visitor = server.client('b2c');
    await visitor.open();
    const organization = async (refCode: string) => (await visitor.body(getUser, by(refCode))).organization;
    expect(await organization('north-link')).toMatchObject({ code: 'NORTH', refCode: 'north-link' });
    expect((await organization(noRefCode))?.code).toBe('NORTH');
    expect((await organization('nobody-knows'))?.code).toBe('CM');
    expect(server.log.join('')).toMatch(/"refCode":"nobody-knows".*under which nobody sells/);
    expect(server.log.join('')).not.toContain('north-link');
  });

  it.each([
    ['another audience', { aud: 'someone-else' }],
    ['another nonce', { nonce: 'nonce-of-another-page' }],
    ['an end in the past', { exp: 1 }],
    ['another issuer', { iss: 'https://login.example.com' }],
    ['a beginning in the future', { nbf: 4_000_000_000 }],
  ])('refuses an id token with %s', async (_what, claims) => {
    const client = server.client('b2b');
    const answer = await client.call(openSession, {
      body: await server.tokenFor(server.people.manager, 'b2b.nonce-of-the-page', claims),
    });
    expect(answer).toMatchObject({ ok: false, status: 401, problem: { code: 'identity.tokenInvalid' } });
    expect(client.cookies.size).toBe(0);
  });

  it('keeps the value of the cookie out of the database', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const rows = await server.database.db.selectFrom('sessions').selectAll().execute();
    const text = JSON.stringify(rows);
    expect(text).not.toContain(client.cookies.get(sessionCookie));
    expect(text).not.toContain(client.current?.claimsToken);
  });

  it('[SI-041] a call without the claims token, or with that of another session, is answered 401', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const other = server.client('b2b');
    await other.signIn(server.people.consultant);
    const without = await client.call(getClaims, { headers: { 'x-claims-token': '' } });
    expect(without).toMatchObject({ status: 401, problem: { code: 'claimsToken.missing' } });
    const foreign = await client.call(getClaims, {
      headers: { 'x-claims-token': other.current?.claimsToken ?? '' },
    });
    expect(foreign).toMatchObject({ status: 401, problem: { code: 'claimsToken.wrong' } });
  });

  it.each([
    ['x-user-ref', 'somebody.else'],
    ['x-user-type', 'ciamid'],
    ['x-distributor-organization', 'NORTH'],
    ['x-distributor-ref', 'profile-cleo'],
    ['x-scope', 'everything'],
  ])('answers 403 and audits when %s does not say what the session knows', async (header, value) => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const answer = await client.call(getClaims, { headers: { [header]: value } });
    expect(answer).toMatchObject({ status: 403, problem: { code: 'claims.mismatch' } });
    const audited = await server.database.db
      .selectFrom('audit')
      .select(['object_id', 'user_ref', 'request_id'])
      .where('action', '=', 'claims.mismatch')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const requestId = answer.headers.get('x-request-id');
    expect(audited).toEqual({ object_id: header, user_ref: 'mia', request_id: requestId });
  });

  it('ends a session after the idle time, and keep-alive begins it anew', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    server.clock.advance(29 * minute);
    const alive = await client.body(keepAlive);
    expect(Date.parse(alive.sessionExpiration) - server.clock.now()).toBe(30 * minute);
    server.clock.advance(30 * minute);
    const answer = await client.call(getClaims);
    expect(answer).toMatchObject({ status: 401, problem: { code: 'session.expired' } });
    expect((await client.open()).user).toBeNull();
  });

  it('[ID-023] GET /keepalive takes no payload and answers sessionExpiration, which the database keeps', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    server.clock.advance(20 * minute);
    const response = await client.fetch('/keepalive');
    expect(response.status).toBe(200);
    const { sessionExpiration } = (await response.json()) as { sessionExpiration: string };
    expect(Date.parse(sessionExpiration)).toBe(server.clock.now() + 30 * minute);
    const { expires_at: kept } = await server.database.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_ref', '=', 'mia')
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(kept.toISOString()).toBe(sessionExpiration);
    server.clock.advance(29 * minute);
    expect((await client.call(getClaims)).status).toBe(200);
  });

  it('[ID-031] sessionExpiration comes from get-user first, and each keep-alive moves it on', async () => {
    const client = server.client('b2b');
    const first = await client.signIn(server.people.manager);
    expect(Date.parse(first.sessionExpiration ?? '')).toBe(server.clock.now() + 30 * minute);
    for (const passed of [1, 7, 29]) {
      server.clock.advance(passed * minute);
      const { sessionExpiration, serverTime } = await client.body(keepAlive);
      expect(Date.parse(serverTime)).toBe(server.clock.now());
      expect(Date.parse(sessionExpiration)).toBe(server.clock.now() + 30 * minute);
    }
  });

  it('[ID-024 partly] keep-alive is answered 401 where the session was ended, timed out, or another took its place', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const earlier = client.current;
    await client.signIn(server.people.manager);
    client.current = earlier;
    expect(await client.call(keepAlive)).toMatchObject({
      status: 401,
      problem: { code: 'claimsToken.wrong' },
    });

    const ended = server.client('b2b');
    await ended.signIn(server.people.manager);
    const cookies = new Map(ended.cookies);
    await ended.body(signOutDirectory);
    for (const [name, value] of cookies) ended.cookies.set(name, value);
    expect(await ended.call(keepAlive)).toMatchObject({ status: 401, problem: { code: 'session.expired' } });
  });

  it('[ID-030 partly] tells its time to anybody and leaves the session as it is', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    server.clock.advance(29 * minute);
    const { serverTime } = await client.body(readServerTime);
    expect(Date.parse(serverTime)).toBe(server.clock.now());
    server.clock.advance(minute);
    expect((await client.call(getClaims)).status).toBe(401);
    expect((await server.client('b2c').call(readServerTime)).status).toBe(200);
  });

  it('names a session so that tabs can tell it from another, by what opens nothing', async () => {
    const client = server.client('b2b');
    const first = await client.signIn(server.people.manager);
    expect((await client.open()).sessionName).toBe(first.sessionName);
    const second = await server.client('b2b').signIn(server.people.manager);
    expect(second.sessionName).not.toBe(first.sessionName);
    const rows = await server.database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify([rows, ...client.cookies])).not.toContain(first.sessionName);
    expect((await server.client('b2b').open()).sessionName).toBeNull();
  });

  it('[SI-035] renews no session beyond 24 hours', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    for (let passed = 0; passed < 24 * 60 - 20; passed += 20) {
      await client.body(keepAlive);
      server.clock.advance(20 * minute);
    }
    const last = await client.body(keepAlive);
    expect(Date.parse(last.sessionExpiration) - server.clock.now()).toBe(20 * minute);
    server.clock.advance(20 * minute);
    expect(await client.call(keepAlive)).toMatchObject({ status: 401, problem: { code: 'session.expired' } });
  });

  it('[SI-034] refreshToken gives a new claims token; pages that were open may use theirs for minutes', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const earlier = client.current?.claimsToken ?? '';
    server.clock.advance(10 * minute);
    const renewed = await client.body(refreshToken);
    expect(refreshToken.path).toBe('/api/auth/refreshToken');
    expect(renewed.claimsToken).not.toBe(earlier);
    expect(Date.parse(renewed.sessionExpiration) - server.clock.now()).toBe(30 * minute);
    expect((await client.call(getClaims, { headers: { 'x-claims-token': earlier } })).status).toBe(200);
    server.clock.advance(6 * minute);
    expect((await client.call(getClaims, { headers: { 'x-claims-token': earlier } })).status).toBe(401);
    expect(
      (await client.call(getClaims, { headers: { 'x-claims-token': renewed.claimsToken } })).status,
    ).toBe(200);
  });

  it('[SI-029] internal sign-out is a GET and external sign-out a POST', async () => {
    expect(signOutDirectory).toMatchObject({ method: 'GET', path: '/api/auth/logout' });
    expect(signOutCustomer).toMatchObject({ method: 'POST', path: '/api/auth/logout' });
    const internal = server.client('b2b');
    await internal.signIn(server.people.manager);
    expect(await internal.call(signOutCustomer)).toMatchObject({
      status: 403,
      problem: { code: 'identity.otherSignOut' },
    });
    const answer = await internal.body(signOutDirectory);
    expect(answer.endSession).toEqual({
      url: `${server.issuer.issuers.directory}/session/end`,
      clientId: 'portage',
      postLogoutRedirectUri: `${internal.origin}/welcome`,
    });
    const external = server.client('b2b');
    await external.signIn(server.people.consultant);
    expect(await external.call(signOutDirectory)).toMatchObject({ status: 403 });
    expect((await external.body(signOutCustomer)).endSession?.postLogoutRedirectUri).toBe(
      `${external.origin}/ciam`,
    );
  });

  it('ends a session at once, for every request that still carries its cookie', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const copy = server.client('b2b');
    copy.current = client.current;
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    expect((await copy.call(getClaims)).status).toBe(200);
    await client.body(signOutDirectory);
    expect(client.cookies.has(sessionCookie)).toBe(false);
    expect(await copy.call(getClaims)).toMatchObject({ status: 401, problem: { code: 'session.expired' } });
  });

  it('ends a session within moments in every process on the database', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const { database, clock } = server;
    const second = await startServer(engine, { database, clock });
    const there = second.client('b2b');
    there.current = client.current;
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    expect((await there.call(getClaims)).status).toBe(200);
    await client.body(signOutDirectory);
    await expect.poll(async () => (await there.call(getClaims)).status).toBe(401);
    await second.close();
  });

  it('a state-changing GET must come from our own page', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    for (const site of ['cross-site', 'same-site', 'none', '']) {
      const answer = await client.call(signOutDirectory, { headers: { 'sec-fetch-site': site } });
      expect(answer).toMatchObject({ status: 403, problem: { code: 'request.crossSite' } });
    }
    expect((await client.call(getClaims)).status).toBe(200);
  });

  it('takes no session of another application', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    const elsewhere = server.client('admin');
    elsewhere.cookies.set('__Host-portage-admin', client.cookies.get(sessionCookie) ?? '');
    expect((await elsewhere.open()).user).toBeNull();
  });

  it('serves /keepalive like /api/keepalive', async () => {
    const client = server.client('b2b');
    await client.signIn(server.people.manager);
    server.clock.advance(hour / 4);
    const response = await client.fetch('/keepalive');
    const { sessionExpiration } = (await response.json()) as { sessionExpiration: string };
    expect(Date.parse(sessionExpiration) - server.clock.now()).toBe(30 * minute);
  });

  /** The last, because time would go back after it, and what was due meanwhile would still be done. */
  it('[QF-043] get-user tells the business day of Toronto', async () => {
    const client = server.client('b2b');
    server.clock.set('2026-07-15T03:59:00Z');
    expect((await client.open()).today).toBe('2026-07-14');
    server.clock.set('2026-07-15T04:00:00Z');
    expect((await client.open()).today).toBe('2026-07-15');
  });
});
