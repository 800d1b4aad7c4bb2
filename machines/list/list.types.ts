import type { ListParts, ListQuery, ListSort, ReadQuery } from '#domain/listQuery.ts';
import type { Language } from '#domain/locales.ts';
import type { Filter } from '#domain/tableFilter.ts';

/** A row by its id, and the revision in which it was read, where a change of it names one. */
export type ListRow = { readonly id: string; readonly revision?: number };

/** A page that the list has read, and how many rows there are in all. */
export type ListPage = { total: number; rows: readonly ListRow[] };

/** A query and the columns that show with it, kept by a name on the server. */
export type SavedView = { name: string; query: ListQuery; columns: readonly string[] };

/** What a name of a view stands for from now on; null for nothing. */
export type ViewChange = { name: string; view: Omit<SavedView, 'name'> | null };

/** What a page of which list is asked for with; texts of a row are in the language. */
export type PageRequest = ListQuery & { language: Language; area: string };

export type ListInput = ListParts & {
  language: Language;
  /** Keys of the filter's fields that show at first. */
  shownAtFirst: readonly string[];
  /** What is asked for at first: what the address or an earlier visit says. */
  query: ListQuery;
  /** Parameters of the address that the list cannot take, with a code each; with one nothing is read. */
  refused: Readonly<Record<string, string>>;
  /** [LS-033] The person comes back from a row: the query is put back a moment later. */
  isReturn: boolean;
  /** [LS-054] */
  exportIsAllowed: boolean;
  /** The area whose list it is, or of a further list of an area its name: its saved views are kept under it. */
  area: string;
};

export type ListContext = ListInput & {
  /** Null as long as none was read, and after one could not be read. */
  page: ListPage | null;
  /** Keys of the columns that show, in the order of all columns. */
  shownColumns: readonly string[];
  /** Ids of marked rows, of other pages too, until another search. */
  marked: readonly string[];
  /** Ids of the rows that are exported; null for all that are found. */
  exported: readonly string[] | null;
  /** The person's saved views of the list, once they were asked for. */
  views: readonly SavedView[];
  /** What is being changed of them. */
  changing: ViewChange | null;
  /** Code of what kept them from being read or changed. */
  viewProblem: string | null;
  /** The name under which the view may be saved, as it is typed. */
  viewName: string;
  /** Code of what kept the last page from being read. */
  problem: string | null;
};

export type ListEvent =
  | { type: 'person.sort'; sort: ListSort }
  | { type: 'person.turnPage'; offset: number }
  | { type: 'person.searchAgain' }
  | { type: 'person.export' }
  | { type: 'person.exportMarked' }
  | { type: 'person.toggleColumn'; key: string }
  | { type: 'person.markRow'; id: string }
  | { type: 'person.markPage' }
  | { type: 'person.retry' }
  | { type: 'person.nameView'; text: string }
  | { type: 'person.saveView' }
  | { type: 'person.openView'; name: string }
  | { type: 'person.deleteView'; name: string }
  | { type: 'tableFilter.searchRows'; filter: Filter }
  | ({ type: 'parent.openQuery'; isReturn: boolean } & ReadQuery)
  | { type: 'parent.chooseLanguage'; language: Language }
  | { type: 'parent.renewSession' };

/** What is exported: all that the filter finds, or of these the rows with such ids. */
export type RowsToExport = { filter: Filter; ids: readonly string[] | null; language: Language };

/** What the parent is told, so that the address shows it. */
export type ListReport = { type: 'list.showQuery'; query: ListQuery };
