import type { ZodType } from 'zod';
import type { ListDeclaration } from '../../listQuery.ts';
import type { ClaimGroup } from '../../permissions/claimGroups.ts';
import { type CallDefinition, defineCall } from '../call.ts';
import { filterOf } from '../shapes/listFilter.ts';
import { paged, pageQuery } from '../shapes/page.ts';

/** A list that can be sorted. */
export type SortedList = ListDeclaration & { columns: readonly [string, ...string[]] };

/**
 * [LS-060] The call for a page of a list: the filter is its body, the page and its order are its query, and its rows have
 * one shape. Without a sort the list has an order of its own, and its names are in the language of the request.
 */
export function searchCall<
  const List extends SortedList,
  Row extends ZodType,
  const Claim extends ClaimGroup,
>(
  list: List,
  row: Row,
  { claim, ...call }: Pick<CallDefinition, 'name' | 'path' | 'aliases' | 'example'> & { claim: Claim },
) {
  return defineCall({
    ...call,
    method: 'POST',
    query: pageQuery<List['columns']>(list.columns),
    body: filterOf(list),
    answers: { 200: paged(row) },
    access: { kind: 'claims', allOf: [claim] },
    scope: { names: 'session' },
    ratePerMinute: { address: 2400, session: 300 },
  });
}
