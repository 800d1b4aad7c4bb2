import { stringify } from 'csv-stringify/sync';
import { expect, it } from 'vitest';
import { exportLicenses, searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import { licenseFile, matchingLicenses } from '#server/licensing/licenseListing.ts';
import { writeList } from '#server/lists/listFile.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { addLicenses } from '#tests/support/server/licenseOffice.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { addOrganization } from '#tests/support/server/people.ts';
import { startOffice } from '#tests/support/server/office.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const many = 2_345;

forEachEngine((engine) => {
  const office = startedFor(() =>
    startOffice(engine, {
      agencies: [
        ['CM', 'Cover-Me', 'Cover-Me'],
        ['NORTH', '=1+1; "North", Inc', 'Évasion'],
        ['BIG', 'Big', 'Grand'],
      ],
      people: {
        mia: { role: 'LIA manager', organizationCode: 'CM' },
        adam: { role: 'Administrator_Full', organizationCode: 'NORTH' },
      },
      fill: (db) =>
        addLicenses(db, [
          { id: 'A1', organization_code: 'NORTH', licensed_province: 'QC', license_number: '-12' },
          { id: 'A2', profile_ref: 'profile-adam', licensed_province: 'NB', status: 'RENEWAL_PENDING' },
          { id: 'A3', profile_ref: 'profile-mia', licensed_province: 'NS', is_deleted: true },
          ...Array.from({ length: many }, (_, at) => ({
            id: `B${String(at).padStart(4, '0')}`,
            organization_code: 'BIG',
            license_number: `N-${at}`,
            licensed_province: 'ON',
            is_deleted: at > 0,
          })),
        ]),
    }),
  );

  const linesOf = async (client: TestClient, body: object, lang = 'en') => {
    const answer = await client.call(exportLicenses, { query: { lang }, body });
    expect(answer).toMatchObject({ ok: true });
    const { body: bytes, headers } = answer as unknown as { body: Uint8Array; headers: Headers };
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { text, lines: text.split('\r\n'), headers };
  };

  it('[LS-058] holds the columns of the list, and what the filter finds within reach alone', async () => {
    const { lines, headers } = await linesOf(office.clients.adam, {});
    expect(lines).toEqual([
      '\uFEFFName,Status,Licensed province,Branch code,Licence type,Licence number',
      `"'=1+1; ""North"", Inc",Authorized,QC,NORTH,Agency,'-12`,
      'Test adam,Renewal Pending,NB,NORTH,Agent,',
      '',
    ]);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="licenses-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect((await linesOf(office.clients.adam, { status: 'RENEWAL_PENDING' })).lines).toHaveLength(3);
  });

  it('holds of what is found the marked rows alone, and none that is out of reach', async () => {
    const { adam, mia } = office.clients;
    const { rows } = await adam.body(searchLicenses, { body: {} });
    const [first, second] = rows.map(({ id }) => id);
    const everywhere = await mia.body(searchLicenses, { query: { limit: '100' }, body: {} });
    const outOfReach = everywhere.rows.find(({ id }) => !rows.some((row) => row.id === id))?.id ?? '';
    expect(outOfReach).not.toBe('');
    const { lines } = await linesOf(adam, { ids: [second, outOfReach] });
    expect(lines).toEqual([
      '\uFEFFName,Status,Licensed province,Branch code,Licence type,Licence number',
      'Test adam,Renewal Pending,NB,NORTH,Agent,',
      '',
    ]);
    expect((await linesOf(adam, { ids: [first], status: 'RENEWAL_PENDING' })).lines).toHaveLength(2);
    for (const ids of [[], Array.from({ length: 1001 }, (_, at) => `${at}`), ['']])
      expect(await adam.call(exportLicenses, { body: { ids } })).toMatchObject({ ok: false, status: 400 });
  });

  it('is in French with semicolons', async () => {
    const { lines } = await linesOf(office.clients.adam, { licensedProvince: 'QC' }, 'fr');
    expect(lines).toEqual([
      '\uFEFFNom;Statut;Province du permis;Code de succursale;Type de permis;Numéro de permis',
      "Évasion;Autorisé;QC;NORTH;Agence;'-12",
      '',
    ]);
  });

  it('writes texts as csv-stringify does, whatever stands in them', async () => {
    const { db } = office.server.database;
    const texts = [
      '=1+1',
      '+1',
      '-1',
      '@sum',
      '\tx',

      '＝1',
      '－1',
      'a,b',
      'a;b',
      'say "hi"',
      '="x"',
      'a\nb',
    ];
    const hostile = [...texts, 'O’Connor', 'Hyphen-Name', '\vx', "'", '😀'];
    for (const [at, name_en] of hostile.entries()) {
      const code = `X${String(at).padStart(2, '0')}`;
      await addOrganization(db, { code, category: 'AGENCY', name_en, name_fr: name_en });
      await addLicenses(db, [{ id: `X${code}`, organization_code: code, legal_name: 'Hostile' }]);
    }
    for (const [lang, delimiter] of [
      ['en', ','],
      ['fr', ';'],
    ] as const) {
      const { text } = await linesOf(office.clients.mia, { legalName: 'hostile' }, lang);
      const type = lang === 'en' ? 'Agency' : 'Agence';
      const status = lang === 'en' ? 'Authorized' : 'Autorisé';
      const rows = hostile.map((name, at) => [
        name,
        status,
        'NS',
        `X${String(at).padStart(2, '0')}`,
        type,
        null,
      ]);
      const options = {
        delimiter,
        record_delimiter: 'windows',
        escape_formulas: true,
        quoted_match: /[,;\r\n]/,
      } as const;
      expect(text.slice(text.indexOf('\r\n') + 2)).toBe(stringify(rows, options));
    }
    await db.deleteFrom('licenses').where('legal_name', '=', 'Hostile').execute();
  });

  it('lets no name begin as a formula, also where a blank stands before it', async () => {
    const { db } = office.server.database;
    const named = (first_name: string, last_name: string) =>
      db
        .updateTable('profiles')
        .set({ first_name, last_name })
        .where('profile_ref', '=', 'profile-adam')
        .execute();
    await named(' ', '=1+1');
    expect((await linesOf(office.clients.adam, { licensedProvince: 'NB' })).lines[1]).toBe(
      "'=1+1,Renewal Pending,NB,NORTH,Agent,",
    );
    await named('Test', 'adam');
  });

  it('lets no formula begin within a text, whichever delimiter its reader splits it by', async () => {
    const { db } = office.server.database;
    const names = ['A;=1+1;B', 'B,+1,B', 'C;"@sum', 'D\n－1'];
    for (const [at, name] of names.entries()) {
      await addOrganization(db, { code: `P${at}`, category: 'AGENCY', name_en: name, name_fr: name });
      await addLicenses(db, [{ id: `P${at}`, organization_code: `P${at}`, legal_name: 'Parted' }]);
    }
    const written = [`"A;'=1+1;B"`, `"B,'+1,B"`, `"C;""'@sum"`, `"D\n'－1"`];
    for (const [lang, delimiter] of [
      ['en', ','],
      ['fr', ';'],
    ] as const) {
      const { lines } = await linesOf(office.clients.mia, { legalName: 'parted' }, lang);
      expect(lines.slice(1, -1).map((line) => line.split(`"${delimiter}`)[0] + '"')).toEqual(written);
    }
    await db.deleteFrom('licenses').where('legal_name', '=', 'Parted').execute();
  });

  it('[LS-013 partly] [LS-058 partly] holds every licence once, deleted ones as such', async () => {
    const { lines } = await linesOf(office.clients.mia, {});
    expect(lines).toHaveLength(many + 5);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.includes(',Deleted,'))).toHaveLength(many);
    expect(lines.slice(-3)).toEqual([
      'Big,Deleted,ON,BIG,Agency,N-2343',
      'Big,Deleted,ON,BIG,Agency,N-2344',
      '',
    ]);
  });

  it('holds the header alone where nothing is found', async () => {
    expect((await linesOf(office.clients.mia, { firstName: 'nobody' })).lines).toHaveLength(2);
  });

  it('is written down with who asked for what', async () => {
    await linesOf(office.clients.adam, { legalName: 'written down' });
    const entry = await office.server.database.db
      .selectFrom('audit')
      .select(['action', 'profile_ref', 'after'])
      .where('action', '=', 'licenses.export')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({
      action: 'licenses.export',
      profile_ref: 'profile-adam',
      after: { filter: { legalName: 'written down' } },
    });
  });

  it('holds no connection while nobody reads on, nor once it is broken off', async () => {
    const { database, failPoints } = office.server;
    const organizations = await openOrganizations(database, {
      waits: ordinaryWaits,
      log: { warn: () => undefined },
    });
    const services = { db: database.db, organizations, failPoints };
    const session = agentSession({ homeReach: 'all' });
    const exports = await Promise.all(
      Array.from({ length: 20 }, () =>
        writeList(services, licenseFile, matchingLicenses(services, session, {}), 'en'),
      ),
    );
    await Promise.all(exports.map((each) => each[Symbol.asyncIterator]().next()));
    const { total } = await office.clients.mia.body(searchLicenses, { body: {} });
    expect(total).toBe(many + 3);
    for (const each of exports) each.destroy();
    const again = await writeList(services, licenseFile, matchingLicenses(services, session, {}), 'en');
    const pages = await again.toArray();
    expect(pages.join('').split('\r\n')).toHaveLength(many + 5);
    await organizations.close();
  });

  it('leaves no half file: a first page that fails is a problem, a later one breaks the connection off', async () => {
    office.server.failPoints.failAt('lists.exportPage');
    expect(await office.clients.mia.call(exportLicenses, { body: {} })).toMatchObject({
      ok: false,
      status: 500,
    });

    const second = office.server.failPoints.holdAt('lists.exportPage');
    const answer = office.clients.mia.call(exportLicenses, { body: {} });
    await second.reached;
    office.server.failPoints.failAt('lists.exportPage');
    second.release();
    await expect(answer).rejects.toThrow(/terminated/);
  });
});
