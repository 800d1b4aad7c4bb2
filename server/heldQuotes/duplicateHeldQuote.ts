import { duplicateOf } from '#domain/heldQuotes/duplicateOf.ts';
import type { Language } from '#domain/locales.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/flow/flowDraftVersions.ts';
import { recordAudit } from '../audit/audit.ts';
import { isDraftOf } from '../drafts/drafts.ts';
import { storedDraft } from '../drafts/storedDraft.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { type HeldQuoteServices, ownHeldQuote } from './heldQuotesWithinReach.ts';
import { asFound, type QuoteTexts } from './takenUp.ts';

/**
 * Makes a quote of the session’s person with the answers of another one, once for each `newId`; resolves to its
 * number. Its price is held as long as that of the other.
 * @throws Problem 404 `notFound`, 409 `quote.otherOrganization`
 */
export async function duplicateQuote(
  services: HeldQuoteServices & QuoteTexts,
  session: Session,
  { quoteNumber, newId }: { quoteNumber: string; newId: string },
  { language, requestId }: { language: Language; requestId: string },
): Promise<string> {
  const { db, clock } = services;
  const quote = await ownHeldQuote(services, session, quoteNumber, language);
  const row = await db.selectFrom('drafts').selectAll().where('id', '=', quote.id).executeTakeFirst();
  const draft = row && flowDraftOf(row);
  if (!row || !draft) throw new Problem(404, 'notFound');
  const copy = await asFound(services, duplicateOf(draft), row);
  const columns = await storedDraft(flowDraftEnvelope(copy), row.prices ?? {}, services.places);
  const now = new Date(clock.now());
  await db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('drafts')
      .values({
        id: newId,
        application: session.application,
        profile_ref: session.profileRef,
        session_hash: null,
        organization_code: session.organizationCode,
        revision: 1,
        ...columns,
        created_at: now,
        updated_at: now,
        expires_at: row.expires_at,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (!made) return;
    await recordAudit(trx, clock, {
      action: 'quote.duplicate',
      session,
      object: { type: 'quote', id: `Q-${made.number}` },
      after: { of: quoteNumber },
      requestId,
    });
  });
  if (!(await isDraftOf(db, session, newId))) throw new Problem(404, 'notFound');
  const { number } = await db
    .selectFrom('drafts')
    .select('number')
    .where('id', '=', newId)
    .executeTakeFirstOrThrow();
  return `Q-${number}`;
}
