import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Organizations } from '#server/organizations/organizations.ts';
import { withinReach } from '#server/organizations/withinReach.ts';
import { onPostgres } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { addLicenses } from '#tests/support/server/licenseOffice.ts';
import { addOrganization } from '#tests/support/server/people.ts';

/** An agency with so many organizations below it. */
const reachOf = (codes: readonly string[]) =>
  ({
    all: () => codes.map((code) => ({ code })),
    find: (code: string) => ({ code }),
    isAtOrAbove: () => true,
  }) as unknown as Organizations;
const session = agentSession({ homeReach: 'children', ownOrganizations: ['HOME'] });
const foreign = (count: number) => Array.from({ length: count }, (_, at) => `BRANCH-${at}`);

/** What a session reaches of a list; shown with licences, each of an owner with more organizations than the one before. */
onPostgres((engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await engine.open();
    await addOrganization(database.db, { code: 'HOME', category: 'AGENCY' });
    for (let size = 1; size <= 6; size += 1) {
      const [id, licensed_province] = [`L${size}`, ['NS', 'NB', 'PE', 'YT', 'NT', 'NU'][size - 1]];
      await addLicenses(database.db, [
        { id, organization_code: 'HOME', licensed_province: licensed_province! },
      ]);
      const organizations = Array.from({ length: size }, (_, at) =>
        at + 1 === size ? `LAST-${size}` : `OF-${at}`,
      );
      await database.db.updateTable('license_listing').set({ organizations }).where('id', '=', id).execute();
    }
  });
  afterAll(() => database.close());

  const reached = async (codes: readonly string[]) => {
    const by = { session, organizations: reachOf(codes) };
    const rows = await database.db
      .selectFrom('license_listing')
      .select('id')
      .where((license) => withinReach(license, by, { organizations: 'organizations' }))
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  };

  it.each([1, 300])(
    '[LS-007 partly] a row is reached by any organization of its owner, among %i others that are not',
    async (others) => {
      for (let size = 1; size <= 6; size += 1)
        expect(await reached([...foreign(others), `LAST-${size}`])).toEqual([`L${size}`]);
      expect(await reached([...foreign(others), 'OF-0'])).toEqual(['L2', 'L3', 'L4', 'L5', 'L6']);
      expect(await reached(foreign(others))).toEqual([]);
    },
  );
});
