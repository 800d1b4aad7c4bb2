import type { Language } from '#domain/locales.ts';
import type { ListedOrganization } from '#domain/organizationSwitch.ts';
import type { Person } from '#domain/permissions/person.ts';
import type { UserType } from '#domain/permissions/roles.ts';

/** Who may move, and between what. */
export type Mover = Person & { organizationCode: string | null; organizationIsOwn: boolean };

/** What the portal reports: who is signed in, the address that was opened, and the one that shows. */
export type Situation = {
  /** Null while nobody is signed in. */
  mover: Mover | null;
  adminView: boolean;
  language: Language;
  /** Of the organization that the session is in, in that language. */
  organizationName: string;
  opened: { path: string; search: string };
  /** Something typed in the area that is open would be lost. */
  unsaved: boolean;
  /** Path that the address bar shows; null while nothing settled is shown. */
  shownPath: string | null;
};

/** [OS-007] [OS-008] What a move asks the server for; `callOf` says whose call makes it. */
export type Move = {
  callOf: UserType;
  newOrg: string | null;
  newDistrib: string | null;
  sellingCode: string | null;
};

export type OrganizationSwitchContext = {
  situation: Situation | null;
  /** The switch is offered to the person, and the route does not hide it. */
  shows: boolean;
  text: string;
  /** Those of before, as they were last read. */
  recent: readonly ListedOrganization[];
  organizations: readonly ListedOrganization[];
  move: Move | null;
  /** Path at which the application opens again after the move; null for the one that shows. */
  reopenAt: string | null;
  /** The address that is open led to a move: one that failed is not made again by itself. */
  tried: boolean;
  /** Where another page has moved the session, by name; null until it is known. */
  elsewhere: Record<Language, string> | null;
  /** Code of what kept the last search or move from succeeding. */
  problem: string | null;
};

export type OrganizationSwitchEvent =
  | { type: 'portal.tell'; situation: Situation }
  | { type: 'session.move' }
  /** Another page has moved the session to another organization. */
  | { type: 'session.leave' }
  /** It works again for whom this page works. */
  | { type: 'session.return' }
  | { type: 'person.goBack' }
  | { type: 'person.openPanel' }
  | { type: 'person.closePanel' }
  | { type: 'person.typeText'; text: string }
  | { type: 'person.searchAgain' }
  | { type: 'person.chooseOrganization'; code: string }
  | { type: 'person.stay' }
  | { type: 'person.leave' };
