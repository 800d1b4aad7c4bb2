import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Draft } from '#domain/calls/drafts/drafts.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { DraftTables } from './drafts.tables.ts';

const keptMs = 30 * 86_400_000;
/** Beyond these the oldest of an owner go. */
const mostPerOwner = 20;

type DraftRow = Selectable<DraftTables['drafts']>;
type ChartState = Pick<Draft, 'machine' | 'version' | 'snapshot'>;

/** Saved charts of a person in an application; of an anonymous consumer, of that session. */
export function draftStore(db: Database, clock: Clock) {
  const now = () => new Date(clock.now());
  const expiry = () => new Date(clock.now() + keptMs);

  const ownedBy = (session: Session) => (where: ExpressionBuilder<Tables, 'drafts'>) =>
    where.and([
      where('application', '=', session.application),
      where('closed_at', 'is', null),
      where('expires_at', '>', now()),
      session.profileRef === null
        ? where('session_hash', '=', session.idHash)
        : where('profile_ref', '=', session.profileRef),
    ]);

  const find = async (session: Session, draftId: string): Promise<DraftRow> => {
    const row = await db
      .selectFrom('drafts')
      .selectAll()
      .where('id', '=', draftId)
      .where(ownedBy(session))
      .executeTakeFirst();
    if (row === undefined) throw new Problem(404, 'notFound');
    return row;
  };

  return {
    async create(session: Session, state: ChartState): Promise<DraftRow> {
      const anonymous = session.profileRef === null;
      const row = await db
        .insertInto('drafts')
        .values({
          id: randomUUID(),
          application: session.application,
          profile_ref: session.profileRef,
          session_hash: anonymous ? session.idHash : null,
          machine: state.machine,
          version: state.version,
          revision: 1,
          snapshot: JSON.stringify(state.snapshot),
          created_at: now(),
          updated_at: now(),
          expires_at: expiry(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await forgetOld(session);
      return row;
    },

    find,

    async latest(session: Session, machine: string | undefined): Promise<DraftRow | null> {
      const row = await db
        .selectFrom('drafts')
        .selectAll()
        .where(ownedBy(session))
        .$if(machine !== undefined, (query) => query.where('machine', '=', machine ?? ''))
        .orderBy('updated_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    /** @throws Problem 412 `draft.stale` with the current revision, 404 when there is no such draft */
    async save(session: Session, draftId: string, revision: number, state: ChartState): Promise<DraftRow> {
      const row = await db
        .updateTable('drafts')
        .set({
          machine: state.machine,
          version: state.version,
          revision: revision + 1,
          snapshot: JSON.stringify(state.snapshot),
          updated_at: now(),
          expires_at: expiry(),
        })
        .where('id', '=', draftId)
        .where('revision', '=', revision)
        .where(ownedBy(session))
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) return row;
      const current = await find(session, draftId);
      throw new Problem(412, 'draft.stale', {
        extra: { revision: current.revision },
        headers: { etag: `"${current.revision}"` },
      });
    },

    async close(session: Session, draftId: string): Promise<void> {
      await find(session, draftId);
      await db
        .updateTable('drafts')
        .set({ closed_at: now(), snapshot: 'null' })
        .where('id', '=', draftId)
        .where(ownedBy(session))
        .execute();
    },
  };

  async function forgetOld(session: Session): Promise<void> {
    const kept = db
      .selectFrom('drafts')
      .select('id')
      .where(ownedBy(session))
      .orderBy('updated_at', 'desc')
      .limit(mostPerOwner);
    await db.deleteFrom('drafts').where(ownedBy(session)).where('id', 'not in', kept).execute();
    await sql`delete from drafts where expires_at < ${now()}`.execute(db);
  }
}
