import { type Kysely, sql } from 'kysely';
import { createTaskListing, unsettledPurchases } from './069-tasks.ts';

/** A task is about the charges that stand, and while they are looked up, those that may: a declined card is none of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop view task_listing`.execute(db);
  await createTaskListing(unsettledPurchases(chargeStands)).execute(db);
}

const chargeStands = sql`(charge ->> 'state' = 'approved' or charge ->> 'state' = 'due'
  and (case state when '"needsAttention"' then context ->> 'stoodAt' else state #>> '{}' end)
    in ('lookingUp', 'waitingToLookUp'))`;
