import * as z from 'zod';

/** The revision that a change is made of; a change without it is refused. */
export const namedRevision = z.object({
  'if-match': z
    .string()
    .regex(/^"(0|[1-9]\d{0,8})"$/)
    .optional(),
});
