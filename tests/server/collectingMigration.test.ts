import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { up } from '#server/database/migrations/081-organizations-that-collect.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { addOrganization } from '#tests/support/server/people.ts';

forEachEngine((engine) => {
  it('an organization from before its gateways decided its methods goes on collecting, and takes cards', async () => {
    const database = await engine.open();
    const { db } = database;
    await addOrganization(db, { code: 'EARLIER', category: 'AGENCY', payment_gateways: ['MONERIS'] });
    await up(db as unknown as Kysely<unknown>);
    const row = await db.selectFrom('organizations').select('payment_gateways').executeTakeFirst();
    await database.close();
    expect(row?.payment_gateways).toEqual(['MONERIS', 'ORGANIZATION']);
  });
});
