import { Problem } from './problem.ts';
import type { ProblemCode } from './texts.ts';

/**
 * The revision over which a change is made.
 * @throws Problem 428 with a code of its own where none is named
 */
export function revisionNamed(
  { 'if-match': named }: { 'if-match'?: string | undefined },
  missing: ProblemCode,
): number {
  if (named === undefined) throw new Problem(428, missing);
  return Number(named.replaceAll('"', ''));
}

/** The header by which an answer names the revision of what it shows. */
export const revisionHeader = ({ revision }: { revision: number }) => ({ etag: `"${revision}"` });
