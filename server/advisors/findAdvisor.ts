import { sql } from 'kysely';
import type { StoredAdvisor } from '#domain/calls/shapes/advisor.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';
import { idColumns } from './advisors.tables.ts';
import type { AdvisorId, AdvisorRegisters } from './registers.ts';

export type FindServices = { db: Database; clock: Clock; registers: AdvisorRegisters };

/** Whether a profile has the id already. */
async function isLinked(db: Database, { field, id, sponsorCode }: AdvisorId): Promise<boolean> {
  const row = await db
    .selectFrom('advisor_sponsors')
    .select('profile_ref')
    .where('sponsor_code', '=', sponsorCode)
    .where(sql<string>`lower(${sql.ref(idColumns[field])})`, '=', id.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

type Outcome<Found> =
  | { message: Found; advisor: StoredAdvisor }
  | { message: 'FOUND_IN_TRIPX' | 'NOT_FOUND'; advisor: null };

/**
 * [AD-083] What comes of looking an id up: our own profiles are asked first, then the register of the id. Who was
 * looked up by whom is written down.
 * @param found what is said of whom the register knows
 * @throws Problem 502 `advisor.lookupFailed`
 */
export async function findAdvisor<const Found extends string>(
  { db, clock, registers }: FindServices,
  session: Session,
  asked: AdvisorId & { found: Found },
  requestId: string,
): Promise<Outcome<Found>> {
  const outcome = await outcomeOf(db, registers, asked);
  await recordAudit(db, clock, {
    action: 'advisor.find',
    session,
    object: { type: 'advisorId', id: `${asked.sponsorCode} ${asked.id}` },
    after: { outcome: outcome.message },
    requestId,
  });
  return outcome;
}

async function outcomeOf<Found>(
  db: Database,
  registers: AdvisorRegisters,
  asked: AdvisorId & { found: Found },
): Promise<Outcome<Found>> {
  if (await isLinked(db, asked)) return { message: 'FOUND_IN_TRIPX', advisor: null };
  const advisor = await registers.find(asked);
  return advisor === null ? { message: 'NOT_FOUND', advisor } : { message: asked.found, advisor };
}
