import * as z from 'zod';
import type { ListDeclaration } from '../../listQuery.ts';
import type { ClaimGroup } from '../../permissions/claimGroups.ts';
import { type CallDefinition, defineCall } from '../call.ts';
import { filterInAddress, filterOf } from '../shapes/listFilter.ts';
import { paged, pageQuery, placeOfPage } from '../shapes/page.ts';

/** A list that can be sorted. */
export type SortedList = ListDeclaration & { columns: readonly [string, ...string[]] };

/**
 * [LS-060] The call for a page of a list: the filter is its body, the page and its order are its query, and its rows have
 * one shape. Without a sort the list has an order of its own, and its names are in the language of the request.
 */
export function searchCall<
  const List extends SortedList,
  Row extends z.ZodType,
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

/** [PO-013] The instant of the request, in milliseconds since 1970: no answer that somebody keeps is the answer to it. */
const ts = z
  .string()
  .regex(/^\d{1,15}$/)
  .optional();

/**
 * The same where the documents have the filter and the page in the address of a GET, and the rows under a name of their own.
 */
export function searchCallByAddress<
  const List extends SortedList,
  Row extends z.ZodType,
  const Claim extends ClaimGroup,
  const Rows extends string,
  Beside extends z.ZodRawShape = Record<never, never>,
>(
  list: List,
  row: Row,
  {
    claim,
    rows,
    beside,
    ...call
  }: Pick<CallDefinition, 'name' | 'path' | 'aliases' | 'headers' | 'example'> & {
    claim: Claim;
    rows: Rows;
    /** Parameters of the address beside the filter and the page. */
    beside?: Beside;
  },
) {
  const named = { [rows]: z.array(row) } as Record<Rows, z.ZodArray<Row>>;
  return defineCall({
    ...call,
    method: 'GET',
    query: filterInAddress(list, {
      ...pageQuery<List['columns']>(list.columns).shape,
      ...(beside as Beside),
      ts,
    }),
    answers: { 200: z.object({ ...placeOfPage, ...named }) },
    access: { kind: 'claims', allOf: [claim] },
    scope: { names: 'session' },
    ratePerMinute: { address: 2400, session: 300 },
  });
}
