import type { ListDeclaration, ReadQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import type { AreaCommand, AreaInput, PageClosed, PageReport, SavedRow } from '../area.types.ts';
import type { Address } from '../session.types.ts';
import type { ListReport } from '../list/list.types.ts';

/** What the area begins with: what every area is given, and the list that it is. */
export type ListAreaInput = AreaInput & { list: ListDeclaration };

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
  /** What the list was last asked for, what of an address it cannot take, and whether that is a return. */
  request: ReadQuery & { isReturn: boolean };
  /** From where the person came back to the list; null where another address was opened since. */
  returnedFrom: ReturnFlag | null;
  /** What was saved there. */
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
  | { type: 'person.goOn' }
  | { type: 'person.stay' };
