import { type ListDeclaration, listQueryOf, type ListQuery, writeListQuery } from '#domain/listQuery.ts';
import { actsOffered } from '#domain/listActs.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import { isAt } from '#domain/routes.ts';
import type { ListInput } from '../list/list.types.ts';
import type { Address } from '../session.types.ts';
import type { ListAreaContext, RowAct } from './listArea.types.ts';

export const isOfList = ({ path }: Address): boolean => isAt('/', path);

/** Where the list shows with a query, within the area. */
export function listAddress(list: ListDeclaration, query: ListQuery): Address {
  const written = String(new URLSearchParams(writeListQuery(query, list)));
  return { path: '/', search: written === '' ? '' : `?${written}` };
}

/** Whether two queries ask for the same rows, what no address tells included. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  const told = (query: ListQuery) => String(new URLSearchParams(writeListQuery(query, { fields: [] })));
  return told(one) === told(other);
}

/** What an address asks the list for; [LS-021] one that asks for anything is a return to what was searched for. */
export function requestBy(list: ListDeclaration, { search }: Address): ListAreaContext['request'] {
  const read = listQueryOf(search, list);
  return { ...read, isReturn: listAddress(list, read.query).search !== '' };
}

/** What the list begins with. */
export function listInputOf(context: ListAreaContext): ListInput {
  const { list, area, session, language, request } = context;
  const { columns, fields, shownAtFirst, exportClaim } = list;
  return {
    columns,
    fields,
    shownAtFirst,
    language,
    ...request,
    exportIsAllowed: exportClaim !== undefined && holds(session.atoms, exportClaim),
    area: area.slice(1),
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
