import { sql } from 'kysely';
import { DateTime } from 'luxon';
import type { DatabaseTransaction } from '../database/database.ts';

/** Months that stand ready before they begin. */
const readyAhead = 2;
/** A month that somebody reads or writes is waited for so long, then left to the next time. */
const lockTimeout = '2s';

/**
 * Makes the months of the audit that begin soon and those of entries that came before their month was made, and drops
 * the oldest month that ended more than `months` months ago: never more than one at a time.
 */
export async function keepAuditMonths(trx: DatabaseTransaction, now: number, months: number): Promise<void> {
  const thisMonth = DateTime.fromMillis(now, { zone: 'utc' }).startOf('month');
  await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(trx);
  const { rows: early } = await sql<{ month: Date }>`
    select distinct date_trunc('month', at at time zone 'UTC') at time zone 'UTC' as month from audit_rest`.execute(
    trx,
  );
  const ready = await auditMonths(trx);
  const wanted = [
    ...Array.from({ length: readyAhead + 1 }, (_, ahead) => thisMonth.plus({ months: ahead })),
    ...early.map(({ month }) => DateTime.fromJSDate(month, { zone: 'utc' })),
  ].filter((month) => !ready.includes(nameOf(month)));
  if (wanted.length > 0) {
    // Who began to write before a month is there would not find it: they end first, and others wait.
    await sql`lock table audit in exclusive mode`.execute(trx);
    for (const month of wanted) await sql`select make_audit_month(${month.toJSDate()})`.execute(trx);
  }
  const oldest = nameOf(thisMonth.minus({ months }));
  const [past] = ready.filter((name) => name < oldest);
  if (past) await sql`drop table ${sql.table(past)}`.execute(trx);
}

/** Names of the months' tables, which sort by time. */
async function auditMonths(trx: DatabaseTransaction): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name
      from pg_inherits join pg_class child on child.oid = inhrelid
      where inhparent = 'audit'::regclass and child.relname ~ '^audit_[0-9]{4}_[0-9]{2}$'
      order by 1`.execute(trx);
  return rows.map(({ name }) => name);
}

function nameOf(month: DateTime): string {
  return `audit_${month.toFormat('yyyy_MM')}`;
}
