import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ApplicationKey } from '#domain/applications.ts';
import { purchaseOpening } from '#machines/purchase/purchase.setup.ts';
import { purchaseVersion } from '#machines/purchase/purchase.versions.ts';
import type { Clock } from '../clock.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { holdDraft } from '../drafts/drafts.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { isDeclinedOften } from './paymentAttempts.ts';
import type { PurchaseTables } from './purchases.tables.ts';

const keyLifeMs = 30 * 24 * 60 * 60 * 1000;

export type PurchaseKey = { purchaseId: string; expiresAt: Date };

/**
 * Makes the key of a purchase. A draft has one key however often and from however many windows it is asked for, and
 * another only when nothing can be bought with that one any more; so a draft that was paid for gives the key that it
 * was paid with.
 * @throws Problem 404 `notFound` when the draft is not the owner's, 409 `quote.handedOver` when it was, and somebody took
 * it over
 */
export async function prepareKey(
  db: Database,
  clock: Clock,
  asked: { owner: Session; application: ApplicationKey; draftId: string | null },
): Promise<PurchaseKey> {
  for (;;) {
    const key = await db.transaction().execute(async (trx) => {
      const known = asked.draftId === null ? null : await usableKey(trx, clock, asked.owner, asked.draftId);
      return known ?? makeKey(trx, clock, asked);
    });
    if (key) return key;
  }
}

/** The key of a draft that can be paid with; one that cannot is taken off it. Nobody takes the draft over meanwhile. */
async function usableKey(
  trx: DatabaseTransaction,
  clock: Clock,
  owner: Session,
  draftId: string,
): Promise<PurchaseKey | null> {
  const isOwn = await holdDraft(trx, owner, draftId);
  const known = await keyOfDraft(trx, owner, draftId);
  if (known && !isSpent(known, clock.now())) return { purchaseId: known.id, expiresAt: known.expires_at };
  if (!isOwn) throw known ? new Problem(409, 'quote.handedOver') : new Problem(404, 'notFound');
  if (known) await trx.updateTable('purchases').set({ draft_id: null }).where('id', '=', known.id).execute();
  return null;
}

type Known = Pick<Selectable<PurchaseTables['purchases']>, 'id' | 'state' | 'context' | 'expires_at'>;

/** Nothing can be bought with the key any more, and nothing was. */
function isSpent({ state, context, expires_at }: Known, now: number): boolean {
  if (state === 'expired') return true;
  const isUnpaid = state === 'prepared' || state === 'declined';
  return isUnpaid && (expires_at.getTime() <= now || isDeclinedOften(context.declines));
}

function keyOfDraft(trx: DatabaseTransaction, owner: Session, draftId: string): Promise<Known | undefined> {
  return trx
    .selectFrom('purchases')
    .select(['id', 'state', 'context', 'expires_at'])
    .where('draft_id', '=', draftId)
    .where(sql`coalesce(profile_ref, session_hash)`, '=', owner.profileRef ?? owner.idHash)
    .executeTakeFirst();
}

/** Null when the draft was given a key at the same moment. */
async function makeKey(
  trx: DatabaseTransaction,
  clock: Clock,
  { owner, application, draftId }: { owner: Session; application: ApplicationKey; draftId: string | null },
): Promise<PurchaseKey | null> {
  const now = clock.now();
  const purchaseId = randomUUID();
  const expiresAt = new Date(now + keyLifeMs);
  const made = await trx
    .insertInto('purchases')
    .values({
      id: purchaseId,
      application,
      profile_ref: owner.profileRef,
      session_hash: owner.idHash,
      draft_id: draftId,
      organization_code: null,
      agent_ref: null,
      selling_code: null,
      state: JSON.stringify('prepared'),
      context: JSON.stringify(purchaseOpening(purchaseId)),
      revision: 1,
      chart_version: purchaseVersion,
      body: null,
      plans: null,
      body_hash: null,
      created_at: new Date(now),
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n ? { purchaseId, expiresAt } : null;
}
