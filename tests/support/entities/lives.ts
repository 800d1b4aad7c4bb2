import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { StateValue } from 'xstate';
import type { Database, OpenDatabase } from '#server/database/database.ts';
import { type ChartState, type EntityKind, type PortsOf, restingColumns } from '#server/jobs/entity.ts';
import { createEntityRunner, type EntityRunner } from '#server/jobs/entityRunner.ts';
import { type TestClock, testClock } from '../server/testClock.ts';
import { type TestFailPoints, testFailPoints } from '../server/testFailPoints.ts';
import { type LifeContext, lifeMachine } from './life.machine.ts';

type LifeTable = {
  id: string;
  state: string;
  context: string;
  revision: number;
  chart_version: number;
};
type LifeTables = { lives: LifeTable; filed_letters: { life_id: string } };
const lives = (db: unknown) => db as Kysely<LifeTables>;

export type LifePorts = PortsOf<typeof lifeMachine>;

/** The ports when nothing goes wrong; a letter that is filed is a row. */
export const goodPorts: LifePorts = {
  reportCover: async ({ reports }) => ({ output: { reports: reports + 1 } }),
  sendLetter: async () => ({ output: null }),
  fileLetter: async (_, id) => ({
    output: null,
    writes: (trx) => [lives(trx).insertInto('filed_letters').values({ life_id: id })],
  }),
};

/** Rows that live by the chart; the first version of it had no regions. */
export const lifeKind = (ports: LifePorts): EntityKind<typeof lifeMachine> => ({
  name: 'life',
  machine: lifeMachine,
  version: 2,
  migrations: {
    1: ({ value, context }: ChartState) => ({
      value: { cover: { active: value }, letters: 'none' } as StateValue,
      context: { reports: 0, refusal: null, ...context },
    }),
  },
  lockedRow: (trx, id) =>
    lives(trx).selectFrom('lives').select(restingColumns).where('id', '=', id).forUpdate() as never,
  save: (trx, id, { value, context, revision, version }) =>
    lives(trx)
      .updateTable('lives')
      .set({
        state: JSON.stringify(value),
        context: JSON.stringify(context),
        revision,
        chart_version: version,
      })
      .where('id', '=', id),
  ports,
  facts: ({ reports, refusal }) => ({ reports, refusal }),
});

export async function makeLifeTables(db: Database): Promise<void> {
  await sql`
    create table lives (id uuid primary key, state jsonb not null, context jsonb not null,
      revision integer not null, chart_version integer not null)`.execute(db);
  await sql`create table filed_letters (life_id uuid not null)`.execute(db);
}

/** A row in which nothing has happened, or one that an earlier version of the chart left. */
export async function newLife(
  db: Database,
  stored: { value: StateValue; context: Partial<LifeContext>; version: number } = {
    value: { cover: 'pending', letters: 'none' },
    context: { reports: 0, refusal: null },
    version: 2,
  },
): Promise<string> {
  const id = randomUUID();
  const { value, context, version } = stored;
  const row = { id, state: JSON.stringify(value), context: JSON.stringify(context) };
  await lives(db)
    .insertInto('lives')
    .values({ ...row, revision: 1, chart_version: version })
    .execute();
  return id;
}

export async function lifeOf(db: Database, id: string): Promise<LifeTable> {
  return lives(db).selectFrom('lives').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function filedLetters(db: Database, id: string): Promise<number> {
  return (await lives(db).selectFrom('filed_letters').selectAll().where('life_id', '=', id).execute()).length;
}

/** Several processes over one database, each with a runner of its own; what they logged as an error is kept. */
export type Processes = {
  clock: TestClock;
  errors: object[];
  start(ports?: Partial<LifePorts>): { runner: EntityRunner; failPoints: TestFailPoints };
  close(): Promise<void>;
};

export function processesOn(database: OpenDatabase): Processes {
  const clock = testClock();
  const errors: object[] = [];
  const running: EntityRunner[] = [];
  const log = {
    warn: () => undefined,
    error: (told: object, message: string) => void errors.push({ message, ...told }),
  } as never;
  return {
    clock,
    errors,
    start(ports = {}) {
      const failPoints = testFailPoints();
      const kinds = [lifeKind({ ...goodPorts, ...ports })];
      const runner = createEntityRunner({ database, clock, failPoints, log, kinds });
      running.push(runner);
      return { runner, failPoints };
    },
    async close() {
      await Promise.all(running.map((runner) => runner.stop()));
    },
  };
}
