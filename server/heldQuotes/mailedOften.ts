import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** Nobody’s mailbox is filled by means of quotes. */
const most = 5;
const withinMs = 24 * 60 * 60 * 1000;

/**
 * Whether as many held quotes as a day allows were mailed to an address, the mail of an id left out. Mails to one address
 * are counted one after another: whoever asks at the same time waits for this transaction.
 */
export async function isMailedOften(
  trx: DatabaseTransaction,
  { email, now, except }: { email: string; now: Date; except: string },
): Promise<boolean> {
  const address = email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext(${`quotes to ${address}`}))`.execute(trx);
  const { mails } = await trx
    .selectFrom('quote_mails')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where(sql`lower(email)`, '=', address)
    .where('created_at', '>', new Date(now.getTime() - withinMs))
    .where('id', '<>', except)
    .executeTakeFirstOrThrow();
  return mails >= most;
}
