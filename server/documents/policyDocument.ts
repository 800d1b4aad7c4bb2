import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { Language } from '#domain/locales.ts';
import type { OrganizationKind } from '#domain/organizations.ts';
import type { PrintedPlan } from '../editions/planEdition.ts';

/** Who sold a policy, as a document says it. */
export type PrintedSeller = {
  /** [OS-018] Whose colours the document wears. */
  kind: OrganizationKind;
  /** In the language of the document. */
  name: string;
  agent: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  logo: { bytes: Uint8Array; mediaType: string } | null;
};

/** Where an insured person is reached. */
export type PrintedContact = { address: string; phone: string | null };

/** What is printed of a purchase: one policy, or all that was bought for the trip. */
export type PolicyDocument = {
  record: PolicyRecord;
  /** Whose policy it is; null for one document of everything. */
  policyNumber: string | null;
  /** The words with which each policy was sold, by its number; the first policies have none. */
  plans: Readonly<Record<string, PrintedPlan>>;
  /** By policy number; the first policies may have none. */
  contacts: Readonly<Record<string, PrintedContact>>;
  /** Last four digits of the cards that paid, by the reference of the payment; unknown of earlier ones. */
  cardEndings: Readonly<Record<string, string>>;
  seller: PrintedSeller;
  /** Whether the document says that it is no contract. */
  isSample: boolean;
  language: Language;
};
