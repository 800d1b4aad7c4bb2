import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getContent } from '#domain/calls/organizations/getContent.ts';
import { type PaymentGateway, paymentGateways } from '#domain/payment/gateways.ts';
import { roleNames } from '#domain/permissions/roles.ts';
import { loadSample } from '#server/sample/load.ts';
import { sampleOrganizations } from '#server/sample/organizations.ts';
import { samplePeople } from '#server/sample/people.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const issuers = { directory: 'http://directory.example', customers: 'http://customers.example' };

onPostgres((engine) => {
  describe('the sample data', () => {
    let database: TestDatabase;
    let outcome: string;
    beforeAll(async () => {
      database = await engine.open();
      outcome = await loadSample(database.db, issuers);
    });
    afterAll(() => database.close());

    const everything = async () => {
      const { db } = database;
      return {
        organizations: await db
          .selectFrom('organizations')
          .select(['code', 'category', 'parent_code'])
          .orderBy('code')
          .execute(),
        identities: await db.selectFrom('identities').selectAll().orderBy('subject').execute(),
        rates: await db.selectFrom('rate_versions').select(['id', 'content_hash']).orderBy('id').execute(),
        plans: await db.selectFrom('plans').selectAll().orderBy('code').execute(),
        locations: await db.selectFrom('travel_locations').select('iata').orderBy('iata').execute(),
      };
    };

    it('is loaded once, and stays as it is when it is loaded again', async () => {
      expect(outcome).toBe('loaded');
      const first = await everything();
      expect(first.locations.length).toBeGreaterThan(4_000);
      expect(await loadSample(database.db, issuers)).toBe('alreadyThere');
      expect(await everything()).toEqual(first);
    });

    it('[PY-004 partly] an organization with a gateway of its own is paid through the card provider as well', async () => {
      const chosen = sampleOrganizations.filter(({ gateways }) => gateways.includes('ORGANIZATION'));
      expect(chosen.map(({ gateways }) => gateways)).toContainEqual(['ORGANIZATION']);
      const rows = await database.db
        .selectFrom('organizations')
        .select(['code', 'payment_gateways'])
        .execute();
      const inUse = (code: string) => rows.find((row) => row.code === code)?.payment_gateways;
      for (const { code, gateways } of sampleOrganizations) {
        expect(inUse(code), code).toEqual(
          gateways.includes('ORGANIZATION') ? ['MONERIS', 'ORGANIZATION'] : gateways,
        );
      }
    });

    it.each([
      ['[PY-005] no other kind of gateway', ['MONERIS', 'PAYPAL']],
      ['[PY-004 partly] no gateway of its own without the card provider’s', ['ORGANIZATION']],
    ])('%s is kept for an organization', async (_, gateways) => {
      const kept = database.db
        .updateTable('organizations')
        .set({ payment_gateways: gateways as PaymentGateway[] })
        .where('code', '=', 'CM')
        .execute();
      await expect(kept).rejects.toThrow(/payment_gateways_/);
    });

    it('[PY-005] the kinds of gateway are MONERIS and ORGANIZATION, and both are kept', async () => {
      expect(paymentGateways).toEqual(['MONERIS', 'ORGANIZATION']);
      const rows = await database.db.selectFrom('organizations').select('payment_gateways').execute();
      expect(new Set(rows.flatMap((row) => row.payment_gateways))).toEqual(
        new Set(['MONERIS', 'ORGANIZATION']),
      );
    });

    it('is the same in every database', async () => {
      const { rates } = await everything();
      const other = await engine.open('sample');
      const versions = other.db.selectFrom('rate_versions').select(['id', 'content_hash']).orderBy('id');
      const others = await versions.execute();
      await other.close();
      expect(others).toEqual(rates);
    });

    it('has CM, ME, TC and an organization of each category, an agency with three branches among them', async () => {
      const { organizations } = await everything();
      const codes = organizations.map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(['CM', 'ME', 'TC']));
      const categories = new Set(organizations.map(({ category }) => category));
      expect(categories).toEqual(new Set(['AGENCY', 'BROKERAGE', 'AFFILIATION', 'SPONSOR']));
      expect(organizations.filter(({ parent_code }) => parent_code === 'BOREAL')).toHaveLength(3);
    });

    it('has somebody for every role but the anonymous one, and one who is inactive', () => {
      const roles = new Set(samplePeople.map(({ role }) => role));
      expect(roles).toEqual(new Set(roleNames.filter((role) => role !== 'consumer')));
      expect(samplePeople.filter(({ status }) => status === 'INACTIVE')).toHaveLength(1);
      expect(new Set(samplePeople.map(({ issuer }) => issuer)).size).toBe(2);
    });

    it('never goes into a database with other data', async () => {
      const other = await engine.open();
      await other.db
        .insertInto('organizations')
        .values({ code: 'REAL', category: 'AGENCY', name_en: 'Real', name_fr: 'Réelle', feature_flags: '{}' })
        .execute();
      expect(await loadSample(other.db, issuers)).toBe('otherData');
      const people = await other.db.selectFrom('profiles').select('profile_ref').execute();
      const organizations = await other.db.selectFrom('organizations').select('code').execute();
      await other.close();
      expect([people, organizations]).toEqual([[], [{ code: 'REAL' }]]);
    });
  });

  describe('the sample people', () => {
    const server = startedFor(() => startSampleServer(engine));

    it('sign in, all but the inactive one and the new one', async () => {
      const signIn = ({ username }: { username: string }) =>
        signInAs(server.client('b2b'), username.slice(0, username.indexOf('@')));
      const inactive = samplePeople.filter(({ status }) => status === 'INACTIVE');
      expect(inactive).toHaveLength(1);
      for (const person of inactive) await expect(signIn(person)).rejects.toThrow('identity.inactive');
      const [newcomer] = samplePeople.filter(({ status }) => status === 'NEW');
      await expect(signIn(newcomer!)).rejects.toThrow('identity.newcomer');
      for (const person of samplePeople.filter(({ status }) => status === 'ACTIVE'))
        expect((await signIn(person)).current?.user).not.toBeNull();
    });

    it('see the content of their organization in both languages', async () => {
      const client = await signInAs(server.client('b2b'), 'slavoie');
      const texts = async (lang: string) => {
        const body = { organizationCode: 'BOREAL-MTL', lang, salesChannel: 'B2B' };
        return (await client.body(getContent, { body })).organization;
      };
      const [english, french] = [await texts('EN'), await texts('FR')];
      expect(english).toMatchObject({
        organizationCode: 'BOREAL-MTL',
        organizationName: 'Boreal Travel Montréal',
      });
      expect(french.needAssistance.title).toBe('Besoin d’aide?');
      expect(french.topNav[0]?.href).toBe('/obtenir-une-soumission');
    });
  });
});
