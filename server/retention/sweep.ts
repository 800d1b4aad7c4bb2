import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** What one kind of row comes to an end by; a row that somebody else holds is left to the next time. */
export type Sweep = {
  name: string;
  /** Ends at most `most` rows; returns how many they were. */
  batch(trx: DatabaseTransaction, now: number, most: number): Promise<number>;
};

/** The rows of a table that a condition names, as many as a batch takes. */
function chosen(
  table: string,
  key: string,
  condition: RawBuilder<unknown>,
  most: number,
): RawBuilder<unknown> {
  return sql`
    select ${sql.ref(key)} from ${sql.table(table)} where ${condition} limit ${most} for update skip locked`;
}

/** Removes the rows of which a condition holds. */
export function removing(
  table: string,
  key: string,
  condition: (now: Date) => RawBuilder<unknown>,
): Sweep['batch'] {
  return async (trx, now, most) => {
    const rows = chosen(table, key, condition(new Date(now)), most);
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} = any(array(${rows}))`.execute(trx);
    return Number(numAffectedRows);
  };
}

/** Changes the rows of which a condition holds, so that it holds no more. */
export function changing(
  table: string,
  key: string,
  change: RawBuilder<unknown>,
  condition: (now: Date) => RawBuilder<unknown>,
): Sweep['batch'] {
  return async (trx, now, most) => {
    const rows = chosen(table, key, condition(new Date(now)), most);
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${change} where ${sql.ref(key)} = any(array(${rows}))`.execute(trx);
    return Number(numAffectedRows);
  };
}
