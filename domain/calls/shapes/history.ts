import * as z from 'zod';
import { instant } from '../identity/user.ts';

/** Most changes that a history shows. */
export const longestHistory = 100;

const recordedValue = z.union([z.string(), z.array(z.string()), z.null()]);
/** What a field said: a text, a list, or nothing. */
export type RecordedValue = z.output<typeof recordedValue>;

/** A change of one of the fields, as a history shows it; what tells of a person is `***`. */
const changeOf = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z.object({
    at: instant,
    /** First and last name; null for the system. */
    by: z.string().nullable(),
    action: z.enum(['create', 'update']),
    fields: z.array(z.object({ field: z.enum(fields), from: recordedValue, to: recordedValue })),
  });

/** A change of whatever was recorded. */
export type RecordedChange = z.output<ReturnType<typeof changeOf<readonly [string, ...string[]]>>>;

/** Changes of something that has these fields, the newest first. */
export function historyShape<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return z.object({ changes: z.array(changeOf(fields)).max(longestHistory) });
}
