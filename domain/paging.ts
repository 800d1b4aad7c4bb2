/** [PL-011] The page of a list that is asked for when nothing else is: the first ten. */
export const defaultPaging = { limit: 10, offset: 0 } as const;

/** [WG-036] Offset of a page counted from 1; never below the default. */
export function offsetOfPage(page: number, limit: number): number {
  return Math.max(defaultPaging.offset, (page - 1) * limit);
}

/** [WG-036] Number of the page that begins at an offset, counted from 1. */
export function pageAt(offset: number, limit: number): number {
  return Math.floor(offset / limit) + 1;
}

/** [WG-036] Number of the last page, counted from 1. */
export function lastPageOf(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}
