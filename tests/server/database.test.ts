import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { announce, announcement } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { writeTogether } from '#server/database/writeTogether.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startedFor } from '#tests/support/startedFor.ts';

forEachEngine((engine) => {
  const database = startedFor(() => engine.open());

  it('answers days as text, counts as numbers and amounts as text', async () => {
    const { rows } = await sql`
      select date '2026-03-08' as day, count(*) as count, 12.50::numeric(9, 2) as amount, '{"a": [1]}'::jsonb as object
    `.execute(database.db);
    expect(rows).toEqual([{ day: '2026-03-08', count: 1, amount: '12.50', object: { a: [1] } }]);
  });

  it('says which rule a refused row broke', async () => {
    const insert = database.db
      .insertInto('organizations')
      .values({ code: 'A', category: 'PARTNER' as 'AGENCY', name_en: 'A', name_fr: 'A', feature_flags: '{}' })
      .execute();
    await expect(insert).rejects.toMatchObject({ code: '23514', constraint: 'organizations_category_check' });
  });

  it('goes on after a statement that failed', async () => {
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('answers more statements than it keeps plans of, the first of them again', async () => {
    const numbers = [...Array.from({ length: 320 }, (_, at) => at), 0, 319];
    const told: (number | undefined)[] = [];
    for (const number of numbers) {
      const column = sql.ref(`is_${number}`);
      const { rows } = await sql<Record<string, number>>`select ${number}::int as ${column}`.execute(
        database.db,
      );
      told.push(rows[0]?.[`is_${number}`]);
    }
    expect(told).toEqual(numbers);
  });

  it('answers a statement again soon after the table was changed that it reads', async () => {
    const { db } = database;
    const read = () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<object>`select * from changing where one = ${1}::int`.execute(trx);
        return rows.map(Object.keys);
      });
    await sql`create table changing as select 1 as one`.execute(db);
    expect(await read()).toEqual([['one']]);
    await sql`alter table changing add two int`.execute(db);
    await expect.poll(read).toEqual([['one', 'two']]);
  });

  it('answers those who wait behind a statement that failed with what is theirs', async () => {
    const failing = () =>
      sql`select 1 / ${0}::int`.execute(database.db).catch((error: { code: string }) => error.code);
    const asking = async (number: number) =>
      (await sql<{ is: number }>`select ${number}::int as is`.execute(database.db)).rows[0]?.is;
    const numbers = Array.from({ length: 20 }, (_, at) => at);
    const told = await Promise.all(numbers.flatMap((number) => [failing(), asking(number)]));
    expect(told).toEqual(numbers.flatMap((number) => ['22012', number]));
  });

  it('begins and ends to listen while the transactions of others fail, who are answered with what is theirs', async () => {
    const numbers = Array.from({ length: 20 }, (_, at) => at);
    const told: (number | undefined)[] = [];
    const asking = (number: number) =>
      database.db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ is: number }>`select ${number}::int as is`.execute(trx);
        told.push(rows[0]?.is);
        await sql`select 1 / ${0}::int`.execute(trx);
      });
    const failing = async () => {
      for (const number of numbers) await expect(asking(number)).rejects.toMatchObject({ code: '22012' });
    };
    const listening = async () => {
      for (const _ of numbers) await (await database.listen('rates_changed', () => undefined))();
    };
    await Promise.all([failing(), listening()]);
    expect(told).toEqual(numbers);
  });

  it('takes a transaction back as a whole', async () => {
    const failing = database.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('rate_limits')
        .values({ bucket: 'whole', window_start: new Date(0), hits: 1 })
        .execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const rows = await database.db
      .selectFrom('rate_limits')
      .select('bucket')
      .where('bucket', '=', 'whole')
      .execute();
    expect(rows).toEqual([]);
  });

  it('sends several writes as one, each on what was there before them, and announces the rows of one', async () => {
    const heard = Promise.withResolvers<string>();
    const stop = await database.listen('outbox_added', (payload) => payload && heard.resolve(payload));
    const limit = (bucket: string) =>
      database.db.insertInto('rate_limits').values({ bucket, window_start: new Date(0), hits: 1 });
    await limit('before').execute();
    const all = database.db
      .updateTable('rate_limits')
      .set({ hits: 2 })
      .where('window_start', '=', new Date(0));
    const told = await writeTogether<{ bucket: string }>(database.db, [
      limit('first'),
      all,
      limit('last').returning(['bucket', announcement('outbox_added', 'told').as('announced')]),
    ]);
    expect(told.map(({ bucket }) => bucket)).toEqual(['last']);
    expect(await heard.promise).toBe('told');
    await stop();
    const { rows } =
      await sql`select bucket, hits from rate_limits where bucket in ('before', 'first', 'last')
      order by bucket`.execute(database.db);
    expect(rows).toEqual([
      { bucket: 'before', hits: 2 },
      { bucket: 'first', hits: 1 },
      { bucket: 'last', hits: 1 },
    ]);
  });

  it('hears an announcement when its transaction commits, and not when it is taken back', async () => {
    const heard: string[] = [];
    let wake = () => {};
    const last = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const stop = await database.listen('session_changed', (payload) => {
      heard.push(payload);
      if (payload === 'last') wake();
    });
    const failing = database.db.transaction().execute(async (tx) => {
      await announce(tx, 'session_changed', 'taken back');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await database.db.transaction().execute((tx) => announce(tx, 'session_changed', 'committed'));
    await announce(database.db, 'session_changed', 'last');
    await last;
    expect(heard).toEqual(['committed', 'last']);
    await stop();
  });

  it('refuses to change or to delete what was audited', async () => {
    await database.db
      .insertInto('audit')
      .values({ at: new Date(0), action: 'test.write' })
      .execute();
    const change = database.db.updateTable('audit').set({ action: 'other' }).execute();
    await expect(change).rejects.toThrow('audit is append-only');
    await expect(database.db.deleteFrom('audit').execute()).rejects.toThrow('audit is append-only');
    await expect(sql`truncate audit`.execute(database.db)).rejects.toThrow('audit is append-only');
  });

  it('migrates a migrated database without a change', async () => {
    await expect(migrate(database.db)).resolves.toBeUndefined();
  });
});
