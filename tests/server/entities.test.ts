import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EntityRunner } from '#server/jobs/entityRunner.ts';
import { PortError } from '#server/jobs/portError.ts';
import { forEachEngine } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/engines/engine.ts';
import {
  filedLetters,
  lifeOf,
  makeLifeTables,
  newLife,
  type Processes,
  processesOn,
} from '#tests/support/entities/lives.ts';

const minute = 60_000;

forEachEngine((engine) => {
  let database: TestDatabase;
  let processes: Processes;
  beforeAll(async () => {
    database = await engine.open('empty');
    await makeLifeTables(database.db);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    processes = processesOn(database);
  });
  afterEach(() => processes.close());
  afterEach(() => database.db.deleteFrom('jobs').execute());

  const jobsOf = (id: string) =>
    database.db
      .selectFrom('jobs')
      .select(['actor', 'port', 'due_at', 'attempts', 'parked_at', 'reason'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
  const actorsOf = async (id: string) => (await jobsOf(id)).map(({ actor }) => actor);
  const letterPause = 'xstate.after.letterPause.life.letters.waiting';
  const send = (runner: EntityRunner, id: string) => (type: string) =>
    runner.send('life', id, { type }, 'system');

  it('work of a parent state and of another region survives what happens elsewhere, and goes with its own state', async () => {
    const { runner, failPoints } = processes.start();
    const id = await newLife(database.db);
    const report = failPoints.holdAt('life.reportCover.before');
    const happens = send(runner, id);
    await happens('staff.activate');
    await report.reached;
    for (const type of ['staff.suspend', 'staff.resume', 'staff.suspend']) {
      await happens(type);
      expect(await actorsOf(id)).toEqual(['reportCover', letterPause]);
    }
    await happens('staff.cancel');
    expect(await actorsOf(id)).toEqual([letterPause]);
    report.release();
    await runner.drive('life', id);
    expect(await lifeOf(database.db, id)).toMatchObject({
      state: { cover: 'cancelled', letters: 'waiting' },
      context: { reports: 0 },
      revision: 6,
    });
  });

  it('a nested state with regions is stored, and another process goes on from it', async () => {
    const first = processes.start();
    const id = await newLife(database.db);
    await send(first.runner, id)('staff.activate');
    await first.runner.drive('life', id);
    expect(await lifeOf(database.db, id)).toMatchObject({
      state: { cover: { active: 'running' }, letters: 'waiting' },
      context: { reports: 1 },
    });
    const { runner } = processes.start();
    await send(runner, id)('staff.suspend');
    expect((await lifeOf(database.db, id)).state).toEqual({
      cover: { active: 'suspended' },
      letters: 'waiting',
    });
  });

  it('a delay of one region keeps its time while the other goes on', async () => {
    const { runner } = processes.start();
    const id = await newLife(database.db);
    const happens = send(runner, id);
    await happens('staff.activate');
    await runner.drive('life', id);
    processes.clock.advance(50 * minute);
    await happens('staff.suspend');
    expect(await jobsOf(id)).toMatchObject([
      { actor: letterPause, due_at: new Date('2026-06-15T15:00:00Z') },
    ]);
    processes.clock.advance(10 * minute - 1);
    expect(await runner.runDue()).toBe(false);
    processes.clock.advance(1);
    expect(await runner.runDue()).toBe(true);
    expect((await lifeOf(database.db, id)).state).toEqual({
      cover: { active: 'suspended' },
      letters: 'filing',
    });
  });

  it('what a process that died had begun is done by the next one, and its late outcome changes nothing', async () => {
    const dying = processes.start();
    const id = await newLife(database.db);
    await send(dying.runner, id)('staff.activate');
    await dying.runner.drive('life', id);
    processes.clock.advance(60 * minute);
    const death = dying.failPoints.holdAt('life.sendLetter.after');
    const dead = dying.runner.runDue();
    await death.reached;
    const { runner } = processes.start();
    expect(await runner.runDue()).toBe(false);
    processes.clock.advance(31_000);
    await runner.drive('life', id);
    const left = await lifeOf(database.db, id);
    expect(left).toMatchObject({ state: { cover: { active: 'running' }, letters: 'filing' } });
    death.release();
    await dead;
    expect(await lifeOf(database.db, id)).toEqual(left);
    expect(await jobsOf(id)).toEqual([]);
  });

  it('outcomes of two regions that two processes bring at once are both kept', async () => {
    const one = processes.start();
    const other = processes.start();
    const id = await newLife(database.db);
    const report = one.failPoints.holdAt('life.reportCover.after');
    await send(one.runner, id)('staff.activate');
    await report.reached;
    const dueNow = { due_at: new Date(processes.clock.now()) };
    await database.db.updateTable('jobs').set(dueNow).where('actor', '=', letterPause).execute();
    const letter = other.failPoints.holdAt('life.sendLetter.after');
    const sending = other.runner.runDue();
    await letter.reached;
    report.release();
    letter.release();
    await Promise.all([sending, one.runner.drive('life', id)]);
    expect(await lifeOf(database.db, id)).toMatchObject({
      state: { cover: { active: 'running' }, letters: 'filing' },
      context: { reports: 1 },
    });
    expect(await filedLetters(database.db, id)).toBe(1);
  });

  it('what was achieved is written although another process changed the row meanwhile', async () => {
    const [mine, other] = [processes.start(), processes.start()];
    const id = await newLife(database.db);
    const report = mine.failPoints.holdAt('life.reportCover.after');
    await send(mine.runner, id)('staff.activate');
    await report.reached;
    await send(other.runner, id)('staff.suspend');
    report.release();
    await mine.runner.drive('life', id);
    expect(await lifeOf(database.db, id)).toMatchObject({
      state: { cover: { active: 'suspended' }, letters: 'waiting' },
      context: { reports: 1 },
      revision: 4,
    });
    expect(await actorsOf(id)).toEqual([letterPause]);
  });

  it('an outcome that its chart has no use for is written and let go', async () => {
    const { runner } = processes.start();
    const id = await newLife(database.db);
    await send(runner, id)('staff.activate');
    processes.clock.advance(60 * minute);
    await runner.drive('life', id);
    await runner.runDue();
    expect(await filedLetters(database.db, id)).toBe(1);
    expect(await jobsOf(id)).toEqual([]);
    expect(processes.errors).toEqual([]);
  });

  it('a chart branches on the code with which a port fails', async () => {
    const sendLetter = () => Promise.reject(new PortError('refused', 'no such address'));
    const { runner } = processes.start({ sendLetter });
    const id = await newLife(database.db);
    await send(runner, id)('staff.activate');
    await runner.drive('life', id);
    processes.clock.advance(60 * minute);
    await runner.runDue();
    expect(await lifeOf(database.db, id)).toMatchObject({
      state: { letters: 'refused' },
      context: { refusal: 'refused: Error: no such address' },
    });
  });

  it('a failure that the chart does not take is tried again after growing pauses, then rests until it is resumed', async () => {
    let isBroken = true;
    const reportCover = async () => {
      if (isBroken) throw new Error('the registry is away');
      return { output: { reports: 7 } };
    };
    const { runner } = processes.start({ reportCover });
    const id = await newLife(database.db);
    await send(runner, id)('staff.activate');
    await runner.drive('life', id);
    const report = async () => (await jobsOf(id)).find(({ actor }) => actor === 'reportCover');
    const pauses: number[] = [];
    for (let tries = 1; tries < 20; tries += 1) {
      const job = await report();
      expect(job).toMatchObject({ attempts: tries, parked_at: null, reason: 'Error: the registry is away' });
      pauses.push(Number(job?.due_at) - processes.clock.now());
      processes.clock.advance(60 * minute);
      await runner.drive('life', id);
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses[0]).toBeGreaterThanOrEqual(3_750);
    expect(pauses[0]).toBeLessThanOrEqual(5_000);
    expect(pauses[18]).toBeGreaterThanOrEqual(45 * minute);
    expect(pauses[18]).toBeLessThanOrEqual(60 * minute);
    expect(await report()).toMatchObject({ attempts: 20, parked_at: expect.any(Date) });
    expect(processes.errors.at(-1)).toMatchObject({ message: 'work was laid aside', entityId: id });
    const audit = database.db.selectFrom('audit').select(['action', 'reason', 'user_ref']);
    expect(await audit.where('object_id', '=', id).orderBy('id', 'desc').executeTakeFirst()).toEqual({
      action: 'life.layAside',
      reason: 'reportCover: Error: the registry is away',
      user_ref: 'system',
    });

    isBroken = false;
    processes.clock.advance(24 * 60 * minute);
    await runner.drive('life', id);
    expect(await lifeOf(database.db, id)).toMatchObject({ context: { reports: 0 } });
    expect(await runner.resume('life', id)).toBe(true);
    await runner.drive('life', id);
    expect(await lifeOf(database.db, id)).toMatchObject({ context: { reports: 7 } });
  });

  it('work of several rows that fails at the same time comes again apart', async () => {
    const reportCover = () => Promise.reject(new Error('the registry is away'));
    const { runner } = processes.start({ reportCover });
    const dues = new Set<number>();
    for (let row = 0; row < 4; row += 1) {
      const id = await newLife(database.db);
      await send(runner, id)('staff.activate');
      await runner.drive('life', id);
      dues.add((await jobsOf(id))[0]?.due_at.getTime() ?? 0);
    }
    expect(dues.size).toBe(4);
  });

  it('a state that an earlier version of the chart stored goes on in this one', async () => {
    const { runner } = processes.start();
    const id = await newLife(database.db, { value: 'running', context: {}, version: 1 });
    await send(runner, id)('staff.suspend');
    expect(await lifeOf(database.db, id)).toMatchObject({
      state: { cover: { active: 'suspended' }, letters: 'none' },
      chart_version: 2,
    });
  });

  it('work for what its chart does not await any more is seen, not lost', async () => {
    const { runner } = processes.start();
    const id = await newLife(database.db);
    await send(runner, id)('staff.activate');
    await runner.drive('life', id);
    const renamed = JSON.stringify({ type: 'xstate.after.letterPause.life.letters.gone' });
    await database.db.updateTable('jobs').set({ input: renamed }).where('entity_id', '=', id).execute();
    processes.clock.advance(60 * minute);
    await runner.drive('life', id);
    expect(await jobsOf(id)).toMatchObject([{ attempts: 1, reason: expect.stringMatching(/letters\.gone/) }]);
    expect(processes.errors).toMatchObject([{ message: 'work failed and will be tried again' }]);
  });

  it('a process in which nobody does the work of a port does not start', () => {
    expect(() => processes.start({ sendLetter: undefined as never })).toThrow(
      'Kinds of entities that cannot run: life.sendLetter is not filled',
    );
  });

  it('work of a kind that this process does not know is left to another', async () => {
    const { runner } = processes.start();
    const id = await newLife(database.db);
    await send(runner, id)('staff.activate');
    await runner.drive('life', id);
    await database.db.updateTable('jobs').set({ entity: 'other' }).where('entity_id', '=', id).execute();
    processes.clock.advance(60 * minute);
    expect(await runner.runDue()).toBe(false);
    expect(await jobsOf(id)).toMatchObject([{ attempts: 0, reason: null }]);
  });
});
