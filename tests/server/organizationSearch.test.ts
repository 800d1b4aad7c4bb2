import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { addOrganization, addPerson, type Person } from '#tests/support/server/people.ts';

forEachEngine((engine) => {
  let server: TestServer;
  const people: Record<string, Person> = {};

  beforeAll(async () => {
    server = await startServer(engine, {
      prepare: async ({ db }, issuer) => {
        const agency = (code: string, name_en: string, name_fr: string, more: object = {}) =>
          addOrganization(db, { code, category: 'AGENCY', name_en, name_fr, ...more });
        await agency('CM', 'Cover-Me', 'Cover-Me');
        await agency('A1', 'Zebra Travel', 'Éclair Voyages');
        await agency('A2', 'Eclipse Travel', 'Zèbre Voyages');
        await agency('A3', 'Elm Travel', 'Orme Voyages', { parent_code: 'A1' });
        await agency('A4', 'Ash Travel', 'Frêne Voyages', { parent_code: 'A1', status: 'INACTIVE' });
        await agency('A5', 'École Travel', 'École Voyages');
        for (let at = 1; at <= 25; at += 1)
          await agency(
            `B${at}`,
            `Branch ${String(26 - at).padStart(2, '0')}`,
            `Filiale ${String(at).padStart(2, '0')}`,
          );
        const add = addPerson.bind(null, db, issuer);
        people.mia = await add({ subject: 'mia', role: 'LIA manager', organizationCode: 'CM' });
        people.adam = await add({ subject: 'adam', role: 'Administrator_Full', organizationCode: 'A1' });
        people.cleo = await add({ subject: 'cleo', role: 'Consultant_Agency', organizationCode: 'A1' });
      },
    });
  });
  afterAll(() => server.close());

  const signedIn = async (subject: string): Promise<TestClient> => {
    const client = server.client('admin');
    await client.signIn(people[subject] as Person);
    return client;
  };
  const codesOf = async (client: TestClient, text: string, lang = 'EN') => {
    const { organizations } = await client.body(searchOrganizations, { query: { text }, headers: { lang } });
    return organizations.map(({ code }) => code);
  };

  it('[OS-013 partly] finds by a part of either name or of the code, without case and accents', async () => {
    const client = await signedIn('mia');
    expect(await codesOf(client, 'zeb')).toEqual(['A2', 'A1']);
    expect(await codesOf(client, 'ECLAIR')).toEqual(['A1']);
    expect(await codesOf(client, 'a3')).toEqual(['A3']);
    expect(await codesOf(client, 'lm tra')).toEqual(['A3']);
    expect(await codesOf(client, 'nothing like it')).toEqual([]);
  });

  it('[OS-015 partly] sorts by the English name in English and by the French name in French', async () => {
    const client = await signedIn('mia');
    expect(await codesOf(client, 'travel', 'EN')).toEqual(['A2', 'A5', 'A3', 'A1']);
    expect(await codesOf(client, 'travel', 'FR')).toEqual(['A1', 'A5', 'A3', 'A2']);
  });

  it('[OS-014 partly] tells 20 at most, the first of their order in the language', async () => {
    const client = await signedIn('mia');
    const twenty = (from: number, step: 1 | -1) =>
      Array.from({ length: 20 }, (_, at) => `B${from + at * step}`);
    expect(await codesOf(client, 'branch', 'EN')).toEqual(twenty(25, -1));
    expect(await codesOf(client, 'branch', 'FR')).toEqual(twenty(1, 1));
  });

  it('tells only what the role leads to, and nothing that is not active', async () => {
    expect(await codesOf(await signedIn('mia'), 'ash')).toEqual([]);
    expect(await codesOf(await signedIn('adam'), 'travel')).toEqual(['A3', 'A1']);
    expect(await codesOf(await signedIn('cleo'), 'travel')).toEqual(['A1']);
    const visitor = server.client('b2c');
    visitor.current = await visitor.body(getUser);
    expect(await codesOf(visitor, 'travel')).toEqual([]);
  });
});
