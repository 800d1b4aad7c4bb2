import type * as z from 'zod';
import { CallProblem } from './callProblem.ts';

/**
 * A failure with the record as it is now, as `current`, where the server refused a change because somebody else saved
 * meanwhile; `savedMeanwhile` reads it.
 */
export function withCurrent(error: unknown, stale: string, record: z.ZodType): unknown {
  if (!(error instanceof CallProblem) || error.code !== stale) return error;
  const current = record.safeParse(error.body.current);
  if (!current.success) return new CallProblem(error.status, { code: 'answer.unexpected' });
  return Object.assign(error, { current: current.data });
}
