import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { noFailPoints } from '#server/failPoints.ts';
import { licenseFile, matchingLicenses } from '#server/licensing/licenseListing.ts';
import { writeList } from '#server/lists/listFile.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import type { Benchmark } from './support/benchmark.ts';
import { durableEngine } from './support/durableServer.ts';
import { licenses as searched } from './lists/licenses.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const licenses = 100_000;
const copied = 'COPY TO of the same query';

/** Rows a second of an export of all licences. */
export const licenseExport: Benchmark = {
  name: 'licenseExport',
  async run(rounds) {
    const engine = await durableEngine();
    const database = await engine.open('sample');
    await database.unhurried((db) => searched.fill(db, licenses));
    const organizations = await openOrganizations(database, {
      waits: ordinaryWaits,
      log: { warn: () => undefined },
    });
    const services = { db: database.db, organizations, failPoints: noFailPoints };
    const matches = matchingLicenses(services, agentSession({ homeReach: 'all' }), {});
    const client = new pg.Client({ connectionString: database.settings.databaseUrl ?? '' });
    await client.connect();
    const { rows } = await client.query<{ listed: string }>('select count(*) as listed from license_listing');
    const listed = Number(rows[0]?.listed);
    const rowsPerSecond = async (write: () => Promise<unknown>) => {
      const began = performance.now();
      await write();
      return (listed / (performance.now() - began)) * 1_000;
    };
    const exporting = () =>
      rowsPerSecond(async () => {
        const nowhere = new Writable({ decodeStrings: false, write: (_, __, next) => next() });
        await pipeline(await writeList(services, licenseFile, matches, 'en'), nowhere);
      });
    const copying = () =>
      rowsPerSecond(() =>
        client.query(`copy (
          select id, first_name, last_name, organization_name_en, shown_status, licensed_province, branch_code,
            license_type, license_number
          from license_listing order by id) to stdout (format csv)`),
      );
    try {
      await exporting();
      await copying();
      const figures = await inRounds(rounds, [
        { name: 'the export', measure: exporting },
        { name: copied, measure: copying },
      ]);
      return {
        name: 'licenseExport',
        unit: 'rows/s',
        figures,
        ratios: [ratioOf(figures, copied, { bound: 'atLeast', value: 0.1 })],
        goal: null,
        notes: [
          `${listed.toLocaleString('en-CA')} licences; the export writes texts in a language and masks formulas.`,
        ],
      };
    } finally {
      await client.end();
      await organizations.close();
      await database.close();
      await engine.stop();
    }
  },
};
