import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** Nobody’s mailbox is filled by means of quotes. */
const most = 5;
const withinMs = 24 * 60 * 60 * 1000;

/**
 * Whether as many mails of quotes as a day allows went to an address, the one of an id left out. Mails to one address
 * are counted one after another: whoever asks at the same time waits for this transaction.
 */
export async function isMailedOften(
  trx: DatabaseTransaction,
  { email, now, except }: { email: string; now: Date; except: string },
): Promise<boolean> {
  const address = email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext(${`mails to ${address}`}))`.execute(trx);
  const sentFrom = (table: 'leads' | 'quote_mails') =>
    trx
      .selectFrom(table)
      .select('id')
      .where(sql`lower(email)`, '=', address)
      .where('created_at', '>', new Date(now.getTime() - withinMs))
      .where('id', '<>', except);
  const { mails } = await trx
    .selectFrom(sentFrom('leads').unionAll(sentFrom('quote_mails')).as('sent'))
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .executeTakeFirstOrThrow();
  return mails >= most;
}
