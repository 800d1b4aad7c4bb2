import {
  firstQuery,
  type ListDeclaration,
  listQueryOf,
  type ListQuery,
  privateOf,
  writeListQuery,
} from '#domain/listQuery.ts';
import { actsOffered } from '#domain/listActs.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { isAt } from '#domain/routes.ts';
import { endsOf, type Filter, filterProblems, searchedFor } from '#domain/tableFilter.ts';
import type { ListInput } from '../list/list.types.ts';
import type { Address } from '../session.types.ts';
import type { ListAreaContext, ListAreaInput, ListMemory, RowAct } from './listArea.types.ts';

export const isOfList = ({ path }: Address): boolean => isAt('/', path);

type Known = Pick<ListAreaContext, 'list' | 'lists' | 'remembered'>;

const nothing: ListMemory = { criteria: [], last: null, opened: null };

const placeAmong = ({ criteria }: ListMemory, wanted: Filter): number =>
  criteria.findIndex((each) => isSameFilter(each, wanted)) + 1;
const isSameFilter = (one: Filter, other: Filter): boolean =>
  isSameQuery({ ...firstQuery, filter: one }, { ...firstQuery, filter: other });
const hasPrivate = ({ fields }: ListDeclaration): boolean =>
  fields.some((field) => field.kind === 'text' && 'isPrivate' in field);

/** Where the list shows with a query, within the area; what is private of it by its place among what is remembered. */
export function listAddress({ list, lists, remembered }: Known, query: ListQuery): Address {
  const place = placeAmong(remembered, privateOf(query.filter, list));
  const written = String(
    new URLSearchParams({
      ...(list.name !== lists[0]?.name && { list: list.name }),
      ...writeListQuery(query, list),
      ...(place > 0 && { kept: String(place) }),
    }),
  );
  return { path: '/', search: written === '' ? '' : `?${written}` };
}

/** What is remembered once a list was asked for something. */
export function rememberedWith({ list, remembered }: Known, query: ListQuery): ListMemory {
  const { criteria, last, opened } = remembered;
  const told = privateOf(query.filter, list);
  const isKnown = Object.keys(told).length === 0 || placeAmong(remembered, told) > 0;
  const isLast = last?.list === list.name && isSameQuery(last.query, query);
  return {
    criteria: isKnown ? criteria : [...criteria, told],
    last: { list: list.name, query },
    opened: isLast ? opened : null,
  };
}

/** What the area begins with: the lists, and the address of what was searched for last where nothing else is asked for. */
export function begun(input: ListAreaInput): Known & { address: Address } {
  const { list, lists = [list], remembered = nothing, address } = input;
  const left = lists.find(({ name }) => name === remembered.last?.list);
  const isBare = isOfList(address) && address.search === '';
  const returns = isBare && list.staysAsLeft && left && remembered.last;
  return {
    list,
    lists,
    remembered,
    address: returns ? listAddress({ list: left, lists, remembered }, returns.query) : address,
  };
}

/** Whether two queries ask for the same rows, what no address tells included. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  const told = (query: ListQuery) => String(new URLSearchParams(writeListQuery(query, { fields: [] })));
  return told(one) === told(other);
}

/** The list that an address names; the first where it names none. */
export function listNamed({ lists }: Pick<Known, 'lists'>, { search }: Address): ListDeclaration {
  const name = new URLSearchParams(search).get('list');
  return (lists.find((list) => list.name === name) ?? lists[0]) as ListDeclaration;
}

/**
 * What an address asks which list for; [LS-021] one that asks for anything is a return to what was searched for, which is
 * put back at once where a list stays as it was left.
 */
export function requestBy(known: Known, address: Address): Pick<ListAreaContext, 'list' | 'request'> {
  const list = listNamed(known, address);
  const asked = new URLSearchParams(address.search);
  if (asked.get('list') === list.name) asked.delete('list');
  const kept = hasPrivate(list) ? known.remembered.criteria[Number(asked.get('kept')) - 1] : undefined;
  if (hasPrivate(list)) asked.delete('kept');
  const { query, refused } = listQueryOf(String(asked), list);
  const whole = { ...query, filter: { ...kept, ...query.filter } };
  const isReturn = !list.staysAsLeft && listAddress({ ...known, list }, whole).search !== '';
  return { list, request: { query: whole, refused, isReturn } };
}

/** Another of the lists, asked for what is typed for both; what is typed for it alone was kept when it was left. */
export function requestOfChosen(
  { list: left, lists, typed }: Pick<ListAreaContext, 'list' | 'lists' | 'typed'>,
  { name, typed: now }: { name: string; typed: Filter },
): Pick<ListAreaContext, 'list' | 'request' | 'typed'> | null {
  const list = lists.find((each) => each.name === name);
  if (!list || name === left.name) return null;
  const before = left.fields.flatMap(endsOf);
  const ends = list.fields.flatMap(endsOf);
  const own = Object.entries(typed[name] ?? {}).filter(([end]) => !before.includes(end));
  const both = Object.entries(now).filter(([end]) => ends.includes(end));
  const filter = searchedFor(Object.fromEntries([...own, ...both]));
  const problems = filterProblems(list.fields, filter);
  const sound = Object.fromEntries(Object.entries(filter).filter(([end]) => !(end in problems)));
  return {
    list,
    request: { query: { ...firstQuery, filter: sound }, refused: {}, isReturn: false },
    typed: { ...typed, [left.name]: now },
  };
}

/** What the list begins with. */
export function listInputOf(context: ListAreaContext): ListInput {
  const { list, lists, area, session, language, request } = context;
  const { columns, fields, shownAtFirst, exportClaim } = list;
  return {
    columns,
    fields,
    shownAtFirst,
    language,
    ...request,
    exportIsAllowed: exportClaim !== undefined && holds(session.atoms, exportClaim),
    area: list.name === lists[0]?.name ? area.slice(1) : list.name,
  };
}

/** The page beside the list that opens with a row, by its id and revision; null where an act is none. */
export function pageOfAct(
  context: Pick<ListAreaContext, 'list' | 'session'>,
  { act, id, revision }: RowAct,
): Address | null {
  const page = actsOffered(context.list, context.session.atoms).find(({ key }) => key === act)?.page;
  if (page === undefined) return null;
  const named = { id, ...(revision !== undefined && { revision: String(revision) }) };
  return { path: page, search: `?${String(new URLSearchParams(named))}` };
}

/** Whether something is done with a row by a call. */
export function actIsCalled(context: Pick<ListAreaContext, 'list' | 'session'>, { act }: RowAct): boolean {
  return actsOffered(context.list, context.session.atoms).some(
    ({ key, page }) => key === act && page === undefined,
  );
}
