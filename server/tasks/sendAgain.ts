import type { Clock } from '../clock.ts';
import { announcement, type Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { messageRow } from '../outbox/outbox.ts';
import { deliverAgain } from '../policies/deliveries.ts';

/** How often staff may send one message again within a day. */
const againADay = 5;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Sends a message again to where it went, unless another one has gone there since.
 * @throws Problem 409 `task.retriedOften`
 */
export async function sendAgain(
  { db, clock }: { db: Database; clock: Clock },
  outboxId: string,
): Promise<void> {
  const now = new Date(clock.now());
  await db.transaction().execute(async (trx) => {
    const { ref, topic, subject, message } = await trx
      .selectFrom('outbox')
      .select(['ref', 'topic', 'subject', 'message'])
      .where('id', '=', outboxId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const task = trx.selectFrom('task_listing').select('id').where('outbox_id', '=', outboxId);
    if ((await task.executeTakeFirst()) === undefined) return;
    const { sent } = await trx
      .selectFrom('outbox as earlier')
      .innerJoin('outbox as this', (join) =>
        join.onRef('this.subject', '=', 'earlier.subject').onRef('this.topic', '=', 'earlier.topic'),
      )
      .select(({ fn }) => fn.countAll<number>().as('sent'))
      .where('this.id', '=', outboxId)
      .whereRef('this.message', '=', 'earlier.message')
      .where('earlier.created_at', '>', new Date(now.getTime() - dayMs))
      .executeTakeFirstOrThrow();
    if (sent > againADay) throw new Problem(409, 'task.retriedOften');
    const again = messageRow({ topic, subject, message, now });
    await trx
      .insertInto('outbox')
      .values(again)
      .returning(announcement('outbox_added').as('announced'))
      .execute();
    await deliverAgain(trx, { earlier: ref, emailRef: again.ref, now });
  });
}
