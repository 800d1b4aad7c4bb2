import type { Clock } from '../clock.ts';
import { announcement, type Database } from '../database/database.ts';
import { messageRow } from '../outbox/outbox.ts';
import { deliverAgain } from '../policies/deliveries.ts';

/** Sends a message again to where it went; false when another one has gone there since. */
export async function sendAgain(
  { db, clock }: { db: Database; clock: Clock },
  outboxId: string,
): Promise<boolean> {
  const now = new Date(clock.now());
  return db.transaction().execute(async (trx) => {
    const { ref, topic, subject, message } = await trx
      .selectFrom('outbox')
      .select(['ref', 'topic', 'subject', 'message'])
      .where('id', '=', outboxId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const task = trx.selectFrom('task_listing').select('id').where('outbox_id', '=', outboxId);
    if ((await task.executeTakeFirst()) === undefined) return false;
    const again = messageRow({ topic, subject, message, now });
    await trx
      .insertInto('outbox')
      .values(again)
      .returning(announcement('outbox_added').as('announced'))
      .execute();
    await deliverAgain(trx, { earlier: ref, emailRef: again.ref, now });
    return true;
  });
}
