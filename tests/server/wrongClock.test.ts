import { expect, it, vi } from 'vitest';
import { databaseTimeOf } from '#server/clockCheck.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { startServer } from '#tests/support/server.ts';
import { rowCounts } from '#tests/support/server/rows.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

forEachEngine((engine) => {
  const server = startedFor(() => startSampleServer(engine));
  const soon = (hold: () => Promise<void>) => vi.waitFor(hold, { timeout: 15_000, interval: 20 });
  const readiness = async (origin: string) => {
    const answer = await fetch(`${origin}/readyz`);
    return [answer.status, await answer.json()];
  };

  it('a process whose clock goes 100 days ahead removes nothing of what all share, says so and is not ready', async () => {
    const { database, clock: databaseClock } = server;
    const clock = testClock(new Date(databaseClock.now()).toISOString());
    await signInAs(server.client('b2b'), 'omartin');
    const second = await startServer(engine, { database, clock, databaseClock });
    const sessions = () => database.db.selectFrom('sessions').select('ended_at').execute();
    const before = [await rowCounts(database.db), await sessions()];
    clock.advance(100 * day);
    await soon(async () => expect(second.log.join('')).toContain('nothing is removed or worked off here'));
    expect(await readiness(second.origins.b2b)).toEqual([503, { status: 'notReady', reason: 'clock' }]);
    expect(await readiness(server.origins.b2b)).toEqual([200, { status: 'ready' }]);
    expect([await rowCounts(database.db), await sessions()]).toEqual(before);
    clock.set(new Date(databaseClock.now() + 119_000).toISOString());
    expect((await readiness(second.origins.b2b))[0]).toBe(200);
    await second.close();
  });

  it.each([-3 * minute, 3 * minute, 3000 * day])(
    'a process does not start %i ms beside the clock',
    async (ms) => {
      const { database, clock: databaseClock } = server;
      const clock = testClock(new Date(databaseClock.now() + ms).toISOString());
      const begun = startServer(engine, { database, clock, databaseClock });
      await expect(begun).rejects.toThrow('more than two minutes from that of the database');
    },
  );

  it('the time of a database is that of its machine', async () => {
    const there = await databaseTimeOf(server.database.db)();
    expect(Math.abs(Date.now() - there)).toBeLessThan(10_000);
  });
});
