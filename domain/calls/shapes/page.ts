import * as z from 'zod';
import { defaultPaging } from '../../paging.ts';
import { type Language, languages } from '../../locales.ts';

const farthestOffset = 100_000_000;
const longestPage = 100;

/** Which row of all that were found a page begins with, from 0. */
export const offsetOfRows = z.coerce.number().int().min(0).max(farthestOffset).default(defaultPaging.offset);

/**
 * [LS-060] What a call for a page is asked with besides its filter: which rows, in which order, in which language.
 * An order without a column is that of the column by which the list is sorted at first, and a column without an order
 * goes up.
 */
export function pageQuery<const Column extends readonly [string, ...string[]]>(columns: Column) {
  return z.strictObject({
    sortField: z.enum(columns).optional(),
    sortOrder: z.enum(['asc', 'desc']).optional(),
    offset: offsetOfRows,
    limit: z.coerce.number().int().min(1).max(longestPage).default(defaultPaging.limit),
    lang: z.enum(languages).default('en'),
  });
}

/** What such a call was asked with. */
export type PageRequest<Column extends string> = {
  sortField?: Column | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  offset: number;
  limit: number;
  lang: Language;
};

/** How many rows there are in all, and where the page of them begins. */
export const placeOfPage = { total: z.int(), offset: z.int(), limit: z.int() };

/** A page of rows. */
export function paged<Row extends z.ZodType>(row: Row) {
  return z.object({ ...placeOfPage, rows: z.array(row) });
}
