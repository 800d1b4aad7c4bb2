import { flushCompileCache } from 'node:module';
import type { Clock } from '#server/clock.ts';
import { buildServer } from '#server/app.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { FailPoints } from '#server/failPoints.ts';
import { readSettings } from '#server/settings.ts';
import { endInOrder } from '#server/start/ending.ts';

/*
 * The product's server as a process of its own, which its parent can have killed at a named point: as by a power
 * cut, without a word to anybody. Its time goes on from the instant that the parent gives, and on by what the parent
 * tells.
 */

const settings = readSettings(process.env);
const begun = performance.now();
const bornAt = Date.parse(process.env['PORTAGE_TEST_NOW'] ?? '');
let skippedMs = 0;
const clock: Clock = { now: () => Math.round(bornAt + skippedMs + performance.now() - begun) };

let fatal = { point: '', timesLeft: 0 };
const failPoints: FailPoints = {
  reach: (name) => {
    if (name === fatal.point) fatal.timesLeft -= 1;
    if (name !== fatal.point || fatal.timesLeft > 0) return Promise.resolve();
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  },
};

type Order = { dieAt?: { point: string; time: number }; advanceMs?: number };

process.on('message', ({ dieAt, advanceMs = 0 }: Order) => {
  if (dieAt) fatal = { point: dieAt.point, timesLeft: dieAt.time };
  skippedMs += advanceMs;
  process.send?.('heard');
});
process.on('disconnect', () => process.exit());

const database = await openDatabase(settings);
const server = await buildServer({ database, settings, clock, failPoints });
await server.listen();
endInOrder({ server, database, standIns: null, settings });
flushCompileCache();
process.send?.('ready');
