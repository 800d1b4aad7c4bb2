/** Exports licences as often as it is asked, from the database of the first argument; says how, and its peak of memory. */
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import type { LicenseFilter } from '#domain/calls/licensing/licenseList.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { noFailPoints } from '#server/failPoints.ts';
import { licenseFile, matchingLicenses } from '#server/licensing/licenseListing.ts';
import { writeList } from '#server/lists/listFile.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';

export type Exported = { ms: number; bytes: number; peakKilobytes: number };

const database = await openDatabase({ databaseUrl: process.argv[2] ?? '', dataFolder: '' });
const organizations = await openOrganizations(database, {
  waits: ordinaryWaits,
  log: { warn: () => undefined },
});
const keeper = agentSession({ reach: 'all' });
const services = { db: database.db, organizations, failPoints: noFailPoints };

process.on('message', async (filter: LicenseFilter) => {
  const began = performance.now();
  let bytes = 0;
  const nowhere = new Writable({
    decodeStrings: false,
    write(chunk: string, _, next) {
      bytes += Buffer.byteLength(chunk);
      next();
    },
  });
  await pipeline(
    await writeList(services, licenseFile, matchingLicenses(services, keeper, filter), 'en'),
    nowhere,
  );
  const ms = performance.now() - began;
  process.send?.({ ms, bytes, peakKilobytes: process.resourceUsage().maxRSS } satisfies Exported);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
