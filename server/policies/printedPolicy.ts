import type { Language } from '#domain/locales.ts';
import { showPhone } from '#domain/typing/phone.ts';
import { showPostalCode } from '#domain/typing/postalCode.ts';
import type { PlanEdition, PrintedPlan } from '../editions/planEdition.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import type { Database } from '../database/database.ts';
import type { PolicyDocument } from '../documents/policyDocument.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { printedSeller } from '../organizations/printedSeller.ts';
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
    contacts: contactsOf(policy),
    cardEndings: policy.cardEndings,
    seller: await printedSeller(services, {
      organizationCode: record.organizationCode,
      salesChannel: record.salesChannel,
      names: policy.record.seller?.names,
      agent: policy.record.seller?.agent ?? null,
      language,
    }),
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

/** Where the travellers are reached, as envelopes are addressed. */
function contactsOf({ contacts }: StoredPolicy): PolicyDocument['contacts'] {
  return Object.fromEntries(
    Object.entries(contacts).flatMap(([policyNumber, { address, phone }]) => {
      if (!address) return [];
      const { addressLine1, addressLine2, city, province, postalCode } = address;
      const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
      const place = `${city} ${province} ${showPostalCode(postalCode)}`;
      return [[policyNumber, { address: `${street}, ${place}`, phone: phone ? showPhone(phone) : null }]];
    }),
  );
}
