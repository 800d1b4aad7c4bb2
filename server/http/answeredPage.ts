import { Problem } from './problem.ts';

/**
 * A page of a list as a call answers it.
 * @throws Problem 400 `request.invalid` for a page beyond the end
 */
export function answeredPage<Row>(
  { total, rows }: { total: number; rows: Row[] },
  { offset, limit }: { offset: number; limit: number },
): { total: number; offset: number; limit: number; rows: Row[] } {
  if (offset > 0 && offset >= total) {
    throw new Problem(400, 'request.invalid', { fields: { 'query.offset': 'tooLarge' } });
  }
  return { total, offset, limit, rows };
}
