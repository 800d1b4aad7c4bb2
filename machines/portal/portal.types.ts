import type { IsoDate } from '#domain/calendar.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import type { Atom } from '#domain/permissions/atoms.ts';
import type { Application } from '#domain/applications.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import type { Language } from '#domain/locales.ts';

/** An address inside the application as a person sees it. */
export type Address = { path: string; search: string };

/** How an address enters the history of the browser: as an entry of its own, or in the place of the one before. */
export type AddressMode = 'push' | 'replace';

/** Something that was not allowed: what the server said is found by the code, and the failure by the id of the request. */
export type Refusal = { code: string; requestId: string | null };

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

export type PortalInput = {
  application: Application;
  language: Language;
  address: Address;
  /** Sample data and stand-ins are in use, and every page says so. */
  sample: boolean;
};

export type PortalContext = {
  application: Application;
  sample: boolean;
  /** Language whose texts are on the screen. */
  language: Language;
  /** Language whose texts are being loaded. */
  wantedLanguage: Language;
  /** The address last opened by the person or by the provider; the address bar is written from the state. */
  address: Address & { mode?: AddressMode };
  refCode: string | null;
  /** A new quote is to begin where quotes are made. */
  beginsQuote: boolean;
  session: SessionFacts | null;
  /** User type of the session that ended, so that signing in again starts at the same provider. */
  lastUserType: UserType | null;
  /** Where to go on after signing in; null for the landing step. */
  returnTo: Address | null;
  problem: string | null;
  /** [SI-025] What the organization needs did not come, and the person was led to the root for it. */
  claimsFailed: boolean;
  requestId: string | null;
  /** Something typed in the area that is open is not saved, and where the person wanted to go from it. */
  areaHoldsUnsaved: boolean;
  wantedAddress: Address | null;
  /** What was not allowed last in the area that is open. */
  refusal: Refusal | null;
};

export type PortalEvent =
  | { type: 'person.openAddress'; address: Address }
  | { type: 'person.chooseLanguage'; language: Language }
  | { type: 'person.chooseSignIn'; userType: UserType }
  | { type: 'person.signInAgain' }
  | { type: 'person.signOut' }
  | { type: 'person.retryOpening' }
  | { type: 'person.retryEnding' }
  | { type: 'person.retryArea' }
  | { type: 'person.returnToArea' }
  | { type: 'person.stay' }
  | { type: 'person.leave' }
  | { type: 'session.end' }
  /** The same person works on for the same organization. */
  | { type: 'session.renew'; today: IsoDate }
  /** Another person, or another organization, goes on. */
  | { type: 'session.change' }
  | { type: 'navigation.comeEmpty' }
  /** Content or configuration of the organization did not come. */
  | { type: 'organizationLoad.fail' }
  /** The reminder, or another tab, ends the session. */
  | { type: 'session.close' }
  | { type: 'screen.fail'; requestId: string | null };
