import { defaultPaging } from './paging.ts';
import type { ClaimGroup } from './permissions/claimGroups.ts';
import { endsOf, type FilterField, filterProblems, type Filter, searchedFor } from './tableFilter.ts';

export type ListSort = { column: string; direction: 'asc' | 'desc' };

/** What a list asks for: which rows, in which order, from which on. */
export type ListQuery = { filter: Filter; sort: ListSort | null; offset: number };

/** What a list knows of itself. */
export type ListParts = { fields: readonly FilterField[]; columns: readonly string[] };

/**
 * What can be done with a row: a call, or a page beside the list that opens with the id of the row. The main act has a
 * button of its own, and what the row is called does it too.
 */
export type ListAct = { key: string; page?: string; claim?: ClaimGroup; isMain?: true };

/** What is declared of a list, once: everything about it but its calls and what its cells show. */
export type ListDeclaration = ListParts & {
  /** What its file is called where the server does not say. */
  name: string;
  /** Keys of the filter's fields that show at first. */
  shownAtFirst: readonly string[];
  /** [LS-054] Claim group that an export of it asks for; without one the list has no export. */
  exportClaim?: ClaimGroup;
  /** Columns that show an amount in dollars or a day; the others show the words of their value. */
  shows?: Readonly<Record<string, 'money' | 'day'>>;
  /** [US-046] Of rows that could not be read nothing is said; they are searched for again. */
  isQuiet?: true;
  /** What can be done with a row; without it nothing can. */
  acts?: readonly ListAct[];
  /** Where what a row is called leads, out of the area: a pattern with its id, and a query. */
  opens?: { path: `/${string}:id`; search: string };
  /** Who comes back to its area without asking for anything finds what was searched for last. */
  staysAsLeft?: true;
  /** Parameters of an address that stand for two fields: the first word for one, the others for the second. */
  split?: Readonly<Record<string, readonly [first: string, others: string]>>;
};

export const firstQuery: ListQuery = { filter: {}, sort: null, offset: defaultPaging.offset };

/** Parameters of an address that name neither a filter nor a value. */
const ownParameters = ['sortField', 'sortOrder', 'offset'] as const;

const isPrivate = (fields: ListParts['fields'], name: string): boolean =>
  fields.some((field) => field.key === name && field.kind === 'text' && field.isPrivate);

/** What of a filter stands in no address. */
export function privateOf(filter: Filter, { fields }: Pick<ListParts, 'fields'>): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => isPrivate(fields, name)));
}

/** The query as parameters of an address; what is as at first is left out, and what is private. */
export function writeListQuery(
  { filter, sort, offset }: ListQuery,
  { fields }: Pick<ListParts, 'fields'>,
): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(filter).filter(([name]) => !isPrivate(fields, name))),
    ...(sort && { sortField: sort.column, sortOrder: sort.direction }),
    ...(offset > defaultPaging.offset && { offset: String(offset) }),
  };
}

/** [LS-046] What a text that stands for two fields asks of them: its first word of one, its others of the second. */
export function wordsApart(
  text: string,
  [first, others]: readonly [first: string, others: string],
): Record<string, string> {
  const [word = '', ...further] = text.trim().split(/\s+/);
  return { [first]: word, ...(further.length > 0 && { [others]: further.join(' ') }) };
}

/** [LS-045] [LS-046] What the query of an address asks a list for; a field that is given is not asked by a split one. */
export function listQueryOf(search: string, list: ListDeclaration): ReadQuery {
  const asked = new URLSearchParams(search);
  for (const [name, fields] of Object.entries(list.split ?? {})) {
    const [text, ...further] = asked.getAll(name);
    if (text === undefined || further.length > 0) continue;
    asked.delete(name);
    for (const [field, value] of Object.entries(wordsApart(text, fields))) {
      if (!asked.has(field)) asked.set(field, value);
    }
  }
  return readListQuery(asked, list);
}

export type ReadQuery = { query: ListQuery; refused: Readonly<Record<string, string>> };

/** The query that an address asks for, with a code for each parameter that a list cannot take; those are left out. */
export function readListQuery(
  parameters: Iterable<[string, string]>,
  { fields, columns }: ListParts,
): ReadQuery {
  const refused: Record<string, string> = {};
  const given = new Map<string, string>();
  const ends = fields.flatMap(endsOf);
  for (const [name, value] of parameters) {
    if (given.has(name)) refused[name] = 'notUnique';
    else if (ends.includes(name) || ownParameters.some((own) => own === name)) given.set(name, value);
    else refused[name] = 'unknown';
  }
  const filter = searchedFor(Object.fromEntries([...given].filter(([name]) => ends.includes(name))));
  Object.assign(refused, filterProblems(fields, filter));

  const column = given.get('sortField');
  const direction = given.get('sortOrder') ?? 'asc';
  if (column !== undefined && !columns.includes(column)) refused.sortField = 'notAllowed';
  if (direction !== 'asc' && direction !== 'desc') refused.sortOrder = 'notAllowed';
  const offset = given.get('offset') ?? '0';
  if (!/^\d{1,8}$/.test(offset)) refused.offset = 'wrongType';

  const isTaken = (name: string) => !(name in refused);
  return {
    query: {
      filter: Object.fromEntries(Object.entries(filter).filter(([end]) => isTaken(end))),
      sort:
        column !== undefined && isTaken('sortField') && (direction === 'asc' || direction === 'desc')
          ? { column, direction }
          : null,
      offset: isTaken('offset') ? Number(offset) : defaultPaging.offset,
    },
    refused,
  };
}
