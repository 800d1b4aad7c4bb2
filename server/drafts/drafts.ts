import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { Tables } from '../tables.ts';
import { Problem } from '../http/problem.ts';
import { revisionHeader } from '../http/revision.ts';
import type { Session } from '../identity/session.ts';
import type { DraftTables } from './drafts.tables.ts';
import { type DraftWriting, draftColumns, openedDraft } from './sealedDraft.ts';
import type { ChartState } from './storedDraft.ts';

const dayMs = 86_400_000;
/** Beyond these the oldest of an owner go; the newest stays. A person holds quotes for clients. */
const mostOf = {
  person: { drafts: 200, bytes: 4 * 1024 * 1024 },
  session: { drafts: 5, bytes: 512 * 1024 },
};

export type DraftParts = DraftWriting & {
  db: Database;
  /** Days for which drafts are kept from their last save on. */
  keptDays: number;
};

type DraftRow = Selectable<DraftTables['drafts']>;

const belongsTo = (session: Session) => (where: ExpressionBuilder<Tables, 'drafts'>) =>
  where.and([
    where('application', '=', session.application),
    session.profileRef === null
      ? where('session_hash', '=', session.idHash)
      : where('profile_ref', '=', session.profileRef),
  ]);

const mayMoveTo =
  ({ application, profileRef }: Session) =>
  (where: ExpressionBuilder<Tables, 'drafts'>) =>
    where.and([
      where('application', '=', application),
      where('closed_at', 'is', null),
      where.or([where('profile_ref', 'is', null), where('profile_ref', '=', profileRef)]),
    ]);

const draftOf = (db: Database, owner: Session, draftId: string) =>
  db.selectFrom('drafts').select('id').where('id', '=', draftId).where(belongsTo(owner));

/** Whether the draft is one of this owner, be its work done or not. */
export async function isDraftOf(db: Database, owner: Session, draftId: string): Promise<boolean> {
  return (await draftOf(db, owner, draftId).executeTakeFirst()) !== undefined;
}

/** The same, and it stays so until the transaction ends. */
export async function holdDraft(trx: DatabaseTransaction, owner: Session, draftId: string): Promise<boolean> {
  return (await draftOf(trx, owner, draftId).forShare().executeTakeFirst()) !== undefined;
}

/**
 * A draft whose work is not done and which an owner may have, and whether it is theirs; null when there is none, or when a
 * person who signed in has taken it over and does not ask.
 */
export async function movableDraft(
  db: Database,
  owner: Session,
  draftId: string,
): Promise<{ row: DraftRow; isOwn: boolean } | null> {
  const row = await db
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', draftId)
    .where(mayMoveTo(owner))
    .executeTakeFirst();
  return row ? { row, isOwn: await isDraftOf(db, owner, draftId) } : null;
}

/** Makes such a draft one of this owner, with what is written of it, and keeps it until then at least; false when it changed. */
export async function moveDraft(
  trx: DatabaseTransaction,
  owner: Session,
  { draftId, revision }: { draftId: string; revision: number },
  until: Date,
  columns: Updateable<DraftTables['drafts']> | null,
): Promise<boolean> {
  const { profileRef, idHash } = owner;
  const { numUpdatedRows } = await trx
    .updateTable('drafts')
    .set({
      ...columns,
      profile_ref: profileRef,
      session_hash: profileRef === null ? idHash : null,
      expires_at: sql<Date>`greatest(expires_at, ${until})`,
    })
    .where('id', '=', draftId)
    .where('revision', '=', revision)
    .where(mayMoveTo(owner))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Saved charts of a person in an application; of an anonymous consumer, of that session. */
export function draftStore(parts: DraftParts) {
  const { db, clock, keptDays, privateAnswers } = parts;
  const now = () => new Date(clock.now());
  const keptUntil = () => new Date(clock.now() + keptDays * dayMs);

  const ownedBy = (session: Session) => (where: ExpressionBuilder<Tables, 'drafts'>) =>
    where.and([belongsTo(session)(where), where('closed_at', 'is', null), where('expires_at', '>', now())]);

  const find = async (session: Session, draftId: string): Promise<DraftRow> => {
    const row = await db
      .selectFrom('drafts')
      .selectAll()
      .where('id', '=', draftId)
      .where(ownedBy(session))
      .executeTakeFirst();
    if (row === undefined) throw new Problem(404, 'notFound');
    return openedDraft(privateAnswers, row);
  };

  return {
    async create(session: Session, state: ChartState): Promise<DraftRow> {
      const anonymous = session.profileRef === null;
      const id = randomUUID();
      const columns = await draftColumns(parts, session, state, { id, prices: null });
      const row = await db
        .insertInto('drafts')
        .values({
          id,
          application: session.application,
          profile_ref: session.profileRef,
          session_hash: anonymous ? session.idHash : null,
          organization_code: session.organizationCode,
          revision: 1,
          ...columns,
          created_at: now(),
          updated_at: now(),
          expires_at: keptUntil(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await forgetOld(session, row.id);
      return row;
    },

    find,

    /** @throws Problem 412 `draft.stale` with the current revision, 404 when there is no such draft */
    async save(session: Session, draftId: string, revision: number, state: ChartState): Promise<DraftRow> {
      const { prices } = await find(session, draftId);
      const columns = await draftColumns(parts, session, state, { id: draftId, prices });
      const row = await db
        .updateTable('drafts')
        .set({
          organization_code: session.organizationCode,
          revision: revision + 1,
          ...columns,
          updated_at: now(),
          expires_at: keptUntil(),
        })
        .where('id', '=', draftId)
        .where('revision', '=', revision)
        .where(ownedBy(session))
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) {
        await forgetOld(session, row.id);
        return row;
      }
      const current = await find(session, draftId);
      throw new Problem(412, 'draft.stale', {
        extra: { revision: current.revision },
        headers: revisionHeader(current),
      });
    },

    async close(session: Session, draftId: string): Promise<void> {
      await find(session, draftId);
      await db
        .updateTable('drafts')
        .set({
          closed_at: now(),
          snapshot: 'null',
          medical_answers: null,
          bytes: 4,
          prices: null,
          traveller_names: '',
          destination_en: '',
          destination_fr: '',
        })
        .where('id', '=', draftId)
        .where(ownedBy(session))
        .execute();
    },
  };

  async function forgetOld(session: Session, newest: string): Promise<void> {
    const most = session.profileRef === null ? mostOf.session : mostOf.person;
    const newestFirst = sql`over (order by id <> ${newest}, updated_at desc, id)`;
    const counted = db
      .selectFrom('drafts')
      .select([
        'id',
        sql<number>`row_number() ${newestFirst}`.as('place'),
        sql<number>`sum(bytes) ${newestFirst}`.as('total'),
      ])
      .where(ownedBy(session));
    await db
      .deleteFrom('drafts')
      .where('id', 'in', (drafts) =>
        drafts
          .selectFrom(counted.as('counted'))
          .select('counted.id')
          .where('counted.place', '>', 1)
          .where(({ or, eb }) =>
            or([eb('counted.place', '>', most.drafts), eb('counted.total', '>', most.bytes)]),
          ),
      )
      .execute();
  }
}
