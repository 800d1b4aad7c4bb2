import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { createLead } from '#domain/calls/leads/createLead.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { announcement, type Database } from '../database/database.ts';
import { isDraftOf } from '../drafts/drafts.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { messageRow } from '../outbox/outbox.ts';
import type { Settings } from '../settings.ts';
import { leadsAreMany } from './leadLimits.ts';
import { leadTopic } from './leadTopic.ts';

export type LeadServices = {
  db: Database;
  clock: Clock;
  settings: Pick<Settings, 'quoteLinkLifeMs' | 'limitFactor'>;
};

/**
 * [LD-002] Keeps a lead, and puts the mail with its link into the outbox; resolves to the id of the lead.
 * @throws Problem 404 `notFound` when the draft is not the session's, 429 `lead.tooOften`
 */
export async function keepLead(
  { db, clock, settings }: LeadServices,
  session: Session,
  lead: z.output<(typeof createLead)['body'] & object>,
  { requestId, network }: { requestId: string; network: string },
): Promise<string> {
  const { firstName, email, tripStartDate, language, draftId = null, mayContact = false } = lead;
  if (draftId !== null && !(await isDraftOf(db, session, draftId))) throw new Problem(404, 'notFound');
  const now = new Date(clock.now());
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    const source = { email, sessionHash: session.idHash, network };
    if (await leadsAreMany(trx, source, { now, factor: settings.limitFactor }))
      throw new Problem(429, 'lead.tooOften');
    await trx
      .insertInto('leads')
      .values({
        id,
        application: session.application,
        organization_code: session.organizationCode,
        draft_id: draftId,
        session_hash: session.idHash,
        network,
        first_name: firstName,
        email,
        trip_start_date: tripStartDate,
        lang: language,
        may_contact: mayContact,
        created_at: now,
        link_ends_at: new Date(now.getTime() + settings.quoteLinkLifeMs),
        returned_at: null,
      })
      .execute();
    await trx
      .insertInto('outbox')
      .values(messageRow({ topic: leadTopic, subject: id, message: {}, now }))
      .returning(announcement('outbox_added').as('announced'))
      .execute();
    await recordAudit(trx, clock, {
      action: 'lead.create',
      session,
      object: { type: 'lead', id },
      after: { mayContact, language },
      requestId,
    });
  });
  return id;
}
