import type { SalesChannel } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { organizationKind } from '#domain/organizations.ts';
import type { Database } from '../database/database.ts';
import type { PrintedSeller } from '../documents/policyDocument.ts';
import { readContent } from './content.ts';
import { lineOf } from './lineage.ts';
import { readLogo } from './logo.ts';
import type { Organizations } from './organizations.ts';

/**
 * [NV-029] Who sells, as documents say it. The names are those of the day of the sale where there was one; the logo, that
 * of the nearest organization with one, and where to reach whom are those of today.
 */
export async function printedSeller(
  { db, organizations }: { db: Database; organizations: Organizations },
  given: {
    organizationCode: string;
    salesChannel: SalesChannel;
    /** Names of the day of the sale; none before it. */
    names?: Record<Language, string> | undefined;
    agent: string | null;
    language: Language;
  },
): Promise<PrintedSeller> {
  const { organizationCode, salesChannel, names, agent, language } = given;
  const organization = organizations.find(organizationCode);
  const line = organization ? lineOf(organizations, organization) : [];
  const withLogo = line.find(({ hasLogo }) => hasLogo);
  const content =
    organization && (await readContent(db, organizations, organization, language, salesChannel));
  return {
    kind: organizationKind(organizationCode),
    name: names?.[language] ?? organization?.names[language] ?? organizationCode,
    agent,
    address: content?.contactUs.address ?? null,
    phone: content?.contactUs.phone ?? null,
    email: content?.contactUs.email ?? null,
    logo: withLogo ? await readLogo(db, withLogo.code) : null,
  };
}
