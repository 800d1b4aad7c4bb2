import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { AreaPath } from '#domain/areas.ts';
import type { Language } from '#domain/locales.ts';
import type { Address, AddressMode, SessionFacts } from './session.types.ts';

/**
 * What an area's chart begins with. Its address is the part below the area: `/` is the area itself, and language and
 * white label are left out of the query.
 */
export type AreaInput = {
  area: AreaPath;
  address: Address;
  language: Language;
  session: SessionFacts;
  /** What the area had the portal remember when the same person was there last; gone with the page. */
  remembered?: unknown;
};

/** What the portal says to an area's chart, which leaves out what it has no use for. */
export type AreaCommand =
  /** The person opens another address of the same area: a link, Back, Forward, a typed address. */
  | { type: 'parent.openAddress'; address: Address }
  | { type: 'parent.chooseLanguage'; language: Language }
  /** The same person signed in again after the session had ended. */
  | { type: 'parent.renewSession' }
  /** The person went on in the reminder of the idle session. */
  | { type: 'parent.goOn' };

/** What an area's chart reports to the portal with `sendParent`. */
export type AreaReport =
  /** The address of what shows now, as in `AreaInput`; the portal adds the rest. */
  | { type: 'area.showAddress'; address: Address; mode: AddressMode }
  /** The person goes to an address outside the area, as if a link had been followed. */
  | { type: 'area.leave'; to: Address }
  /** Something typed would be lost if the area were left now, or nothing any more; until it is said, nothing would. */
  | { type: 'area.noteUnsaved'; unsaved: boolean }
  /** [PV-021] The area has switched the session to another organization. */
  | { type: 'area.moveSession'; session: SessionFacts }
  /** What the area wants to know again when the same person comes back to it, such as what no address may tell. */
  | { type: 'area.remember'; what: unknown }
  /** Something is not allowed: the portal shows it over the area, whose chart stays as it is. */
  | { type: 'area.refuse'; code: string; requestId: string | null };

/** The chart of whichever area the person is in. */
export type AreaChart = ActorLogic<Snapshot<unknown>, EventObject, AreaInput>;

/** What was saved on a page: its id, and what it is called. */
export type SavedRow = { id: string; name: string };

/** How such a page was left: without saving anything, or with what was saved or deleted. */
export type PageClosed =
  | { type: 'page.close'; flag: 'backPage' }
  | { type: 'page.close'; flag: 'editPage' | 'deletePage'; saved: SavedRow };

/** What a page within an area, such as a form beside a list or a landing page, reports to it with `sendParent`. */
export type PageReport =
  | PageClosed
  /** Something typed would be lost if the page were left now, or nothing any more. */
  | { type: 'page.noteUnsaved'; unsaved: boolean };

/** What the area and its page are told alike. */
export type SharedCommand = Exclude<AreaCommand, { type: 'parent.openAddress' }>;

/** The chart of that page, such as the form of what a list shows. */
export type PageChart = ActorLogic<Snapshot<unknown>, EventObject, AreaInput>;

export type AreaRef = AnyActorRef;
