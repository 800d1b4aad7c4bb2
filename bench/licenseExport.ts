import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import type { LicenseFilter } from '#domain/calls/licensing/licenseList.ts';
import type { Exported } from './servers/licenseExporter.ts';
import type { Benchmark } from './support/benchmark.ts';
import { durableEngine } from './support/durableServer.ts';
import { fillLicenses } from './support/manyLicenses.ts';
import { figureOf, inRounds, ratioOf } from './support/rounds.ts';

const licenses = 100_000;
const copied = 'COPY TO of the same query';
const small = 'the peak of a tenth of them';
/** A tenth of the licences. */
const tenth: LicenseFilter = { licenseNumber: 'N-0' };

/** Rows a second of an export of all licences, and the peak of memory of a process that does nothing else. */
export const licenseExport: Benchmark = {
  name: 'licenseExport',
  async run(rounds) {
    const engine = await durableEngine();
    const database = await engine.open('sample');
    await database.unhurried((db) => fillLicenses(db, licenses));
    const [counted] = await database.db
      .selectFrom('license_listing')
      .select((all) => all.fn.countAll<number>().as('listed'))
      .execute();
    const listed = counted?.listed ?? Number.NaN;
    const url = database.settings.databaseUrl ?? '';
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const exporter = await startExporter(url);
    const exporting = async () => (listed / (await exported(exporter, {})).ms) * 1_000;
    const copying = async () => {
      const began = performance.now();
      await client.query(`copy (
        select sequence, first_name, last_name, organization_name_en, shown_status, licensed_province, branch_code,
          license_type, license_number
        from license_listing order by sequence) to stdout (format csv)`);
      return (listed / (performance.now() - began)) * 1_000;
    };
    const peaks = async () => ({ all: await peakOf(url, {}), tenth: await peakOf(url, tenth) });
    try {
      await exporting();
      await copying();
      const figures = await inRounds(rounds, [
        { name: 'the export', measure: exporting },
        { name: copied, measure: copying },
      ]);
      const measured = [];
      for (let round = 0; round < rounds; round += 1) measured.push(await peaks());
      const memory = [
        figureOf(
          'peak of memory in MB',
          measured.map(({ all }) => all / 1_024),
        ),
        figureOf(
          small,
          measured.map((each) => each.tenth / 1_024),
        ),
      ];
      return {
        name: 'licenseExport',
        unit: 'rows/s',
        figures: [...figures, ...memory],
        ratios: [
          ratioOf(figures, copied, { bound: 'atLeast', value: 0.5 }),
          ratioOf(memory, small, { bound: 'atMost', value: 1.2 }),
        ],
        goal: null,
        notes: [
          `${listed.toLocaleString('en-CA')} licences; the export writes texts in a language and masks formulas.`,
        ],
      };
    } finally {
      exporter.disconnect();
      await client.end();
      await database.close();
      await engine.stop();
    }
  },
};

async function startExporter(url: string): Promise<ChildProcess> {
  const exporter = fork(new URL('./servers/licenseExporter.ts', import.meta.url), [url]);
  await once(exporter, 'message');
  return exporter;
}

async function exported(exporter: ChildProcess, filter: LicenseFilter): Promise<Exported> {
  exporter.send(filter);
  const [answer] = await once(exporter, 'message');
  return answer as Exported;
}

/** Peak of a new process that exports once, in kilobytes. */
async function peakOf(url: string, filter: LicenseFilter): Promise<number> {
  const exporter = await startExporter(url);
  const { peakKilobytes } = await exported(exporter, filter);
  const ended = once(exporter, 'exit');
  exporter.disconnect();
  await ended;
  return peakKilobytes;
}
