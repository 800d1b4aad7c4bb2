import type { QuoteMailForm } from '#domain/heldQuotes/quoteMailForm.ts';
import { recordAudit } from '../audit/audit.ts';
import { announcement } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import { messageRow } from '../outbox/outbox.ts';
import { heldQuote, type HeldQuoteServices } from './heldQuotesWithinReach.ts';
import { isMailedOften } from './mailedOften.ts';
import { printedQuote, type QuotePrintServices } from './printedQuote.ts';
import { quoteMailTopic } from './quoteMailTopic.ts';

/**
 * Puts the mail of a held quote into the outbox, once for each `mailId`.
 * @throws Problem 404 `notFound`, 409 `quote.unpriced`, `quote.expired` or `quote.otherMail`, 429 `quote.mailedOften`
 */
export async function mailQuote(
  services: HeldQuoteServices & QuotePrintServices,
  session: Session,
  quoteNumber: string,
  { firstName, email, language, mailId }: QuoteMailForm & { mailId: string },
  requestId: string,
): Promise<void> {
  const { db, clock } = services;
  const quote = await heldQuote(services, session, quoteNumber);
  await printedQuote(services, quote.id, { language: language === 'FR' ? 'fr' : 'en', isChosen: true });
  const now = new Date(clock.now());
  await db.transaction().execute(async (trx) => {
    if (await isMailedOften(trx, { email, now, except: mailId })) throw new Problem(429, 'quote.mailedOften');
    const made = await trx
      .insertInto('quote_mails')
      .values({
        id: mailId,
        draft_id: quote.id,
        organization_code: quote.organization_code,
        first_name: firstName,
        email,
        lang: language === 'FR' ? 'FR' : 'EN',
        sent_by: session.profileRef as string,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      const earlier = trx.selectFrom('quote_mails').select('id').where('id', '=', mailId);
      const same = earlier.where('draft_id', '=', quote.id).where('email', '=', email);
      if (await same.executeTakeFirst()) return;
      throw new Problem(409, 'quote.otherMail');
    }
    await trx
      .insertInto('outbox')
      .values(messageRow({ topic: quoteMailTopic, subject: mailId, message: {}, now }))
      .returning(announcement('outbox_added').as('announced'))
      .execute();
    await recordAudit(trx, clock, {
      action: 'quote.mail',
      session,
      object: { type: 'quote', id: quoteNumber },
      after: { mailId, language },
      requestId,
    });
  });
}
