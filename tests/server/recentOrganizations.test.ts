import { beforeEach, expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import { readRecentOrganizations } from '#domain/calls/organizations/readRecentOrganizations.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startOffice } from '#tests/support/server/office.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const office = startedFor(() =>
    startOffice(engine, {
      agencies: [
        ['CM', 'Cover-Me', 'Cover-Me'],
        ['A1', 'Zebra Travel', 'Éclair Voyages'],
        ['A2', 'Elm Travel', 'Orme Voyages', 'A1'],
        ['A3', 'Ash Travel', 'Frêne Voyages', 'A1'],
        ...['B1', 'B2', 'B3', 'B4'].map((code) => [code, `Branch ${code}`, `Filiale ${code}`] as const),
        ['SHUT', 'Shut Travel', 'Voyages Fermés', 'A1'],
      ],
      people: {
        mia: { role: 'LIA manager', organizationCode: 'CM' },
        max: { role: 'LIA manager', organizationCode: 'CM' },
        adam: { role: 'Administrator_Full', organizationCode: 'A1' },
      },
      fill: (db) =>
        db.updateTable('organizations').set({ status: 'INACTIVE' }).where('code', '=', 'SHUT').execute(),
    }),
  );
  beforeEach(() => office.server.database.db.deleteFrom('recent_organizations').execute());

  const recent = async (client: TestClient) =>
    (await client.body(readRecentOrganizations)).organizations.map(({ code }) => code);
  const moves = async (client: TestClient, call: typeof setUser | typeof setCiamUser, ...codes: string[]) => {
    for (const newOrg of codes) {
      await client.body(call, { headers: { newOrg } });
      client.current = await client.body(getUser);
    }
  };

  it('whoever has not moved yet has none, nor has a visitor', async () => {
    expect(await recent(office.clients.mia)).toEqual([]);
    const visitor = office.server.client('b2c');
    visitor.current = await visitor.body(getUser);
    expect(await recent(visitor)).toEqual([]);
  });

  it('the organizations that a person worked in are told newest first, each once, without the one of now', async () => {
    const { mia } = office.clients;
    await moves(mia, setUser, 'B1', 'B2');
    expect(await mia.body(readRecentOrganizations)).toEqual({
      organizations: [
        { code: 'B1', organizationName: 'Branch B1', organizationNameInFrench: 'Filiale B1' },
        { code: 'CM', organizationName: 'Cover-Me', organizationNameInFrench: 'Cover-Me' },
      ],
    });
    await moves(mia, setUser, 'CM');
    expect(await recent(mia)).toEqual(['B2', 'B1']);
    expect(await recent(office.clients.max)).toEqual([]);
  });

  it('five are told at most, the newest', async () => {
    const { mia } = office.clients;
    await moves(mia, setUser, 'A1', 'A2', 'B1', 'B2', 'B3', 'B4', 'CM');
    expect(await recent(mia)).toEqual(['B4', 'B3', 'B2', 'B1', 'A2']);
  });

  it('what was switched off or is no longer within reach is left out', async () => {
    const { adam } = office.clients;
    await moves(adam, setCiamUser, 'A2', 'A3', 'A1');
    await office.server.database.db
      .updateTable('recent_organizations')
      .set({ codes: ['A3', 'B1', 'SHUT', 'GONE', 'A2'] })
      .execute();
    expect(await recent(adam)).toEqual(['A3', 'A2']);
  });

  it('they go with the person', async () => {
    const { db } = office.server.database;
    await moves(office.clients.adam, setCiamUser, 'A2', 'A1');
    const profile_ref = 'profile-adam';
    expect(await db.selectFrom('recent_organizations').select('profile_ref').execute()).toEqual([
      { profile_ref },
    ]);
    await db.deleteFrom('licenses').where('profile_ref', '=', profile_ref).execute();
    for (const table of ['profile_organizations', 'identities', 'sessions', 'profiles'] as const) {
      await db.deleteFrom(table).where('profile_ref', '=', profile_ref).execute();
    }
    expect(await db.selectFrom('recent_organizations').selectAll().execute()).toEqual([]);
  });
});
