import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/database.ts';

/** (R-322) Mails to leads in a day: to an address, from a session, and from a network, behind which an office may be. */
const most = { address: 5, session: 5, network: 20 };
const withinMs = 24 * 60 * 60 * 1000;

export type LeadSource = { email: string; sessionHash: string; network: string };

/**
 * Whether a day allows no more leads of this kind. Those of one kind are counted one after another: whoever asks at the
 * same time waits for this transaction.
 * @param factor how many times the ordinary number is allowed to a network
 */
export async function leadsAreMany(
  trx: DatabaseTransaction,
  { email, sessionHash, network }: LeadSource,
  { now, factor }: { now: Date; factor: number },
): Promise<boolean> {
  const address = email.toLowerCase();
  const since = new Date(now.getTime() - withinMs);
  for (const kind of [`to ${address}`, `of ${sessionHash}`, `from ${network}`]) {
    await sql`select pg_advisory_xact_lock(hashtext(${`leads ${kind}`}))`.execute(trx);
  }
  const { rows } = await sql<{ to_address: number; of_session: number; from_network: number }>`
    select count(*) filter (where lower(email) = ${address})::integer as to_address,
      count(*) filter (where session_hash = ${sessionHash})::integer as of_session,
      count(*) filter (where network = ${network})::integer as from_network
    from leads
    where created_at > ${since}
      and (lower(email) = ${address} or session_hash = ${sessionHash} or network = ${network})`.execute(trx);
  return rows.some(
    ({ to_address, of_session, from_network }) =>
      to_address >= most.address ||
      of_session >= most.session ||
      from_network >= Math.floor(most.network * factor),
  );
}
