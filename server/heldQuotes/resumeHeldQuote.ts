import type { Language } from '#domain/locales.ts';
import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { withoutPayment } from '#domain/heldQuotes/withoutPayment.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { recordAudit } from '../audit/audit.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { keysHandedOver } from '../purchases/keysHandedOver.ts';
import { type HeldQuoteServices, ownHeldQuote } from './heldQuotesWithinReach.ts';
import { takenUp, type TakeUpServices } from './takenUp.ts';

export type ResumeServices = HeldQuoteServices & TakeUpServices;

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
  const { db, clock } = services;
  for (;;) {
    const quote = await ownHeldQuote(services, session, quoteNumber, language);
    const before = await db.selectFrom('drafts').selectAll().where('id', '=', quote.id).executeTakeFirst();
    const isOwn = before?.profile_ref === session.profileRef;
    const taken = before && (await takenUp(services, session, before, { isOwn, handedOver: withoutPayment }));
    if (!before || !taken) throw new Problem(404, 'notFound');
    const isTaken = await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('drafts')
        .set({
          profile_ref: session.profileRef,
          application: session.application,
          ...taken.columns,
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
    if (isTaken) return { draftId: quote.id, step: taken.draft.step, repriced: taken.repriced };
  }
}
