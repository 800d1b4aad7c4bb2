import { sql } from 'kysely';
import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { heldUntil } from '#domain/heldQuotes/priceHold.ts';
import { flowDraftEnvelope } from '#domain/quote/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/quote/flowDraftVersions.ts';
import type { Database } from '../database/database.ts';
import { keptWorksheets } from '../drafts/keptWorksheets.ts';
import { openedDraft, sealedDraft } from '../drafts/sealedDraft.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { PrivateAnswers } from '../questionnaires/privateAnswers.ts';
import type { ExplainDraft } from '../quotes/explainDraft.ts';
import type { Settings } from '../settings.ts';
import { repricedForms, type RepriceServices } from './repricedDraft.ts';

export type RepriceDraftServices = RepriceServices & {
  db: Database;
  settings: Pick<Settings, 'quoteValidDays'>;
  explain: ExplainDraft;
  privateAnswers: PrivateAnswers;
};

/**
 * Gives a draft of this session the prices of today; what is told of them. Null where the draft states them already,
 * where it cannot be priced, and where somebody saves it meanwhile: its step of the plans prices it then.
 */
export async function repriceDraft(
  services: RepriceDraftServices,
  session: Session,
  draftId: string,
): Promise<Repriced | null> {
  const { db, clock, settings, explain, privateAnswers } = services;
  const before = await db.selectFrom('drafts').selectAll().where('id', '=', draftId).executeTakeFirst();
  const draft = before && flowDraftOf(openedDraft(privateAnswers, before));
  if (!before || !draft) return null;
  const priced = await repricedForms(services, session, draft.forms).catch((error: unknown) => {
    if (error instanceof Problem) return null;
    throw error;
  });
  if (priced === null) return null;
  const envelope = flowDraftEnvelope({ ...draft, forms: priced.forms });
  const columns = sealedDraft(privateAnswers, envelope, draftId);
  const earlier = sql`coalesce(drafts.worksheets, '{}')`;
  const until = heldUntil(clock.now(), settings.quoteValidDays);
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set({
      ...columns,
      worksheets: keptWorksheets(await explain(session, envelope), earlier),
      revision: before.revision + 1,
      valid_until: columns.price_mark === null ? null : until,
    })
    .where('id', '=', draftId)
    .where('revision', '=', before.revision)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  const isExpired = before.valid_until !== null && before.valid_until.getTime() <= clock.now();
  return toldOf(priced.plans, isExpired);
}

/** What is told of new prices: whatever is another price, and everything of a price that was held no longer. */
export function toldOf(plans: Repriced['plans'], isExpired: boolean): Repriced | null {
  const isAnother = plans.some(({ beforeCents, afterCents }) => beforeCents !== afterCents);
  return plans.length > 0 && (isExpired || isAnother) ? { isExpired, plans } : null;
}
