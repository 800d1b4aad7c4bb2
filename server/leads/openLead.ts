import type { Repriced } from '#domain/calls/heldQuotes/resumeHeldQuote.ts';
import { duplicateOf } from '#domain/heldQuotes/duplicateOf.ts';
import { type StepKey, stepKeys } from '#domain/flow/steps.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { moveDraft, movableDraft } from '../drafts/drafts.ts';
import { takenUp, type TakeUpServices } from '../heldQuotes/takenUp.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { LinkSigner } from '../policyLinks/linkToken.ts';
import { keysHandedOver } from '../purchases/keysHandedOver.ts';

export type OpenedLead = { draftId: string; step: StepKey; repriced: Repriced | null };

/**
 * Hands the draft of a lead over to the session that opened the link, priced as of today, and says at which step it
 * stands; another session than the one that left it gets nothing of its payment and of health.
 * @throws Problem 404 `notFound` when the link is not signed by us, or its quote is bought or no longer there, 410
 * `quoteLink.expired` when it is too old
 */
export async function openLeadOf(
  services: TakeUpServices & { db: Database; signer: LinkSigner },
  session: Session,
  token: string,
  requestId: string,
): Promise<OpenedLead> {
  const { db, clock, signer } = services;
  const id = signer.linkOf(token);
  for (;;) {
    const lead =
      id === null
        ? undefined
        : await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
    if (lead === undefined || lead.draft_id === null) throw new Problem(404, 'notFound');
    const draftId = lead.draft_id;
    const now = new Date(clock.now());
    if (now >= lead.link_ends_at) throw new Problem(410, 'quoteLink.expired');
    const before = await movableDraft(db, session, draftId);
    const taken =
      before && (await takenUp(services, session, before.row, { ...before, handedOver: duplicateOf }));
    if (!before || !taken) throw new Problem(404, 'notFound');
    const isTaken = await db.transaction().execute(async (trx) => {
      const { revision } = before.row;
      if (!(await moveDraft(trx, session, { draftId, revision }, lead.link_ends_at, taken.columns)))
        return false;
      if (!(await keysHandedOver(trx, clock, draftId, session))) throw new Problem(404, 'notFound');
      await trx
        .updateTable('leads')
        .set({ returned_at: now })
        .where('id', '=', lead.id)
        .where('returned_at', 'is', null)
        .execute();
      await recordAudit(trx, clock, {
        action: 'lead.open',
        session,
        object: { type: 'lead', id: lead.id },
        requestId,
      });
      return true;
    });
    if (isTaken) return { draftId, step: taken.draft.step, repriced: taken.repriced };
  }
}

/** The step at which a draft of the flow stands; the first one where it does not say. */
export function stepIn(snapshot: unknown): StepKey {
  const step = (snapshot as { step?: unknown } | null)?.step;
  return stepKeys.find((key) => key === step) ?? 'TRAVELLER_DETAILS';
}
