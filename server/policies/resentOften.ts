import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** Nobody’s mailbox is filled with confirmations, and nobody carries many policies elsewhere at once. */
const most = { toOneAddress: 5, byOnePerson: 10 };
const withinMs = 60 * 60 * 1000;

/**
 * Whether as many confirmations as an hour allows were sent again to an address, or by a person to addresses that are not
 * the policies'; one message is left out. They are counted one after another: whoever asks at the same time waits for this
 * transaction.
 */
export async function isResentOften(
  trx: DatabaseTransaction,
  mail: { email: string; sentBy: string; toOther: boolean; now: Date; except: string },
): Promise<boolean> {
  const { email, sentBy, toOther, now, except } = mail;
  await sql`select pg_advisory_xact_lock(hashtext('confirmations sent again'))`.execute(trx);
  const to = sql<boolean>`lower(recipient) = ${email.toLowerCase()}`;
  const { toAddress, byPerson } = await trx
    .selectFrom('deliveries')
    .select(({ fn, and, eb }) => [
      fn.countAll<number>().filterWhere(to).as('toAddress'),
      fn
        .countAll<number>()
        .filterWhere(and([eb('sent_by', '=', sentBy), eb('to_other', '=', true)]))
        .as('byPerson'),
    ])
    .where('sent_by', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - withinMs))
    .where('email_ref', '<>', except)
    .executeTakeFirstOrThrow();
  return toAddress >= most.toOneAddress || (toOther && byPerson >= most.byOnePerson);
}
