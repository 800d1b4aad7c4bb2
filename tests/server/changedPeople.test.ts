import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { setCiamUser } from '#domain/calls/identity/setUser.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import { cookieName, hashOf } from '#server/identity/sessionSecrets.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { addOrganization } from '#tests/support/server/people.ts';
import { type IdentityServer, startIdentityServer } from '#tests/support/server/identityServer.ts';

onPostgres((engine) => {
  let server: IdentityServer;
  let second: TestServer;
  let here: TestClient;
  let there: TestClient;

  beforeAll(async () => {
    server = await startIdentityServer(engine);
    second = await startServer(engine, { database: server.database, clock: server.clock });
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });
  beforeEach(async () => {
    await changePerson({ role: 'Consultant_Agency', status: 'ACTIVE' });
    here = server.client('b2b');
    await here.signIn(server.people.consultant);
    there = second.client('b2b');
    there.current = here.current;
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect([await buying(here), await buying(there)]).toEqual(['allowed', 'allowed']);
  });

  const changePerson = (change: { role?: RoleName; status?: 'ACTIVE' | 'INACTIVE' }) =>
    server.database.db
      .updateTable('profiles')
      .set(change)
      .where('profile_ref', '=', server.people.consultant.profileRef)
      .execute();
  const buying = async (client: TestClient) => {
    const answer = await client.call(preparePurchase, { body: {} });
    return answer.ok ? 'allowed' : `${answer.status} ${answer.problem.code}`;
  };
  const session = () =>
    server.database.db
      .selectFrom('sessions')
      .select(['role', 'ended_at'])
      .where('profile_ref', '=', server.people.consultant.profileRef)
      .orderBy('created_at', 'desc')
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .executeTakeFirstOrThrow();

  it('a role that is taken away while its holder is signed in is gone at the next call, in every process', async () => {
    await changePerson({ role: 'View_Only' });
    for (const client of [here, there]) {
      await expect.poll(() => buying(client), { timeout: 5000 }).toBe('403 permission.missing');
      const { claims, user } = await client.body(getClaims);
      expect(user.role).toBe('View_Only');
      expect(claims.atoms.toSorted()).toEqual(['POLICY_NOTE_READ', 'POLICY_READ', 'TRIPX_READ']);
    }
  });

  it('whoever a new role leads less far is signed out below their own organization in every process, and goes on in it', async () => {
    await addOrganization(server.database.db, { code: 'NORTH-1', category: 'AGENCY', parent_code: 'NORTH' });
    await changePerson({ role: 'Administrator_Full' });
    const below = server.client('b2b');
    await below.signIn(server.people.consultant);
    const headers = { newOrg: 'NORTH-1' };
    await expect
      .poll(async () => (await below.call(setCiamUser, { headers })).status, { timeout: 5000 })
      .toBe(200);
    await below.open();
    const belowThere = second.client('b2b');
    belowThere.current = below.current;
    for (const [name, value] of below.cookies) belowThere.cookies.set(name, value);
    expect([await buying(below), await buying(belowThere)]).toEqual(['allowed', 'allowed']);
    await changePerson({ role: 'Administrator_Lite' });
    for (const client of [below, belowThere])
      await expect.poll(() => buying(client), { timeout: 5000 }).toBe('401 session.expired');
    expect([await buying(here), await buying(there)]).toEqual(['allowed', 'allowed']);
  });

  it('[PL-003 partly] a session that is there has the report scope of its person’s new role, in every process', async () => {
    await changePerson({ role: 'Administrator_Full' });
    for (const client of [here, there])
      await expect.poll(async () => (await client.open()).scope, { timeout: 5000 }).toBe('children');
    await changePerson({ role: 'View_Only' });
    for (const client of [here, there])
      await expect.poll(async () => (await client.open()).scope, { timeout: 5000 }).toBeNull();
  });

  it('whoever sold in the name of a colleague sells in their own after a new role, which may not lead to the colleague', async () => {
    const { profileRef } = server.people.newcomer;
    const { db } = server.database;
    await db
      .updateTable('profiles')
      .set({ role: 'Consultant_Agency' })
      .where('profile_ref', '=', profileRef)
      .execute();
    await here.body(setCiamUser, { headers: { newOrg: 'NORTH', newDistrib: profileRef } });
    expect((await here.open()).user?.distributorRef).toBe(profileRef);
    await changePerson({ role: 'Consultant_Own' });
    await expect
      .poll(async () => (await here.open()).user, { timeout: 5000 })
      .toMatchObject({ role: 'Consultant_Own', distributorRef: null });
  });

  it('whoever is disabled while signed in is signed out in every process, and does not come in again', async () => {
    await changePerson({ status: 'INACTIVE' });
    for (const client of [here, there])
      await expect.poll(() => buying(client), { timeout: 5000 }).toBe('401 session.expired');
    expect((await session()).ended_at).not.toBeNull();
    await expect(server.client('b2b').signIn(server.people.consultant)).rejects.toThrow('identity.inactive');
    await changePerson({ status: 'ACTIVE' });
    expect(await buying(here), 'an ended session stays ended').toBe('401 session.expired');
  });

  it('whoever is taken out of an organization is signed out there in every process, and goes on in the others', async () => {
    const { db } = server.database;
    const left = await db
      .selectFrom('profile_organizations')
      .selectAll()
      .where('profile_ref', '=', server.people.consultant.profileRef)
      .executeTakeFirstOrThrow();
    const other = 'OTHER-OF-CONSULTANT';
    await addOrganization(db, { code: other, category: 'AGENCY' });
    await db
      .insertInto('profile_organizations')
      .values({ profile_ref: left.profile_ref, organization_code: other })
      .execute();
    const elsewhere = server.client('b2b');
    await elsewhere.signIn(server.people.consultant);
    await db
      .updateTable('sessions')
      .set({ organization_code: other })
      .where('id_hash', '=', hashOf(elsewhere.cookies.get(cookieName('b2b')) ?? ''))
      .execute();
    server.clock.advance(5_000);
    await db
      .deleteFrom('profile_organizations')
      .where('profile_ref', '=', left.profile_ref)
      .where('organization_code', '=', left.organization_code)
      .execute();
    for (const client of [here, there])
      await expect.poll(() => buying(client), { timeout: 5000 }).toBe('401 session.expired');
    expect(await buying(elsewhere)).toBe('allowed');
    await db
      .deleteFrom('profile_organizations')
      .where('profile_ref', '=', left.profile_ref)
      .where('organization_code', '=', other)
      .execute();
    await expect.poll(() => buying(elsewhere), { timeout: 5000 }).toBe('401 session.expired');
    await db.insertInto('profile_organizations').values(left).execute();
  });

  it('whoever loses the identity at the provider is signed out in every process, and does not come in again', async () => {
    const { db } = server.database;
    const own = await db
      .selectFrom('identities')
      .selectAll()
      .where('profile_ref', '=', server.people.consultant.profileRef)
      .executeTakeFirstOrThrow();
    const colleague = server.client('b2b');
    await colleague.signIn(server.people.manager);
    await db.deleteFrom('identities').where('profile_ref', '=', own.profile_ref).execute();
    for (const client of [here, there])
      await expect.poll(() => buying(client), { timeout: 5000 }).toBe('401 session.expired');
    expect(await buying(colleague)).toBe('allowed');
    await expect(server.client('b2b').signIn(server.people.consultant)).rejects.toThrow('identity.newcomer');
    await db.insertInto('identities').values(own).execute();
    await server.client('b2b').signIn(server.people.consultant);
  });

  it('signing in, which the identity remembers, ends no session', async () => {
    await server.client('b2b').signIn(server.people.consultant);
    server.clock.advance(5_000);
    expect([await buying(here), await buying(there)]).toEqual(['allowed', 'allowed']);
  });

  it('no person has a role that the catalogue does not know', async () => {
    await expect(changePerson({ role: 'Consultant_Nobody' as RoleName })).rejects.toThrow('profiles_role');
    expect((await session()).ended_at).toBeNull();
  });

  it('where the word of it was lost, no process remembers a session for longer than five seconds', async () => {
    const ended = { ended_at: new Date(server.clock.now()) };
    await server.database.db
      .updateTable('sessions')
      .set(ended)
      .where('profile_ref', '=', server.people.consultant.profileRef)
      .execute();
    server.clock.advance(5_000);
    expect([await buying(here), await buying(there)]).toEqual(['401 session.expired', '401 session.expired']);
  });
});
