import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { announce, type Database } from '#server/database/database.ts';
import { type Buyer, isSettled } from './buyer.ts';
import type { Twins } from './twins.ts';

/** By then a watch over charges in doubt has ended, too. */
const mostDays = 4;
const dayMs = 24 * 60 * 60 * 1000;
/** The leases of the dead have run out by then. */
export const leaseMs = 31_000;
const minuteMs = 60_000;
/** A session outlives many of them, since whoever asks again stays signed in. */
const mostMinutes = 60;
const lookAgainMs = 50;

/**
 * Once nothing fails any more, everybody whose outcome is open sends the same payment again under the same key, minute
 * by minute, until the server says what became of it.
 */
export async function askUntilSettled(db: Database, twins: Twins, buyers: readonly Buyer[]): Promise<void> {
  let open = buyers.filter(({ told }) => !isSettled(told));
  for (let minutes = 0; minutes < mostMinutes && open.length > 0; minutes += 1) {
    await twins.advance(minuteMs);
    await announce(db, 'jobs_added');
    await wait(lookAgainMs);
    await Promise.all(open.map(({ askAgain }) => askAgain()));
    open = open.filter(({ told }) => !isSettled(told));
  }
}

/**
 * Moves the clock from one piece of work to the next until none is left, for some days at most. Time that passes so
 * announces no work, so that it is announced here.
 */
export async function comeToRest(db: Database, twins: Twins): Promise<void> {
  await twins.advance(leaseMs);
  const until = twins.now() + mostDays * dayMs;
  while (twins.now() < until) {
    const { rows } = await sql<{ due: Date | null }>`select min(due_at) as due from jobs`.execute(db);
    const due = rows[0]?.due ?? null;
    if (due === null) return;
    if (due.getTime() > twins.now()) await twins.advance(due.getTime() - twins.now() + leaseMs);
    await announce(db, 'jobs_added');
    await wait(lookAgainMs);
  }
}
