import { type StepKey, stepKeys } from '#domain/quote/steps.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { moveDraft } from '../drafts/drafts.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { LinkSigner } from '../policyLinks/linkToken.ts';
import { keysHandedOver } from '../purchases/keysHandedOver.ts';

export type OpenedLead = { draftId: string; step: StepKey };

/**
 * Hands the draft of a lead over to the session that opened the link, and says at which step it stands.
 * @throws Problem 404 `notFound` when the link is not signed by us, or its quote is bought or no longer there, 410
 * `quoteLink.expired` when it is too old
 */
export async function openLeadOf(
  { db, clock, signer }: { db: Database; clock: Clock; signer: LinkSigner },
  session: Session,
  token: string,
  requestId: string,
): Promise<OpenedLead> {
  const id = signer.linkOf(token);
  const now = new Date(clock.now());
  return db.transaction().execute(async (trx) => {
    const lead =
      id === null
        ? undefined
        : await trx.selectFrom('leads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (lead === undefined || lead.draft_id === null) throw new Problem(404, 'notFound');
    if (now >= lead.link_ends_at) throw new Problem(410, 'quoteLink.expired');
    const draft = await moveDraft(trx, session, lead.draft_id, lead.link_ends_at);
    if (draft === null) throw new Problem(404, 'notFound');
    if (!(await keysHandedOver(trx, clock, lead.draft_id, session))) throw new Problem(404, 'notFound');
    if (lead.returned_at === null) {
      await trx.updateTable('leads').set({ returned_at: now }).where('id', '=', lead.id).execute();
    }
    await recordAudit(trx, clock, {
      action: 'lead.open',
      session,
      object: { type: 'lead', id: lead.id },
      requestId,
    });
    return { draftId: lead.draft_id, step: stepIn(draft.snapshot) };
  });
}

/** The step at which a draft of the flow stands; the first one where it does not say. */
export function stepIn(snapshot: unknown): StepKey {
  const step = (snapshot as { step?: unknown } | null)?.step;
  return stepKeys.find((key) => key === step) ?? 'TRAVELLER_DETAILS';
}
