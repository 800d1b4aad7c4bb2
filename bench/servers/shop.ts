/** The product's server in a process of its own, whose time goes on from the instant of the first argument; says what it holds when asked. */
import { buildServer } from '#server/app.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { noFailPoints } from '#server/failPoints.ts';
import { readSettings } from '#server/settings.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { databaseTimeBy } from '#tests/support/server/databaseTime.ts';
import { heldBytes } from '../support/heldMemory.ts';

/** Bytes of what is needed still, and of the whole process with its threads. */
export type Held = { held: number; resident: number };

const settings = readSettings(process.env);
const bornAt = Date.parse(process.argv[2] ?? '');
const clock = { now: () => Math.round(bornAt + performance.now()) };
const database = await openDatabase(settings);
const server = await buildServer({
  database,
  settings,
  clock,
  databaseTime: databaseTimeBy(clock, database.db),
  waits: ordinaryWaits,
  failPoints: noFailPoints,
});
const origins = await server.listen();
process.on('message', () => {
  process.send?.({ held: heldBytes(), resident: process.memoryUsage.rss() } satisfies Held);
});
process.on('disconnect', () => process.exit());
process.send?.(origins.b2c);
