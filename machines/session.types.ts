import type { RoleName } from '#domain/permissions/roles.ts';
import type { Atom } from '#domain/permissions/atoms.ts';
import type { Language } from '#domain/locales.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';

/** An address inside the application as a person sees it. */
export type Address = { path: string; search: string };

/** How an address enters the history of the browser: as an entry of its own, or in the place of the one before. */
export type AddressMode = 'push' | 'replace';

/** Whose identity provider signs a person in ([SI-001]). */
export type UserType = 'lanid' | 'ciamid';

/** What the portal knows of a live session. The claims token and the provider's tokens stay in their ports. */
export type SessionFacts = {
  signedIn: boolean;
  userType: UserType;
  displayName: string;
  /** [SI-005] What the person is called by; empty where nobody signed in. */
  userRef: string;
  organizationName: Record<Language, string>;
  /** [SI-023] Code of the person's profile; null where nobody signed in. */
  profileCode: string | null;
  /** [PM-041] What the person may do, by name; null where nobody signed in. */
  role: RoleName | null;
  /** [SI-023] The organization of the session itself, before any default. */
  organizationCode: string | null;
  /** [RT-025] That organization is one of the person's own. */
  organizationIsOwn: boolean;
  atoms: readonly Atom[];
  /** [OS-030] Names of the flags that are on for the organization. */
  featureFlags: readonly string[];
  /** [NV-031] The reference id (refCode) of the organization's white label; null where it has none. */
  referenceId: string | null;
  /** [CN-006] The reference id of its public link, which may be that of an organization above it. */
  publicReferenceId: string | null;
  /** [NV-041] Addresses of the person's own pages at the identity provider; null where there is none. */
  accountPages: { account: string | null; preferences: string | null };
  /** [RT-032] Origin of the public application. */
  publicOrigin: string;
  /** [ID-031] End of the idle time, ISO 8601; null where there is no session. */
  sessionExpiration: string | null;
  /** [ID-021] Pause in milliseconds after which activity refreshes the session; null: activity is throttled. */
  debounceInterval: number | null;
  facts: FlowFacts;
};
