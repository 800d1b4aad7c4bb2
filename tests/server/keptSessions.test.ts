import { expect, it } from 'vitest';
import { refreshToken } from '#domain/calls/identity/refreshToken.ts';
import { setCiamUser } from '#domain/calls/identity/setUser.ts';
import { getContent } from '#domain/calls/organizations/getContent.ts';
import { onPostgres } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine));

  it('[OS-010 partly] a process that has heard of no change reads a session once more before it refuses', async () => {
    const { database, clock } = server;
    const here = await signInAs(server.client('b2b'), 'slavoie');
    const branch = { profile_ref: 'c-2001', organization_code: 'BOREAL-HFX' };
    await database.db.insertInto('profile_organizations').values(branch).execute();
    const deaf = { ...database, listen: async () => async () => undefined };
    const second = await startServer(engine, { database: deaf, clock });
    const there = second.client('b2b');
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    there.current = here.current;
    const statusThere = async (organizationCode: string, headers = {}) => {
      const body = { organizationCode, lang: 'EN', salesChannel: 'B2B' } as const;
      return (await there.call(getContent, { headers, body })).status;
    };
    expect(await statusThere('BOREAL-HFX')).toBe(404);
    await here.body(setCiamUser, { headers: { newOrg: 'BOREAL-HFX' } });
    expect(await statusThere('BOREAL-HFX')).toBe(200);
    await here.body(setCiamUser, { headers: { newOrg: 'BOREAL-MTL' } });
    expect(await statusThere('BOREAL-MTL', { 'x-distributor-organization': 'BOREAL-MTL' })).toBe(200);
    const { claimsToken } = await here.body(refreshToken);
    expect(await statusThere('BOREAL-MTL', { 'x-claims-token': claimsToken })).toBe(200);
    expect(await statusThere('BOREAL-MTL', { 'x-claims-token': 'another' })).toBe(401);
    await second.close();
  });
});
