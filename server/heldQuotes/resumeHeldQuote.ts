import { sql } from 'kysely';
import type { Language } from '#domain/locales.ts';
import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { heldUntil } from '#domain/heldQuotes/priceHold.ts';
import { withoutPayment } from '#domain/heldQuotes/withoutPayment.ts';
import { flowDraftEnvelope } from '#domain/quote/flowDraftEnvelope.ts';
import { flowDraftOf } from '#domain/quote/flowDraftVersions.ts';
import type { StepKey } from '#domain/quote/steps.ts';
import { recordAudit } from '../audit/audit.ts';
import { keptWorksheets } from '../drafts/keptWorksheets.ts';
import { openedDraft, sealedDraft } from '../drafts/sealedDraft.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { keysHandedOver } from '../purchases/keysHandedOver.ts';
import { type HeldQuoteServices, ownHeldQuote } from './heldQuotesReached.ts';
import { type RepriceDraftServices, toldOf } from './repriceDraft.ts';
import { repricedForms } from './repricedDraft.ts';

export type ResumeServices = HeldQuoteServices & RepriceDraftServices;

export type ResumedQuote = { draftId: string; step: StepKey; repriced: Repriced | null };

/**
 * Makes a held quote the draft of the session that resumes it, with the prices of today.
 * @throws Problem 404 `notFound`, 409 `quote.otherOrganization` or `quote.beingBought`
 */
export async function resumeQuote(
  services: ResumeServices,
  session: Session,
  quoteNumber: string,
  { language, requestId }: { language: Language; requestId: string },
): Promise<ResumedQuote> {
  const { db, clock, settings, explain, privateAnswers } = services;
  for (;;) {
    const quote = await ownHeldQuote(services, session, quoteNumber, language);
    const before = await db.selectFrom('drafts').selectAll().where('id', '=', quote.id).executeTakeFirst();
    const draft = before && flowDraftOf(openedDraft(privateAnswers, before));
    if (!before || !draft) throw new Problem(404, 'notFound');
    const isOwn = before.profile_ref === session.profileRef;
    const kept = isOwn ? draft : withoutPayment(draft);
    const priced = await repricedForms(services, session, kept.forms);
    const taken = priced ? { ...kept, forms: priced.forms } : kept;
    const envelope = flowDraftEnvelope(taken);
    const columns = sealedDraft(privateAnswers, envelope, quote.id);
    const earlier = sql`coalesce(drafts.worksheets, '{}')`;
    const worksheets = keptWorksheets(await explain(session, envelope), earlier);
    const validUntil = heldUntil(clock.now(), settings.quoteValidDays);
    const isTaken = await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('drafts')
        .set({
          profile_ref: session.profileRef,
          application: session.application,
          ...(taken !== draft && { ...columns, worksheets, revision: before.revision + 1 }),
          ...(priced && { valid_until: columns.price_mark === null ? null : validUntil }),
        })
        .where('id', '=', quote.id)
        .where('revision', '=', before.revision)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      if (!isOwn && !(await keysHandedOver(trx, clock, quote.id, session)))
        throw new Problem(409, 'quote.beingBought');
      await recordAudit(trx, clock, {
        action: 'quote.resume',
        session,
        object: { type: 'quote', id: quoteNumber },
        before: { profileRef: before.profile_ref },
        requestId,
      });
      return true;
    });
    if (isTaken) {
      const isExpired = quote.valid_until !== null && quote.valid_until.getTime() <= clock.now();
      return { draftId: quote.id, step: taken.step, repriced: toldOf(priced?.plans ?? [], isExpired) };
    }
  }
}
