import { expect, it } from 'vitest';
import {
  createProfileDocument,
  createUserDocument,
  createUserRoleDocument,
  olderProfileDocument,
  olderProfilesDocument,
  olderProfilesOfAgentDocument,
  olderRolesDocument,
  olderUsersDocument,
  updateProfileDocument,
  updateUserDocument,
} from '#domain/calls/graphql/olderFlow.ts';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

forEachEngine((engine) => {
  const pauses: number[] = [];
  /** What is done while a step waits. */
  let meanwhile: () => Promise<unknown> = () => Promise.resolve();
  const server = startedFor(() =>
    startSampleServer(engine, {
      waits: {
        async pause(ms) {
          pauses.push(ms);
          if (ms === 1200) await meanwhile();
        },
      },
    }),
  );
  const manager = startedFor(() => signInAs(server.client('admin'), 'mchen'));
  const userRef = () => String(manager.current?.user?.userRef);

  const ask = async (query: string, variables: object, by: TestClient = manager) => {
    const answer = await by.call(postGraphql, { body: { query, variables: { ...variables } } });
    return answer.ok ? answer.body.data : answer.problem;
  };
  const rolesOf = async (profileRef: string) => ask(olderRolesDocument, { profileRef });
  const stored = (profileRef: string) =>
    server.database.db
      .selectFrom('profiles')
      .select(['last_name', 'role'])
      .where('profile_ref', '=', profileRef)
      .executeTakeFirst();

  const sophie = {
    profileRef: 'c-2001',
    profileCode: 'slavoie',
    firstName: 'Sophie',
    lastName: 'Lavoie',
    role: 'Consultant_Agency',
    status: 'ACTIVE',
    organizationCode: 'BOREAL-MTL',
    agentId: 'c-2001',
  };

  it('[US-068] [US-069] gets a profile by profileCode, and its roles by profileRef', async () => {
    expect(postGraphql).toMatchObject({ method: 'POST', aliases: ['/graphql'] });
    expect(await ask(olderProfileDocument, { profileCode: 'slavoie' })).toMatchObject({ profile: sophie });
    expect(await rolesOf('c-2001')).toEqual({ profileRoles: [{ role: 'Consultant_Agency' }] });
  });

  it('[US-075] [US-076] lists profiles by organizationCode and agentId, and by organizationCode alone', async () => {
    const organizationCode = 'BOREAL-MTL';
    const all = (await ask(olderProfilesDocument, { organizationCode })) as { profiles: object[] };
    expect(all.profiles.length).toBeGreaterThan(1);
    expect(all.profiles).toContainEqual(expect.objectContaining(sophie));
    expect(await ask(olderProfilesOfAgentDocument, { organizationCode, agentId: 'c-2001' })).toEqual({
      profiles: [expect.objectContaining(sophie)],
    });
  });

  it('[US-067] the user listing begins by first name, of all, at its first page, with what is known of a user', async () => {
    const { users } = (await ask(olderUsersDocument, { organizationCode: 'BOREAL' })) as {
      users: { records: { firstName: string }[] };
    };
    expect(users).toMatchObject({
      sortField: 'firstName',
      sortOrder: 'asc',
      filteredBy: 'ALL',
      currentPageIdx: 0,
    });
    expect(users.records.map(({ firstName }) => firstName)).toEqual(['Geneviève', 'Margaret', 'Mathieu']);
    expect(users.records[1]).toEqual({
      firstName: 'Margaret',
      lastName: 'Chen',
      email: 'margaret.chen@insurer.example',
      language: 'EN',
      role: 'LIA manager',
      status: 'ACTIVE',
      organizationCode: 'CM',
      agentId: 'd-1001',
      sellerCode: null,
      expiryDate: null,
      profileCode: 'mchen',
      profileRef: 'd-1001',
      employmentType: 'LIA',
    });
    const asked = { organizationCode: 'BOREAL', sortField: 'lastName', sortOrder: 'desc', currentPageIdx: 1 };
    expect(await ask(olderUsersDocument, { ...asked, filteredBy: 'INACTIVE' })).toEqual({
      users: {
        sortField: 'lastName',
        sortOrder: 'desc',
        filteredBy: 'INACTIVE',
        currentPageIdx: 1,
        records: [],
      },
    });
  });

  const named = { firstName: 'Jo', lastName: 'Roy', email: 'jo.roy@insurer.example', language: 'FR' };
  const jo = { ...named, organizationCode: 'CM' };
  const created = async (profile: object) =>
    (await ask(createProfileDocument, { profile })) as { createProfile: { profileRef: string } };

  it("[US-070] [US-079] creates a profile, which is NEW, and 'Duplicate Profile!' where the code is in use", async () => {
    const { createProfile } = await created({ ...jo, role: 'MANAGER' });
    expect(createProfile).toMatchObject({
      ...jo,
      profileCode: 'jo.roy',
      role: 'LIA manager',
      status: 'NEW',
    });
    expect(await stored(createProfile.profileRef)).toEqual({ last_name: 'Roy', role: 'LIA manager' });
    const other = { ...jo, email: 'Jo.Roy@elsewhere.example' };
    expect(await created(other)).toMatchObject({ status: 409, error: 'Duplicate Profile!' });
    expect(await created({ ...jo, email: 'new@insurer.example', lastName: '=cmd' })).toMatchObject({
      status: 400,
      fields: { 'body.variables.profile.lastName': 'wrongFormat' },
    });
    expect(await created({ ...jo, email: 'new@insurer.example', organizationCode: 'NOWHERE' })).toMatchObject(
      {
        status: 400,
        fields: { 'body.organizations.0.organizationCode': 'unknown' },
      },
    );
  });

  it('[US-071] creates the user of a profile that has none yet, and no second one', async () => {
    const { createProfile } = await created({ ...jo, email: 'al.roy@insurer.example', role: 'AGENT' });
    const al = { firstName: 'Al', lastName: 'Cho', email: 'al.cho@insurer.example', language: 'EN' };
    const { profileRef } = createProfile;
    expect(await ask(createUserDocument, { profileRef, user: al })).toMatchObject({
      createUser: { ...al, profileRef, role: 'LIA agent', profileCode: 'al.cho', status: 'NEW' },
    });
    expect(await ask(createUserDocument, { profileRef: 'd-1003', user: al })).toMatchObject({
      status: 409,
      code: 'olderFlow.duplicateUser',
    });
    expect(await stored('d-1003')).not.toMatchObject({ last_name: 'Cho' });
  });

  it('[US-074] updates a profile by id: agencyCode, agentId, expiryDate, sellerCode and status', async () => {
    const update = (profile: object) => ask(updateProfileDocument, { id: 'd-1003', profile });
    const profile = {
      agencyCode: 'ME',
      agentId: 'd-1003',
      expiryDate: '2027-03-31',
      sellerCode: 'ME-0009',
      status: 'INACTIVE',
    };
    const { agencyCode, ...others } = profile;
    expect(await update(profile)).toMatchObject({
      updateProfile: { ...others, profileRef: 'd-1003', organizationCode: agencyCode },
    });
    expect(await update({ status: 'ACTIVE' })).toMatchObject({
      updateProfile: { ...others, status: 'ACTIVE', organizationCode: 'ME' },
    });
    expect(await update({ agentId: 'c-2001' })).toMatchObject({
      status: 400,
      fields: { 'body.variables.profile.agentId': 'notAllowed' },
    });
    expect(await update({ expiryDate: '2027-02-30' })).toMatchObject({ status: 400 });
  });

  it('nobody signs in after the last day of a profile', async () => {
    const until = (expiryDate: string | null) =>
      ask(updateProfileDocument, { id: 'd-1002', profile: { expiryDate } });
    const enter = () => signInAs(server.client('admin'), 'etremblay');
    await until('2026-06-15');
    await enter();
    await until('2026-06-14');
    await expect(enter()).rejects.toThrow('identity.inactive');
    await until(null);
    await enter();
  });

  it('[US-073] updates a user, by the rules of every person', async () => {
    const user = {
      firstName: 'Étienne-Paul',
      lastName: 'Roy',
      email: 'etienne.roy@insurer.example',
      language: 'EN',
    };
    expect(await ask(updateUserDocument, { profileRef: 'd-1002', user })).toMatchObject({
      updateUser: { ...user, profileRef: 'd-1002', profileCode: 'etienne.roy' },
    });
    expect(await ask(updateUserDocument, { profileRef: 'd-1002', user: { lastName: '=cmd' } })).toMatchObject(
      {
        status: 400,
        fields: { 'body.variables.user.lastName': 'wrongFormat' },
      },
    );
  });

  it('[US-072] [US-080] [US-084] MANAGER becomes the manager role, any other agent, and one that is held is refused', async () => {
    const give = (role: string) => ask(createUserRoleDocument, { profileRef: 'd-1003', role });
    expect(await give('MANAGER')).toMatchObject({ createUserRole: { role: 'LIA manager' } });
    expect(await rolesOf('d-1003')).toEqual({ profileRoles: [{ role: 'LIA manager' }] });
    expect(await give('MANAGER')).toMatchObject({ status: 409, error: 'Duplicate UserRole!' });
    expect(await give('BROKER')).toMatchObject({ createUserRole: { role: 'LIA agent' } });
    expect(await give('manager')).toMatchObject({ status: 409, error: 'Duplicate UserRole!' });
  });

  it('gives no role of the directory to who does not sign in there, and nobody one of their own', async () => {
    expect(await ask(createUserRoleDocument, { profileRef: 'c-2001', role: 'MANAGER' })).toMatchObject({
      status: 400,
      fields: { 'body.variables.role': 'notAllowed' },
    });
    expect(await ask(createUserRoleDocument, { profileRef: 'd-1001', role: 'AGENT' })).toMatchObject({
      status: 400,
      fields: { 'body.role': 'notAllowed' },
    });
    expect(await stored('c-2001')).toMatchObject({ role: 'Consultant_Agency' });
  });

  it.each([
    ['a profile', olderProfileDocument, { profileCode: 'nobody' }],
    ['roles', olderRolesDocument, { profileRef: 'nobody' }],
    ['profiles of an agent', olderProfilesOfAgentDocument, { organizationCode: 'BOREAL', agentId: 'nobody' }],
    ['profiles of an organization', olderProfilesDocument, { organizationCode: 'NOWHERE' }],
    ['a profile without a user', createUserDocument, { profileRef: 'nobody', user: named }],
    ['a profile to update', updateProfileDocument, { id: 'nobody', profile: { status: 'ACTIVE' } }],
    ['a user to update', updateUserDocument, { profileRef: 'nobody', user: { lastName: 'Roy' } }],
    ['who is given a role', createUserRoleDocument, { profileRef: 'nobody', role: 'AGENT' }],
  ])("[US-081] %s that is not there gives 'not found'", async (_, query, variables) => {
    expect(await ask(query, variables)).toMatchObject({ status: 404, error: 'not found' });
  });

  it('[US-077] every call names the user and the type in headers, which is always the LAN id, and are those of the session', async () => {
    const variables = { profileCode: 'slavoie' };
    const answered = async (sent: Record<string, string>) =>
      (await manager.call(postGraphql, { body: { query: olderProfileDocument, variables }, headers: sent }))
        .status;
    expect(await answered({ 'x-user-ref': userRef(), 'x-user-type': 'lanid' })).toBe(200);
    expect(await answered({ 'x-user-ref': userRef(), 'x-user-type': '' })).toBe(400);
    expect(await answered({ 'x-user-ref': '', 'x-user-type': 'lanid' })).toBe(400);
    expect(await answered({ 'x-user-ref': userRef(), 'x-user-type': 'ciamid' })).toBe(403);
    expect(await answered({ 'x-user-ref': 'gbouchard', 'x-user-type': 'lanid' })).toBe(403);
    const outside = await signInAs(server.client('admin'), 'gbouchard');
    expect(await ask(olderProfileDocument, variables, outside)).toMatchObject({ code: 'permission.missing' });
  });

  it.each([
    [updateUserDocument, { profileRef: 'c-2001', user: { lastName: 'Roy' } }],
    [createUserRoleDocument, { profileRef: 'd-1003', role: 'MANAGER' }],
    [createProfileDocument, { profile: jo }],
    [createUserDocument, { profileRef: 'd-1003', user: { lastName: 'Roy' } }],
    [updateProfileDocument, { id: 'd-1003', profile: { status: 'INACTIVE' } }],
  ])('a LAN id that may only read reads, and changes nothing: %s', async (query, variables) => {
    const agent = await signInAs(server.client('admin'), 'etremblay');
    expect(await ask(olderProfileDocument, { profileCode: 'slavoie' }, agent)).toMatchObject({
      profile: sophie,
    });
    expect(await ask(query, variables, agent)).toMatchObject({ status: 403, code: 'permission.missing' });
  });

  it('[US-078] each step is delayed by 1200 ms, and holds no transaction meanwhile', async () => {
    const steps = [
      () => ask(olderProfileDocument, { profileCode: 'slavoie' }),
      () => rolesOf('c-2001'),
      () => ask(olderProfilesDocument, { organizationCode: 'BOREAL' }),
      () => ask(updateUserDocument, { profileRef: 'c-2001', user: { firstName: 'Sophie' } }),
      () => ask(createUserRoleDocument, { profileRef: 'd-1003', role: 'MANAGER' }),
      () => ask(olderUsersDocument, { organizationCode: 'BOREAL' }),
      () => created({ ...jo, email: 'bo@insurer.example' }),
      () => ask(createUserDocument, { profileRef: 'd-1003', user: { lastName: 'Roy' } }),
      () => ask(updateProfileDocument, { id: 'd-1003', profile: { sellerCode: 'ME-0010' } }),
    ];
    let written = 0;
    meanwhile = async () => {
      await server.database.db
        .transaction()
        .execute((trx) => trx.selectFrom('profiles').select('profile_ref').forUpdate().noWait().execute());
      written += 1;
    };
    for (const step of steps) {
      pauses.length = 0;
      await step();
      expect(pauses.filter((ms) => ms === 1200)).toEqual([1200]);
    }
    expect(written).toBe(steps.length);
    meanwhile = () => Promise.resolve();
  });

  it("[US-082] a user update with the last name 'Fail' always fails in a test, and never in the product", async () => {
    const fail = () => ask(updateUserDocument, { profileRef: 'c-2002', user: { lastName: 'Fail' } });
    const before = await stored('c-2002');
    for (const _ of [1, 2]) {
      server.failPoints.failAt('olderFlow.updateUser.Fail');
      expect(await fail()).toMatchObject({ status: 500 });
    }
    expect(await stored('c-2002')).toEqual(before);
    expect(await fail()).toMatchObject({ updateUser: { lastName: 'Fail' } });
  });

  it('[US-083] a look-up that fails is logged, and the flow continues', async () => {
    server.failPoints.failAt('olderFlow.lookUp');
    expect(await ask(createUserRoleDocument, { profileRef: 'd-1002', role: 'MANAGER' })).toMatchObject({
      createUserRole: { role: 'LIA manager' },
    });
    expect(server.log.join('')).toContain('a look-up of the older flow failed');
    expect(await ask(olderProfileDocument, { profileCode: 'nobody' })).toMatchObject({ status: 404 });
    expect(server.log.join('')).toContain('a look-up of the older flow found nothing');
    expect(await rolesOf('d-1002')).toEqual({ profileRoles: [{ role: 'LIA manager' }] });
  });
});
