import type { IsoDate } from '#domain/calendar.ts';
import type { AreaPath } from '#domain/areas.ts';
import type { Application } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import type { Address, AddressMode, SessionFacts, UserType } from '../session.types.ts';

/** Something that was not allowed: what the server said is found by the code, and the failure by the id of the request. */
export type Refusal = { code: string; requestId: string | null };

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
  /** What areas had it remember for the person, by their paths. */
  remembered: Partial<Record<AreaPath, unknown>>;
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
