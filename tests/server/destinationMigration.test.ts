import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '#server/database/migrations/083-destinations-in-both-languages.ts';
import { forEachEngine } from '#tests/support/database.ts';

forEachEngine((engine) => {
  it('a quote that was held before has the destination that it had, in both languages', async () => {
    const { db, close } = await engine.open();
    const id = crypto.randomUUID();
    const now = new Date();
    await db
      .insertInto('drafts')
      .values({
        id,
        application: 'b2b',
        session_hash: 'session',
        machine: 'quoteFlow',
        version: 1,
        revision: 1,
        snapshot: 'null',
        destination_en: 'Lisbon, Portugal',
        created_at: now,
        updated_at: now,
        expires_at: now,
      })
      .execute();
    await sql`drop view held_quotes`.execute(db);
    await sql`alter table drafts drop column destination_fr cascade`.execute(db);
    await sql`alter table drafts rename column destination_en to destination`.execute(db);
    await sql`create view held_quotes as select id from drafts`.execute(db);
    await up(db as unknown as Kysely<unknown>);
    const read = db.selectFrom('drafts').select(['destination_en', 'destination_fr']);
    const drafts = await read.where('id', '=', id).execute();
    await close();
    expect(drafts).toEqual([{ destination_en: 'Lisbon, Portugal', destination_fr: 'Lisbon, Portugal' }]);
  });
});
