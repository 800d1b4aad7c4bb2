import { describe, expect, it } from 'vitest';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import { getContent } from '#domain/calls/organizations/getContent.ts';
import type { ApplicationKey } from '#domain/applications.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { addOrganization, addPerson, type Person } from '#tests/support/server/people.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() =>
    startServer(engine, {
      prepare: async ({ db }, issuer) => {
        const add = (row: Parameters<typeof addOrganization>[1]) => addOrganization(db, row);
        await add({ code: 'CM', category: 'AFFILIATION', white_label: 'cover-me' });
        await add({ code: 'NORTH', category: 'AGENCY', feature_flags: '{"one_to_many": true}' });
        await add({ code: 'NORTH-1', category: 'AGENCY', parent_code: 'NORTH' });
        await add({ code: 'NORTH-1-A', category: 'AGENCY', parent_code: 'NORTH-1' });
        await add({ code: 'SHUT', category: 'AGENCY', parent_code: 'NORTH', status: 'INACTIVE' });
        await add({ code: 'SOUTH', category: 'BROKERAGE' });
        const person = async (
          subject: string,
          role: RoleName,
          organizationCode: string,
          more: { also?: string[]; sellerCode?: string; status?: 'INACTIVE' } = {},
        ) => {
          const { also = [], sellerCode, status } = more;
          const added = await addPerson(db, issuer, {
            subject,
            role,
            organizationCode,
            ...(status && { status }),
          });
          people[subject] = added;
          const profile_ref = added.profileRef;
          for (const organization_code of also)
            await db.insertInto('profile_organizations').values({ profile_ref, organization_code }).execute();
          if (sellerCode === undefined) return;
          const profile = db.updateTable('profiles').set({ seller_code: sellerCode });
          await profile.where('profile_ref', '=', profile_ref).execute();
        };
        await person('mia', 'LIA manager', 'CM');
        await person('adam', 'Administrator_Full', 'NORTH', { sellerCode: 'N-1' });
        await person('cleo', 'Consultant_Agency', 'NORTH', { also: ['SOUTH'], sellerCode: 'N-2' });
        await person('owen', 'Consultant_Own', 'NORTH', { sellerCode: 'N-3' });
        await person('ines', 'View_Only', 'NORTH', { status: 'INACTIVE', sellerCode: 'N-4' });
        await person('sam', 'broker user', 'SOUTH', { sellerCode: 'S-1' });
      },
    }),
  );
  const people: Record<string, Person> = {};

  const signedIn = async (subject: string, application: ApplicationKey = 'admin'): Promise<TestClient> => {
    const client = server.client(application);
    await client.signIn(people[subject] as Person);
    return client;
  };
  const organizationOf = async (client: TestClient) => (await client.body(getUser)).organization?.code;
  const lastAudit = () =>
    server.database.db
      .selectFrom('audit')
      .select([
        'action',
        'user_ref',
        'organization_code',
        'object_type',
        'object_id',
        'before',
        'after',
        'reason',
        'request_id',
      ])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  it('[OS-009] either user type moves to another organization, and only a CIAM id changes the selling code', async () => {
    const [internal, external] = [await signedIn('mia'), await signedIn('cleo')];
    const headers = { newOrg: 'SOUTH' };
    expect((await internal.body(setUser, { headers })).organization?.code).toBe('SOUTH');
    expect((await external.body(setCiamUser, { headers })).organization?.code).toBe('SOUTH');
    const change = async (client: TestClient) =>
      (await client.call(setCiamUser, { headers: { sellingCode: 'S-1' } })).status;
    expect([await change(internal), await change(external)]).toEqual([403, 200]);
  });

  describe('a LAN id', () => {
    it('[OS-007] [OS-010] moves to any organization by set-user, and what the session is told is the new one', async () => {
      const client = await signedIn('mia');
      const answer = await client.call(setUser, { headers: { newOrg: 'NORTH-1' } });
      expect(answer).toMatchObject({
        ok: true,
        body: {
          user: { organizationCode: 'NORTH-1', distributorRef: null },
          organization: { code: 'NORTH-1' },
        },
      });
      expect(await client.body(getUser)).toMatchObject({
        organization: { code: 'NORTH-1' },
        claimsToken: client.current?.claimsToken,
      });
      expect(await lastAudit()).toEqual({
        action: 'organization.switch',
        user_ref: 'mia',
        organization_code: 'CM',
        object_type: 'organization',
        object_id: 'NORTH-1',
        before: { organizationCode: 'CM', distributorRef: null, sellingCode: null },
        after: { organizationCode: 'NORTH-1', distributorRef: null, sellingCode: null },
        reason: null,
        request_id: answer.headers.get('x-request-id'),
      });
    });

    it('[OS-007] takes an agent of the organization along by newDistrib, and nobody else', async () => {
      const client = await signedIn('mia');
      const headers = { newOrg: 'NORTH', newDistrib: 'profile-cleo' };
      const moved = await client.body(setUser, { headers });
      expect(moved.user).toMatchObject({ organizationCode: 'NORTH', distributorRef: 'profile-cleo' });
      for (const newDistrib of ['profile-sam', 'profile-ines', 'profile-nobody']) {
        const answer = await client.call(setUser, { headers: { newOrg: 'NORTH', newDistrib } });
        expect(answer, newDistrib).toMatchObject({
          status: 422,
          problem: { code: 'organization.noDistributor' },
        });
      }
      expect((await client.open()).user?.distributorRef).toBe('profile-cleo');
      expect((await client.body(setUser, { headers: { newOrg: 'NORTH' } })).user?.distributorRef).toBeNull();
    });

    it('[OS-034 partly] after a switch only the new organization and agent are taken in the headers', async () => {
      const client = await signedIn('mia');
      await client.body(setUser, { headers: { newOrg: 'NORTH', newDistrib: 'profile-cleo' } });
      const asked = (organization: string, agent: string) =>
        client.call(getClaims, {
          headers: { 'x-distributor-organization': organization, 'x-distributor-ref': agent },
        });
      expect(await asked('NORTH', 'profile-cleo')).toMatchObject({
        ok: true,
        body: { user: { organizationCode: 'NORTH' } },
      });
      const overtaken = await asked('CM', 'profile-cleo');
      expect(overtaken).toMatchObject({ status: 409, problem: { code: 'session.moved' } });
      expect(await lastAudit()).toMatchObject({ action: 'organization.switch' });
      expect(await asked('NORTH', 'profile-adam')).toMatchObject({
        status: 403,
        problem: { code: 'claims.mismatch' },
      });
    });

    it('[OS-009 partly] changes no selling code', async () => {
      const client = await signedIn('mia');
      const ciam = await client.call(setCiamUser, { headers: { sellingCode: 'N-1' } });
      expect(ciam).toMatchObject({ status: 403, problem: { code: 'organization.otherSwitch' } });
      expect(await lastAudit()).toMatchObject({
        action: 'organization.refuse',
        object_type: 'sellingCode',
        object_id: 'N-1',
        reason: 'otherUserType',
      });
      const lan = await client.call(setUser, { headers: { newOrg: 'NORTH', sellingCode: 'N-1' } });
      expect(lan).toMatchObject({ status: 403, problem: { code: 'claims.mismatch' } });
      expect(await lastAudit()).toMatchObject({ action: 'claims.mismatch', object_id: 'sellingCode' });
      expect((await client.open()).user).toMatchObject({ organizationCode: 'CM', sellingCode: null });
    });

    it('is answered with a problem for an organization that is not there or not active', async () => {
      const client = await signedIn('mia');
      const absent = await client.call(setUser, { headers: { newOrg: 'NOWHERE' } });
      expect(absent).toMatchObject({ status: 404, problem: { code: 'notFound' } });
      const shut = await client.call(setUser, { headers: { newOrg: 'SHUT' } });
      expect(shut).toMatchObject({ status: 422, problem: { code: 'organization.inactive' } });
      expect(await lastAudit()).toMatchObject({ object_id: 'SHUT', reason: 'inactive' });
      expect(await organizationOf(client)).toBe('CM');
    });
  });

  describe('a CIAM id', () => {
    it.each([
      ['adam', 'NORTH', 'NORTH-1', 'an organization below one’s own'],
      ['adam', 'NORTH', 'NORTH-1-A', 'one below that'],
      ['cleo', 'NORTH', 'SOUTH', 'another one of one’s own'],
    ])('[OS-008] [OS-009 partly] %s of %s moves to %s, %s', async (subject, from, newOrg) => {
      const client = await signedIn(subject);
      expect(client.current?.organization?.code).toBe(from);
      expect((await client.body(setCiamUser, { headers: { newOrg } })).organization?.code).toBe(newOrg);
      expect(await organizationOf(client)).toBe(newOrg);
      expect((await client.body(setCiamUser, { headers: { newOrg: from } })).organization?.code).toBe(from);
    });

    it.each([
      ['adam', 'SOUTH', 'a foreign organization'],
      ['adam', 'CM', 'the default one without need'],
      ['cleo', 'NORTH-1', 'a child, by a role that reaches its own'],
      ['owen', 'SOUTH', 'a foreign one, by a role of own policies'],
      ['sam', 'NORTH', 'a foreign one, by a broker'],
      ['adam', 'NOWHERE', 'one that is not there'],
    ])('%s does not move to %s, %s: 404, written down', async (subject, newOrg) => {
      const client = await signedIn(subject);
      const before = await organizationOf(client);
      const answer = await client.call(setCiamUser, { headers: { newOrg } });
      expect(answer).toMatchObject({ status: 404, problem: { code: 'notFound', status: 404 } });
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(await lastAudit()).toMatchObject({
        action: 'organization.refuse',
        user_ref: subject,
        organization_code: before,
        object_type: 'organization',
        object_id: newOrg,
        reason: 'outOfReach',
        request_id: answer.headers.get('x-request-id'),
      });
      expect(await organizationOf(client)).toBe(before);
    });

    it('does not move by the call of LAN ids, nor a LAN id by that of CIAM ids', async () => {
      const external = await signedIn('adam');
      const one = await external.call(setUser, { headers: { newOrg: 'NORTH-1' } });
      expect(one).toMatchObject({ status: 403, problem: { code: 'organization.otherSwitch' } });
      const internal = await signedIn('mia');
      const other = await internal.call(setCiamUser, { headers: { newOrg: 'NORTH' } });
      expect(other).toMatchObject({ status: 403, problem: { code: 'organization.otherSwitch' } });
      expect([await organizationOf(external), await organizationOf(internal)]).toEqual(['NORTH', 'CM']);
    });

    it('[OS-008] [OS-009 partly] changes the selling code to that of an agent of the organization', async () => {
      const client = await signedIn('cleo');
      const changed = await client.body(setCiamUser, { headers: { sellingCode: 'N-1' } });
      expect(changed.user).toMatchObject({ sellingCode: 'N-1', organizationCode: 'NORTH' });
      expect(await lastAudit()).toMatchObject({
        action: 'organization.switch',
        before: { sellingCode: null },
        after: { sellingCode: 'N-1', organizationCode: 'NORTH' },
      });
      const wrong = await client.call(getClaims, { headers: { sellingCode: 'N-2' } });
      expect(wrong).toMatchObject({ status: 403, problem: { code: 'claims.mismatch' } });
      expect((await client.call(getClaims, { headers: { sellingCode: 'N-1' } })).ok).toBe(true);
      const moved = await client.body(setCiamUser, { headers: { newOrg: 'SOUTH' } });
      expect(moved.user).toMatchObject({ sellingCode: null, organizationCode: 'SOUTH' });
    });

    it.each([
      ['cleo', 'S-1', 'of another organization'],
      ['cleo', 'N-4', 'of somebody who left'],
      ['owen', 'N-1', 'of a colleague, by a role of own policies'],
    ])('%s does not sell under %s, the code %s', async (subject, sellingCode) => {
      const client = await signedIn(subject);
      const answer = await client.call(setCiamUser, { headers: { sellingCode } });
      expect(answer).toMatchObject({ status: 422, problem: { code: 'organization.noSellingCode' } });
      expect((await client.open()).user?.sellingCode).toBeNull();
    });

    it('asks for an organization or a selling code, not for both and not for nothing', async () => {
      const client = await signedIn('adam');
      for (const headers of [{}, { newOrg: 'NORTH-1', sellingCode: 'N-1' }] as Record<string, string>[])
        expect(await client.call(setCiamUser, { headers })).toMatchObject({ status: 400 });
      expect(await organizationOf(client)).toBe('NORTH');
    });
  });

  describe('an administrator outside their own organizations', () => {
    it('[RT-025 partly] is told so, and moves to CM, where nothing of CM is reached', async () => {
      const client = await signedIn('adam');
      expect(client.current?.user?.organizationIsOwn).toBe(true);
      await client.body(setCiamUser, { headers: { newOrg: 'NORTH-1' } });
      const below = await client.open();
      expect(below.user?.organizationIsOwn).toBe(false);
      expect(below.claims.atoms).toContain('PROFILE_EDIT');
      const moved = await client.body(setCiamUser, { headers: { newOrg: 'CM' } });
      expect(moved.organization?.code).toBe('CM');
      const visiting = await client.open();
      for (const claims of [moved.claims, visiting.claims]) {
        expect(claims.atoms).toContain('POLICY_BOOKING');
        expect(claims.atoms.filter((atom) => /PROFILE|ORGANIZATION|LICENSE|REPORT/.test(atom))).toEqual([]);
      }
      const child = await client.body(setCiamUser, { headers: { newOrg: 'NORTH-1-A' } });
      expect(child.claims.atoms).toContain('PROFILE_EDIT');
      const back = await client.body(setCiamUser, { headers: { newOrg: 'NORTH' } });
      expect(back.claims.atoms).toContain('PROFILE_EDIT');
    });

    it('[RT-025 partly] does not move to CM on the application of agents, nor by another role from its own', async () => {
      const agent = await signedIn('adam', 'b2b');
      await agent.body(setCiamUser, { headers: { newOrg: 'NORTH-1' } });
      expect(await agent.call(setCiamUser, { headers: { newOrg: 'CM' } })).toMatchObject({ status: 404 });
      const broker = await signedIn('sam');
      expect(await broker.call(setCiamUser, { headers: { newOrg: 'CM' } })).toMatchObject({ status: 404 });
    });
  });

  it('an anonymous consumer moves nowhere', async () => {
    const visitor = server.client('b2c');
    await visitor.open();
    const answer = await visitor.call(setCiamUser, { headers: { newOrg: 'NORTH' } });
    expect(answer).toMatchObject({ status: 404, problem: { code: 'notFound' } });
    expect(await organizationOf(visitor)).toBe('CM');
  });

  it('a page elsewhere moves nobody', async () => {
    const client = await signedIn('mia');
    const answer = await client.call(setUser, {
      headers: { newOrg: 'NORTH', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer).toMatchObject({ status: 403, problem: { code: 'request.crossSite' } });
    expect(await organizationOf(client)).toBe('CM');
  });

  it('a session that ended meanwhile moves nowhere', async () => {
    const client = await signedIn('mia');
    const { db } = server.database;
    const ended = { ended_at: new Date(server.clock.now()) };
    await db.updateTable('sessions').set(ended).where('profile_ref', '=', 'profile-mia').execute();
    const answer = await client.call(setUser, { headers: { newOrg: 'NORTH' } });
    expect(answer).toMatchObject({ status: 401, problem: { code: 'session.expired' } });
    expect((await lastAudit()).action).not.toBe('organization.switch');
  });

  it('[OS-010 partly] every process hears of a switch before what it remembers grows old', async () => {
    const { database, clock } = server;
    const second = await startServer(engine, { database, clock });
    const client = await signedIn('mia');
    const there = second.client('admin');
    for (const [name, value] of client.cookies) there.cookies.set(name, value);
    there.current = client.current;
    const organizationThere = async () => (await there.body(getClaims)).user.organizationCode;
    expect(await organizationThere()).toBe('CM');
    await client.body(setUser, { headers: { newOrg: 'SOUTH' } });
    await expect.poll(organizationThere, { timeout: 5000 }).toBe('SOUTH');
    await second.close();
  });

  it('[OS-010 partly] the configuration that is read after a switch is that of the new organization', async () => {
    const client = await signedIn('adam');
    await client.body(setCiamUser, { headers: { newOrg: 'NORTH-1' } });
    const content = (organizationCode: string) =>
      client.call(getContent, { body: { organizationCode, lang: 'EN', salesChannel: 'B2B' } });
    expect(await content('NORTH')).toMatchObject({ status: 404 });
    expect((await client.open()).organization).toMatchObject({ code: 'NORTH-1', name: 'NORTH-1 in English' });
  });
});
