import { expect, it } from 'vitest';
import { createRateLimits, type RateLimits } from '#server/http/rateLimit.ts';
import { onPostgres } from '#tests/support/database.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { startedFor } from '#tests/support/startedFor.ts';

onPostgres((engine) => {
  const database = startedFor(() => engine.open());

  /** As many processes as there may be on one database. */
  const processes = (count: number, factor = 1): RateLimits[] =>
    Array.from({ length: count }, () => createRateLimits({ db: database.db, clock: testClock(), factor }));
  /** How many requests are let through when one comes to each process, and then all to the first. */
  const letThrough = async (limits: RateLimits[], bucket: string, perMinute: number, requests: number) => {
    let passed = 0;
    for (let at = 0; at < requests; at += 1) {
      const counted = (limits[at] ?? limits[0])?.count(bucket, perMinute);
      await counted?.then(
        () => (passed += 1),
        () => undefined,
      );
    }
    return passed;
  };

  it.each([4, 20, 60, 99])('a limit of %i a minute is exact over any number of processes', async (limit) => {
    expect(await letThrough(processes(4), `exact ${limit}`, limit, limit + 10)).toBe(limit);
  });

  it('a small limit is exact when an office is given more room, and when its requests come at once', async () => {
    const limits = processes(3, 1.5);
    expect(await letThrough(limits, 'roomy', 60, 100)).toBe(90);
    const told = await Promise.allSettled(
      Array.from({ length: 90 }, (_, at) => limits[at % 3]?.count('at once', 40)),
    );
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  });

  it('a large limit is never passed, and closes early by less than a twentieth for each process', async () => {
    const passed = await letThrough(processes(3), 'large', 240, 300);
    expect(passed).toBeLessThanOrEqual(240);
    expect(passed).toBeGreaterThan(240 - 2 * 12);
  });
});
