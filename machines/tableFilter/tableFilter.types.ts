import type { FilterField, FilterValues } from '#domain/tableFilter.ts';

export type TableFilterInput = {
  fields: readonly FilterField[];
  /** Keys of the fields that show at first and after a reset. */
  shownAtFirst: readonly string[];
  /** [WG-058] Whether a search may be asked for. */
  searchIsAllowed: boolean;
};

export type TableFilterContext = TableFilterInput & {
  /** Keys of the chosen fields, in the order in which they were chosen. */
  chosen: readonly string[];
  values: FilterValues;
  /** What was searched for last: what the table shows; empty before a search and after a reset. */
  searched: FilterValues;
};

export type TableFilterEvent =
  | { type: 'person.addField'; key: string }
  | { type: 'person.deleteField'; key: string }
  | { type: 'person.enterValue'; end: string; text: string }
  | { type: 'person.search' }
  | { type: 'person.reset' }
  | { type: 'parent.allowSearch'; allowed: boolean };
