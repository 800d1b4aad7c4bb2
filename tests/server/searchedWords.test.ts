import { beforeEach, expect, it } from 'vitest';
import { searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startLicenseOffice } from '#tests/support/server/licenseOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

/** How a list finds a name by the beginnings of its words; shown with the legal names of licences. */
forEachEngine((engine) => {
  const office = startedFor(() => startLicenseOffice(engine, [{ id: 'L', organization_code: 'LAKES' }]));
  const found = async (legalName: string) => {
    const { total } = await office.clients.mia.body(searchLicenses, { body: { legalName } });
    return total === 1;
  };
  const name = (legal_name: string) =>
    office.server.database.db.updateTable('licenses').set({ legal_name }).execute();
  beforeEach(() => name('Nord Sud'));

  it.each([
    ['a name of several words', 'O’Connor-Roy', ["o'conn ro", 'ROY']],
    ['a backslash', 'Nord\\Sud', ['nord\\s', 'NORD\\']],
    ['a backslash at its end', 'Nord Sud\\', ['sud\\']],
    ['signs by which the database joins words', 'Nord|!<->Sud', ['nord|!<', 'nord']],
    [
      'a word of more bytes than the database keeps of one',
      `${'한'.repeat(230)} Sud`,
      ['한'.repeat(20), 'sud'],
    ],
  ])('%s is found by its beginnings', async (_, text, searched) => {
    await name(text);
    for (const beginning of searched) expect(await found(beginning), beginning).toBe(true);
  });

  it.each(['&!', "x' | 'y:*", 'nord\\!', 'zz\\|nord', 'nord\\<->s', '\\\\', "\\'"])(
    '%s is a text and no question of the database',
    async (searched) => {
      expect(await found(searched)).toBe(false);
    },
  );
});
