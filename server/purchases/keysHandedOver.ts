import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { Session } from '../identity/session.ts';

/**
 * Has the keys of a draft go with it to its new owner: with those of others nothing can be paid from now on. A
 * payment of the same moment waits until this is settled, or this for the payment. False, and nothing done, when a
 * purchase has begun: that is its owner’s, whatever becomes of it.
 */
export async function keysHandedOver(
  trx: DatabaseTransaction,
  clock: Clock,
  draftId: string,
  owner: Session,
): Promise<boolean> {
  const keys = await trx
    .selectFrom('purchases')
    .select([
      'id',
      sql<boolean>`body_hash is not null and state not in ('"declined"', '"expired"')`.as('has_begun'),
      sql<boolean>`coalesce(profile_ref, session_hash) = ${owner.profileRef ?? owner.idHash}`.as('is_own'),
    ])
    .where('draft_id', '=', draftId)
    .forUpdate()
    .execute();
  if (keys.some(({ has_begun }) => has_begun)) return false;
  const others = keys.filter(({ is_own }) => !is_own).map(({ id }) => id);
  if (others.length > 0) {
    await trx
      .updateTable('purchases')
      .set({ expires_at: new Date(clock.now()) })
      .where('id', 'in', others)
      .execute();
  }
  return true;
}
