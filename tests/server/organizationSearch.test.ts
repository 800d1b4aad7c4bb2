import { expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
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
        ['A2', 'Eclipse Travel', 'Zèbre Voyages'],
        ['A3', 'Elm Travel', 'Orme Voyages', 'A1'],
        ['A4', 'Ash Travel', 'Frêne Voyages', 'A1'],
        ['A5', 'École Travel', 'École Voyages'],
        ...Array.from({ length: 25 }, (_, at) => {
          const [down, up] = [25 - at, at + 1].map((number) => String(number).padStart(2, '0'));
          return [`B${at + 1}`, `Branch ${down}`, `Filiale ${up}`] as const;
        }),
      ],
      people: {
        mia: { role: 'LIA manager', organizationCode: 'CM' },
        adam: { role: 'Administrator_Full', organizationCode: 'A1' },
        cleo: { role: 'Consultant_Agency', organizationCode: 'A1' },
      },
      fill: (db) =>
        db.updateTable('organizations').set({ status: 'INACTIVE' }).where('code', '=', 'A4').execute(),
    }),
  );
  const codesOf = async (client: TestClient, text: string, lang = 'EN') => {
    const { organizations } = await client.body(searchOrganizations, { query: { text }, headers: { lang } });
    return organizations.map(({ code }) => code);
  };

  it('[OS-013 partly] finds by a part of either name or of the code, without case and accents', async () => {
    const client = office.clients.mia;
    expect(await codesOf(client, 'zeb')).toEqual(['A2', 'A1']);
    expect(await codesOf(client, 'ECLAIR')).toEqual(['A1']);
    expect(await codesOf(client, 'a3')).toEqual(['A3']);
    expect(await codesOf(client, 'lm tra')).toEqual(['A3']);
    expect(await codesOf(client, 'nothing like it')).toEqual([]);
  });

  it('[OS-015 partly] sorts by the English name in English and by the French name in French', async () => {
    const client = office.clients.mia;
    expect(await codesOf(client, 'travel', 'EN')).toEqual(['A2', 'A5', 'A3', 'A1']);
    expect(await codesOf(client, 'travel', 'FR')).toEqual(['A1', 'A5', 'A3', 'A2']);
  });

  it('[OS-014 partly] tells 20 at most, the first of their order in the language', async () => {
    const client = office.clients.mia;
    const twenty = (from: number, step: 1 | -1) =>
      Array.from({ length: 20 }, (_, at) => `B${from + at * step}`);
    expect(await codesOf(client, 'branch', 'EN')).toEqual(twenty(25, -1));
    expect(await codesOf(client, 'branch', 'FR')).toEqual(twenty(1, 1));
  });

  it('tells only what the role leads to, and nothing that is not active', async () => {
    expect(await codesOf(office.clients.mia, 'ash')).toEqual([]);
    expect(await codesOf(office.clients.adam, 'travel')).toEqual(['A3', 'A1']);
    expect(await codesOf(office.clients.cleo, 'travel')).toEqual(['A1']);
    const visitor = office.server.client('b2c');
    visitor.current = await visitor.body(getUser);
    expect(await codesOf(visitor, 'travel')).toEqual([]);
  });
});
