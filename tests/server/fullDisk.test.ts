import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';
import { startedFor } from '#tests/support/startedFor.ts';

forEachEngine((engine) => {
  const server = startedFor(() => startServer(engine));

  it('a disk that is full is answered as a database that is away, without a stack in the log', async () => {
    const { db } = server.database;
    await sql`create function be_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
    await sql`create trigger full_disk before insert on rate_limits
      for each row execute function be_full()`.execute(db);
    const answer = await server.client('b2c').call(getUser);
    expect(answer).toMatchObject({ status: 503, problem: { code: 'server.unavailable' } });
    const told = server.log.filter((line) => line.includes('could not extend file'));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('stack');
  });
});

it('a process whose own disk has no room is not ready, and says why', async () => {
  const engine = embeddedEngine();
  let free = 31 * 1024 * 1024;
  const server = await startServer(engine, { freeBytes: async () => free });
  const readiness = async () => {
    const answer = await fetch(`${server.origins.b2b}/readyz`);
    return [answer.status, await answer.json()];
  };
  expect(await readiness()).toEqual([503, { status: 'notReady', reason: 'disk' }]);
  free = 33 * 1024 * 1024;
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  await server.close();
  await engine.stop();
});
