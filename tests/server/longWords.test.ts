import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '#server/database/migrations/053-words-of-any-text.ts';
import { onPostgres } from '#tests/support/database.ts';
import { addLicenses } from '#tests/support/server/licenseOffice.ts';
import { addOrganization } from '#tests/support/server/people.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const database = startedFor(() => engine.open());

  it('a licence whose name has a very long word is listed anew, so that it is found', async () => {
    const { db } = database;
    await addOrganization(db, { code: 'LONG', category: 'AGENCY' });
    const legal_name = `${'한'.repeat(230)} Sud`;
    await addLicenses(db, [{ id: 'long', organization_code: 'LONG', legal_name }]);
    await sql`update license_listing set legal_name_words = array_to_tsvector(array['cut'])`.execute(db);

    await up(db as unknown as Kysely<unknown>);

    const { rows } = await sql<{ isFound: boolean }>`
      select legal_name_words @@ words_asked(${`${'한'.repeat(100)} sud`}) as "isFound" from license_listing`.execute(
      db,
    );
    expect(rows).toEqual([{ isFound: true }]);
  });
});
