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
    ['a name with an apostrophe', 'Anne O’Connor', ['OConnor', "o'connor", 'O Connor', 'connor']],
    ['a name that is written as one', 'OConnor', ['O’Connor', 'o-connor']],
    ['an apostrophe behind a hyphen', 'Roy-D’Arcy', ['Darcy', 'roy', 'roydarcy', "roy d'a"]],
    ['a letter with a stroke', 'Đức Søren', ['Duc', 'đuc', 'soren']],
    ['a ligature', 'Cœur', ['coeur', 'cœu']],
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

  it('the beginning of a number is found with its hyphens and without', async () => {
    const { db } = office.server.database;
    await db.updateTable('licenses').set({ license_number: 'NS-88213' }).execute();
    for (const licenseNumber of ['NS88213', 'ns-88', 'NS-88213']) {
      const { total } = await office.clients.mia.body(searchLicenses, { body: { licenseNumber } });
      expect(total, licenseNumber).toBe(1);
    }
    expect((await office.clients.mia.body(searchLicenses, { body: { licenseNumber: 'NS99' } })).total).toBe(
      0,
    );
  });

  it.each(['&!', "x' | 'y:*", 'nord\\!', 'zz\\|nord', 'nord\\<->s', '\\\\', "\\'"])(
    '%s is a text and no question of the database',
    async (searched) => {
      expect(await found(searched)).toBe(false);
    },
  );
});
