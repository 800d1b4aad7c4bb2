import type { Language } from '#domain/locales.ts';
import { organizationKind } from '#domain/organizations.ts';
import type { PlanEdition, PrintedPlan } from '../editions/planEdition.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import type { Database } from '../database/database.ts';
import type { PolicyDocument, PrintedSeller } from '../documents/policyDocument.ts';
import { readContent } from '../organizations/content.ts';
import { lineOf } from '../organizations/lineage.ts';
import { readLogo } from '../organizations/logo.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { StoredPolicy } from './readPolicy.ts';

export type PolicyPrintServices = {
  db: Database;
  organizations: Organizations;
  editions: Pick<PlanEditions, 'read'>;
  isSample: boolean;
};

/** A stored policy as it is printed: with the words that it was sold with, and whom to call today. */
export async function printedPolicy(
  services: PolicyPrintServices,
  policy: StoredPolicy,
  { policyNumber, language }: { policyNumber: string | null; language: Language },
): Promise<PolicyDocument> {
  const { record } = policy;
  return {
    record,
    policyNumber,
    plans: await plansOf(services, policy, language),
    seller: await sellerOf(services, policy, language),
    isSample: services.isSample,
    language,
  };
}

async function plansOf(
  { editions }: PolicyPrintServices,
  { record, digests }: StoredPolicy,
  language: Language,
): Promise<Record<string, PrintedPlan>> {
  const read = new Map<string, PlanEdition | null>();
  for (const digest of new Set(Object.values(digests))) read.set(digest, await editions.read(digest));
  return Object.fromEntries(
    record.paxes.flatMap(({ policyNumber }) => {
      const edition = read.get(digests[policyNumber] ?? '');
      return edition ? [[policyNumber, edition[language]]] : [];
    }),
  );
}

/**
 * [NV-029] The names are those of the day of the sale; the logo, that of the nearest organization with one, and whom to
 * call are those of today.
 */
async function sellerOf(
  { db, organizations }: PolicyPrintServices,
  { record, seller }: StoredPolicy,
  language: Language,
): Promise<PrintedSeller> {
  const { organizationCode, salesChannel } = record;
  const organization = organizations.find(organizationCode);
  const line = organization ? lineOf(organizations, organization) : [];
  const withLogo = line.find(({ hasLogo }) => hasLogo);
  const content =
    organization && (await readContent(db, organizations, organization, language, salesChannel));
  return {
    kind: organizationKind(organizationCode),
    name: seller?.names[language] ?? organization?.names[language] ?? organizationCode,
    agent: seller?.agent ?? null,
    phone: content?.contactUs.phone ?? null,
    email: content?.contactUs.email ?? null,
    logo: withLogo ? await readLogo(db, withLogo.code) : null,
  };
}
