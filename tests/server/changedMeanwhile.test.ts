import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { setCiamUser } from '#domain/calls/identity/setUser.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import type { Database } from '#server/database/database.ts';
import { onPostgres } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';
import { addOrganization, addPerson, type Person } from '#tests/support/server/people.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Change = (db: Database, profileRef: string) => Promise<unknown>;

const disabled: Change = (db, profileRef) =>
  db.updateTable('profiles').set({ status: 'INACTIVE' }).where('profile_ref', '=', profileRef).execute();
const given =
  (role: RoleName): Change =>
  (db, profileRef) =>
    db.updateTable('profiles').set({ role }).where('profile_ref', '=', profileRef).execute();
const takenOutOf =
  (code: string): Change =>
  (db, profileRef) =>
    db
      .deleteFrom('profile_organizations')
      .where('profile_ref', '=', profileRef)
      .where('organization_code', '=', code)
      .execute();
const withoutIdentity: Change = (db, profileRef) =>
  db.deleteFrom('identities').where('profile_ref', '=', profileRef).execute();
const switchedOff =
  (code: string): Change =>
  (db) =>
    db.updateTable('organizations').set({ status: 'INACTIVE' }).where('code', '=', code).execute();

// The embedded database has one connection: nothing happens there meanwhile.
onPostgres((engine) => {
  const server = startedFor(() => startServer(engine));

  /** A person of an organization of their own, which has one below it, and who belongs to another as well. */
  const someone = async (name: string): Promise<Person & { home: string }> => {
    const { db } = server.database;
    const home = name.toUpperCase();
    await addOrganization(db, { code: home, category: 'AGENCY' });
    await addOrganization(db, { code: `${home}-1`, category: 'AGENCY', parent_code: home });
    await addOrganization(db, { code: `${home}-2`, category: 'AGENCY' });
    const role = 'Administrator_Full';
    const person = await addPerson(db, server.issuer, { subject: name, role, organizationCode: home });
    const { profileRef: profile_ref } = person;
    await db
      .updateTable('profiles')
      .set({ seller_code: `${home}-S` })
      .where('profile_ref', '=', profile_ref)
      .execute();
    await db
      .insertInto('profile_organizations')
      .values({ profile_ref, organization_code: `${home}-2` })
      .execute();
    return { ...person, home };
  };

  const waits = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.database.db);
    return (rows[0]?.waiting ?? 0) > 0;
  };
  /** What comes of an act that begins before a change is there, and goes on after it. */
  const whileChanging = async <Result>(
    change: (db: Database) => Promise<unknown>,
    act: () => Promise<Result>,
  ): Promise<Result> => {
    const changing = await server.database.db.startTransaction().execute();
    await change(changing);
    let done = false;
    const acting = act().finally(() => {
      done = true;
    });
    await expect.poll(async () => done || (await waits()), { timeout: 5000, interval: 5 }).toBe(true);
    await changing.commit().execute();
    return acting;
  };

  describe('whoever is signing in', () => {
    const signingIn = async (name: string, change: Change) => {
      const person = await someone(name);
      const nonce = `b2b.nonce-of-${name}`;
      const idToken = await server.issuer.token(person.issuer, person.subject, nonce);
      const client = server.client('b2b');
      const answer = await whileChanging(
        (db) => change(db, person.profileRef),
        () => client.call(openSession, { body: { idToken, nonce } }),
      );
      return { client, answer, home: person.home };
    };

    it.each([
      ['ada', 'is disabled', disabled, 'identity.inactive'],
      ['bea', 'loses the identity', withoutIdentity, 'identity.newcomer'],
    ])('%s, who %s meanwhile, is refused', async (name, _, change, code) => {
      const { client, answer } = await signingIn(name, change);
      expect(answer).toMatchObject({ status: 403, problem: { code } });
      expect((await client.open()).user).toBeNull();
    });

    it('has the role that is given meanwhile', async () => {
      const { client } = await signingIn('cleo', given('View_Only'));
      expect((await client.open()).user).toMatchObject({ role: 'View_Only' });
    });

    it.each([
      ['dora', 'is taken out of an organization', takenOutOf('DORA')],
      ['eva', 'works in one that is switched off', switchedOff('EVA')],
    ])('%s, who %s meanwhile, works in another', async (name, _, change) => {
      const { client, home } = await signingIn(name, change);
      expect((await client.open()).user).toMatchObject({ organizationCode: `${home}-2` });
    });
  });

  describe('whoever is moving', () => {
    const moving = async (person: Person, change: Change, headers: Record<string, string>) => {
      const client = server.client('b2b');
      await client.signIn(person);
      const answer = await whileChanging(
        (db) => change(db, person.profileRef),
        () => client.call(setCiamUser, { headers }),
      );
      const session = await server.database.db
        .selectFrom('sessions')
        .select(['organization_code', 'distributor_ref', 'selling_code'])
        .where('profile_ref', '=', person.profileRef)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return { answer, session };
    };
    const atHome = (organization_code: string) => ({
      organization_code,
      distributor_ref: null,
      selling_code: null,
    });
    const movedTo =
      (code: string): Change =>
      (db, profileRef) =>
        db
          .updateTable('sessions')
          .set({ organization_code: code })
          .where('profile_ref', '=', profileRef)
          .execute();

    it.each([
      ['flo', 'is taken out of the organization', takenOutOf('FLO-2'), 'FLO-2', 404, 'notFound'],
      ['gus', 'finds it switched off', switchedOff('GUS-2'), 'GUS-2', 422, 'organization.inactive'],
      ['hal', 'has a lower role', given('Administrator_Lite'), 'HAL-1', 403, 'claims.mismatch'],
    ])('%s, who %s meanwhile, stays', async (name, _, change, newOrg, status, code) => {
      const { answer, session } = await moving(await someone(name), change, { newOrg });
      expect(answer).toMatchObject({ status, problem: { code } });
      expect(session).toEqual(atHome(name.toUpperCase()));
    });

    it('takes no agent along who is disabled meanwhile', async () => {
      const { profileRef: newDistrib, home } = await someone('ivo');
      const mover = await someone('jon');
      const joins = { profile_ref: mover.profileRef, organization_code: home };
      await server.database.db.insertInto('profile_organizations').values(joins).execute();
      const leaving: Change = (db) => disabled(db, newDistrib);
      const { answer, session } = await moving(mover, leaving, { newOrg: home, newDistrib });
      expect(answer).toMatchObject({ status: 422, problem: { code: 'organization.noDistributor' } });
      expect(session).toEqual(atHome(mover.home));
    });

    it('sells under no code of the organization that another tab has left meanwhile', async () => {
      const kim = await someone('kim');
      const { answer, session } = await moving(kim, movedTo('KIM-1'), { sellingCode: 'KIM-S' });
      expect(answer).toMatchObject({ status: 403, problem: { code: 'claims.mismatch' } });
      expect(session).toEqual(atHome('KIM-1'));
      const refused = server.database.db.selectFrom('audit').select(['action', 'object_id', 'reason']);
      expect(await refused.where('user_ref', '=', 'kim').orderBy('id', 'desc').executeTakeFirst()).toEqual({
        action: 'organization.refuse',
        object_id: 'KIM-S',
        reason: 'changedMeanwhile',
      });
    });
  });
});
