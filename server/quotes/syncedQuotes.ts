import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Language } from '#domain/locales.ts';
import { withoutAnswers } from '#domain/plans/cardQuestion.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../identity/session.ts';

/** [QR-014] Keeps the newest form of a session in place of the one before, without answers about health. */
export async function keepSyncedQuote(
  db: Database,
  clock: Clock,
  session: Session,
  language: Language,
  quote: { payload: QuoteBody; form: Record<string, unknown> },
): Promise<void> {
  const now = new Date(clock.now());
  const changing = {
    organization_code: quote.payload.organizationCode,
    lang: language,
    payload: JSON.stringify(withoutAnswers(quote.payload)),
    form: JSON.stringify(quote.form),
    updated_at: now,
  };
  await db
    .insertInto('synced_quotes')
    .values({
      ...changing,
      session_hash: session.idHash,
      application: session.application,
      profile_ref: session.profileRef,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(changing))
    .execute();
}
