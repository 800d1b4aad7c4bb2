import type { ListDeclaration, ListQuery, ReadQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import type { Filter } from '#domain/tableFilter.ts';
import type { AreaCommand, AreaInput, PageClosed, PageReport, SavedRow } from '../area.types.ts';
import type { Address } from '../session.types.ts';
import type { ListReport } from '../list/list.types.ts';

/** What is known of the searches of an area while its page is open, also when the person was elsewhere meanwhile. */
export type ListMemory = {
  /** What no address tells of each search; an address names its place, counted from 1. */
  criteria: readonly Filter[];
  /** What was asked for last, and of which list. */
  last: { list: string; query: ListQuery } | null;
  /** Id of the row that was opened from there. */
  opened: string | null;
};

/** What the area begins with: what every area is given, and the list that it is, or the lists of which one shows. */
export type ListAreaInput = Omit<AreaInput, 'remembered'> & {
  /** The one that shows; at first the one that the address names. */
  list: ListDeclaration;
  /** All of them, where there are more; the first is the one of an address that names none. */
  lists?: readonly ListDeclaration[];
  remembered?: ListMemory | undefined;
};

/** [LS-033] From where the person comes back to the list: from what was saved or deleted, or by Back. */
export type ReturnFlag = PageClosed['flag'];

/** What was asked to be done with which row, and the revision in which it shows, where it has one. */
export type RowAct = { act: string; id: string; revision?: number | undefined };
export type RowActRequest = RowAct & { language: Language };

/**
 * What came of it: values for the sentence that tells so, or where the person goes on; with both, the person reads first
 * what is told, and then goes on or stays.
 */
export type RowActOutcome = { told: unknown; leadsTo: Address | null };

export type ListAreaContext = ListAreaInput & {
  lists: readonly ListDeclaration[];
  remembered: ListMemory;
  /** What was typed for lists that do not show, by their names. */
  typed: Readonly<Record<string, Filter>>;
  /** What the list was last asked for, what of an address it cannot take, and whether that is a return. */
  request: ReadQuery & { isReturn: boolean };
  /** From where the person came back to the list; null where another address was opened since. */
  returnedFrom: ReturnFlag | null;
  /** What was saved or deleted there. */
  saved: SavedRow | null;
  /** What was done last with a row, and what came of it. */
  acted: RowAct | null;
  outcome: RowActOutcome | null;
  /** Code of what kept it from being done. */
  actProblem: string | null;
};

export type ListAreaEvent =
  | AreaCommand
  | ListReport
  | PageReport
  | ({ type: 'person.actOnRow' } & RowAct)
  /** Another of the lists, with what is typed for the one that shows. */
  | { type: 'person.chooseList'; name: string; typed: Filter }
  /** The person follows what a row is called, out of the area. */
  | { type: 'person.openRow'; id: string }
  | { type: 'person.goOn' }
  | { type: 'person.stay' };
