import { mostNotesRead } from '#domain/calls/policies/policyNotes.ts';
import type { PolicyNote } from '#domain/calls/shapes/policyNote.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { sessionUserOf } from '../identity/currentUser.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { reachedPolicies } from './policyReach.ts';

export type NoteServices = { db: Database; clock: Clock; organizations: Organizations };

/** What somebody wrote on a policy, and the id of that one press. */
type Written = { policyNumber: string; newId: string; text: string };

/** The notes on policies; nobody changes one or takes it away. */
export function policyNotes({ db, clock, organizations }: NoteServices) {
  const newest = () =>
    db
      .selectFrom('policy_notes')
      .select(['policy_notes.id', 'policy_notes.policy_number', 'text', 'author_name', 'written_at'])
      .orderBy('written_at', 'desc')
      .orderBy('policy_notes.id', 'desc');

  return {
    /** [NT-008] Those on one policy, the newest first. */
    read: async (policyNumber: string): Promise<PolicyNote[]> =>
      (await newest().where('policy_number', '=', policyNumber).execute()).map(noteOf),

    /** The newest ones on the policies that a session reaches. */
    readReached: async (session: Session): Promise<PolicyNote[]> => {
      const notes = newest()
        .innerJoin('paxes', 'paxes.policy_number', 'policy_notes.policy_number')
        .innerJoin('policies', 'policies.id', 'paxes.policy_id')
        .where((row) => reachedPolicies(row, session, organizations));
      return (await notes.limit(mostNotesRead).execute()).map(noteOf);
    },

    /**
     * Adds one in the name of who signed in, once for each id.
     * @throws Problem 404 `notFound` where something else was noted under the id
     */
    add: async (session: Session, written: Written, requestId: string): Promise<PolicyNote> => {
      const { policyNumber, newId, text } = written;
      const { authorRef: author_ref, authorName: author_name } = await noteAuthor(db, session);
      await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('policy_notes')
          .values({
            id: newId,
            policy_number: policyNumber,
            author_ref,
            author_name,
            text,
            written_at: new Date(clock.now()),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return;
        await recordAudit(trx, clock, {
          action: 'policy.note',
          session,
          object: { type: 'policy', id: policyNumber },
          after: { note: newId },
          requestId,
        });
      });
      const note = await newest()
        .where('policy_notes.id', '=', newId)
        .where((row) => row.and({ policy_number: policyNumber, author_ref, text }))
        .executeTakeFirst();
      if (!note) throw new Problem(404, 'notFound');
      return noteOf(note);
    },
  };
}

/** In whose name somebody in a session writes. */
export async function noteAuthor(db: Database, session: Session) {
  const { firstName, lastName } = await sessionUserOf(db, session);
  return {
    authorRef: session.profileRef ?? session.userRef,
    authorName: [firstName, lastName].filter(Boolean).join(' ') || session.userRef,
  };
}

type Read = { id: string; policy_number: string; text: string; author_name: string; written_at: Date };

const noteOf = (row: Read): PolicyNote => ({
  id: row.id,
  policyNumber: row.policy_number,
  text: row.text,
  author: row.author_name,
  at: row.written_at.toISOString(),
});
