import { type ApplicationKey, applicationKeys, applications } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { RowQuery } from '../database/readPage.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { withinReach } from '../organizations/withinReach.ts';

export type HeldQuoteServices = { db: Database; clock: Clock; organizations: Organizations };

/** Quotes go on in any application that sells in the same channel. */
export function applicationsAlike(application: ApplicationKey): ApplicationKey[] {
  const { channel } = applications[application];
  return applicationKeys.filter((key) => applications[key].channel === channel);
}

/** The held quotes of a session’s person, and those of the organizations that the role reaches. */
export function heldQuotesWithinReach(
  { db, clock, organizations }: HeldQuoteServices,
  session: Session,
): RowQuery<'held_quotes'> {
  const whose = { organization: 'organization_code', sellers: ['profile_ref'] } as const;
  return db
    .selectFrom('held_quotes')
    .where('expires_at', '>', new Date(clock.now()))
    .where('application', 'in', applicationsAlike(session.application))
    .where((quote) => withinReach(quote, { session, organizations }, whose));
}

/** @throws Problem 404 `notFound` for a number that nothing has, or only what is out of reach */
export async function heldQuote(services: HeldQuoteServices, session: Session, quoteNumber: string) {
  const row = await heldQuotesWithinReach(services, session)
    .select(['id', 'quote_number', 'profile_ref', 'organization_code', 'owner_name', 'valid_until'])
    .where('number', '=', Number(quoteNumber.slice('Q-'.length)))
    .executeTakeFirst();
  if (row === undefined) throw new Problem(404, 'notFound');
  return row;
}

/**
 * A held quote that the session’s own organization sells: another one has its own name on it, and its own prices.
 * @throws Problem 404 `notFound`, 409 `quote.otherOrganization`
 */
export async function ownHeldQuote(
  services: HeldQuoteServices,
  session: Session,
  quoteNumber: string,
  language: Language,
) {
  const quote = await heldQuote(services, session, quoteNumber);
  const code = quote.organization_code;
  if (code === null || code === session.organizationCode) return quote;
  const organization = services.organizations.find(code)?.names[language] ?? code;
  throw new Problem(409, 'quote.otherOrganization', { values: { organization } });
}
