import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { setCiamUser } from '#domain/calls/identity/setUser.ts';
import { getContent } from '#domain/calls/organizations/getContent.ts';
import { keepAuditMonths } from '#server/audit/auditMonths.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const hour = 60 * 60 * 1000;

forEachEngine((engine) => {
  const server = startedFor(() => startSampleServer(engine, { waits: { idleMs: 100 } }));

  const soon = (hold: () => Promise<void>) => vi.waitFor(hold, { timeout: 15_000, interval: 20 });
  const months = async () =>
    (
      await sql<{ name: string }>`
        select relname as name from pg_inherits join pg_class on oid = inhrelid
          where inhparent = 'audit'::regclass order by 1`.execute(server.database.db)
    ).rows.map(({ name }) => name);
  /** Where the entries of an action lie. */
  const placesOf = async (action: string) =>
    (
      await sql<{ place: string }>`
        select tableoid::regclass::text as place from audit where action = ${action} order by id`.execute(
        server.database.db,
      )
    ).rows.map(({ place }) => place);
  const note = (action: string) => recordAudit(server.database.db, server.clock, { action });

  it('the running month and the next two stand ready at the start', () =>
    soon(async () =>
      expect(await months()).toEqual(['audit_2026_06', 'audit_2026_07', 'audit_2026_08', 'audit_rest']),
    ));

  it('an entry that comes before its month was made finds its place when it is', async () => {
    await note('of.june');
    server.clock.set('2027-02-01T00:30:00Z');
    await note('of.february');
    expect(await placesOf('of.june')).toEqual(['audit_2026_06']);
    await soon(async () => expect(await placesOf('of.february')).toEqual(['audit_2027_02']));
    await soon(async () => expect(await months()).toContain('audit_2027_04'));
  });

  if (engine.name === 'server') {
    it('an entry that is being written while its month is made finds its place', async () => {
      const { db } = server.database;
      const january = new Date('2028-01-15T12:00:00Z');
      const writing = sql`
        insert into audit (at, action) select ${january}, 'of.january' from pg_sleep(1)`.execute(db);
      const writers = async () =>
        (
          await sql<{ pid: number }>`
            select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`.execute(
            db,
          )
        ).rows.length;
      await expect.poll(writers).toBe(1);
      await db.transaction().execute((trx) => keepAuditMonths(trx, january.getTime(), 84));
      await writing;
      expect(await placesOf('of.january')).toEqual(['audit_2028_01']);
    });
  }

  it('no entry can be changed or removed, in its month, in the rest or in the whole', async () => {
    server.clock.set('2031-01-01T12:00:00Z');
    await note('of.rest');
    for (const table of ['audit', 'audit_2026_06', 'audit_2027_02', 'audit_rest']) {
      await expect(sql`truncate ${sql.table(table)}`.execute(server.database.db)).rejects.toThrow(
        'audit is append-only',
      );
    }
    for (const table of ['audit', 'audit_2026_06', 'audit_2027_02']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(server.database.db)).rejects.toThrow(
        'audit is append-only',
      );
      await expect(
        sql`update ${sql.table(table)} set action = 'other'`.execute(server.database.db),
      ).rejects.toThrow('audit is append-only');
    }
    expect(await placesOf('of.june')).toHaveLength(1);
  });

  it('a month goes as a whole once it is seven years old, and one at a time', async () => {
    server.clock.set('2033-06-30T23:00:00Z');
    await soon(async () => expect(await months()).toContain('audit_2033_08'));
    expect(await placesOf('of.june')).toEqual(['audit_2026_06']);
    server.clock.set('2033-07-01T00:30:00Z');
    await soon(async () => expect(await months()).not.toContain('audit_2026_06'));
    expect(await placesOf('of.june')).toEqual([]);
    expect(await placesOf('of.february')).toEqual(['audit_2027_02']);
    const { db } = server.database;
    const centuryLater = Date.parse('2133-01-01T00:00:00Z');
    await db.transaction().execute((trx) => keepAuditMonths(trx, centuryLater, 84));
    expect((await months()).slice(0, 2)).toEqual(['audit_2026_08', 'audit_2027_02']);
  });

  it('what is refused is counted; an entry in an hour is the first of a visitor for each call, and the first twenty of a person', async () => {
    server.clock.set('2033-07-02T12:00:00Z');
    const foreign = { organizationCode: 'TC', lang: 'EN', salesChannel: 'B2C' };
    const refusals = () =>
      server.database.db.selectFrom('refusals').select(['call', 'action', 'hits']).orderBy('hour').execute();
    const visitor = server.client('b2c');
    await visitor.open();
    for (let at = 0; at < 4; at += 1)
      expect(await visitor.call(getContent, { body: foreign })).toMatchObject({ status: 404 });
    expect(await placesOf('scope.refuse')).toHaveLength(1);
    expect(await refusals()).toEqual([{ call: 'getContent', action: 'scope.refuse', hits: 4 }]);
    server.clock.advance(hour);
    const another = server.client('b2c');
    await another.open();
    await another.call(getContent, { body: foreign });
    expect(await placesOf('scope.refuse')).toHaveLength(2);
    const person = await signInAs(server.client('b2b'), 'omartin');
    const other = { ...foreign, organizationCode: 'BOREAL', salesChannel: 'B2B' };
    for (let at = 0; at < 25; at += 1)
      expect(await person.call(getContent, { body: other })).toMatchObject({ status: 404 });
    expect(await placesOf('scope.refuse')).toHaveLength(22);
    for (let at = 0; at < 25; at += 1)
      expect(await person.call(setCiamUser, { headers: { newOrg: 'NOWHERE' } })).toMatchObject({
        status: 404,
      });
    expect(await placesOf('organization.refuse')).toHaveLength(20);
    expect((await refusals()).map(({ call, hits }) => [call, hits]).toSorted()).toEqual([
      ['getContent', 1],
      ['getContent', 25],
      ['getContent', 4],
      ['setCiamUser', 25],
    ]);
  });
});
