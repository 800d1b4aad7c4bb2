import { flushCompileCache } from 'node:module';
import type { Clock } from '#server/clock.ts';
import { buildServer } from '#server/app.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import type { FailPoints } from '#server/failPoints.ts';
import { readSettings } from '#server/settings.ts';
import { endInOrder } from '#server/start/ending.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { databaseTimeBy } from '../server/databaseTime.ts';

/*
 * The product's server as a process of its own, which its parent can have killed at a named point: as by a power
 * cut, without a word to anybody. Its time goes on from the instant that the parent gives, and on by what the parent
 * asks for. Once somebody is held at a point it stands still, so that nothing that is held falls due to somebody else.
 * A delay of its stop lasts until the parent ends it, so that a busy machine sees it whole.
 */

const settings = readSettings(process.env);
const begun = performance.now();
const bornAt = Date.parse(process.env['PORTAGE_TEST_NOW'] ?? '');
let skippedMs = 0;
let stoppedAt: number | null = null;
const passedMs = () => (stoppedAt ?? performance.now()) - begun;
const clock: Clock = { now: () => Math.round(bornAt + skippedMs + passedMs()) };
const stopwatch = () => {
  const from = passedMs();
  return () => passedMs() - from;
};

type Stop = { kind: 'die' | 'hold'; point: string; time: number };
type Order = { stop?: Stop; advanceMs?: number; endStopDelay?: true };

let next: Stop | null = null;
const failPoints: FailPoints = {
  reach: (name) => {
    if (name !== next?.point) return Promise.resolve();
    next.time -= 1;
    if (next.time > 0) return Promise.resolve();
    if (next.kind === 'die') process.kill(process.pid, 'SIGKILL');
    stoppedAt ??= performance.now();
    next = null;
    process.send?.('held');
    return new Promise(() => undefined);
  },
};

const stopDelay = Promise.withResolvers<void>();
/** No other wait lasts as long as a delay of the stop. */
const pause = (ms: number) =>
  ms > 0 && ms === settings.stopDelayMs ? stopDelay.promise : ordinaryWaits.pause(ms);

process.on('message', ({ stop, advanceMs = 0, endStopDelay }: Order) => {
  if (stop) next = stop;
  if (endStopDelay) stopDelay.resolve();
  skippedMs += advanceMs;
  process.send?.('heard');
});
process.on('disconnect', () => process.exit());

const database = await openDatabase(settings);
const waits = { ...ordinaryWaits, stopwatch, pause };
const server = await buildServer({
  database,
  settings,
  clock,
  databaseTime: databaseTimeBy(clock, database.db),
  waits,
  failPoints,
});
await server.listen();
endInOrder({ server, database, standIns: null, settings });
flushCompileCache();
process.send?.('ready');
