import type { FilterField, FilterProblems, Filter } from '#domain/tableFilter.ts';

export type TableFilterInput = {
  fields: readonly FilterField[];
  /** Keys of the fields that show at first and after a reset. */
  shownAtFirst: readonly string[];
  /** What is searched for at first; its fields show, too. */
  filter: Filter;
  /** [WG-058] Whether a search may be asked for. */
  searchIsAllowed: boolean;
};

export type TableFilterContext = TableFilterInput & {
  /** Keys of the chosen fields, in the order in which they were chosen. */
  chosen: readonly string[];
  /** [LS-049] What the last search found wrong with a value, until the value changes. */
  problems: FilterProblems;
};

export type TableFilterEvent =
  | { type: 'person.addField'; key: string }
  | { type: 'person.deleteField'; key: string }
  | { type: 'person.enterValue'; end: string; text: string }
  | { type: 'person.search' }
  | { type: 'person.reset' }
  | { type: 'parent.fillFields'; filter: Filter }
  | { type: 'parent.allowSearch'; allowed: boolean };

/** What the table is told. */
export type TableFilterReport = { type: 'tableFilter.searchRows'; filter: Filter };
