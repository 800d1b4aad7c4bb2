import * as z from 'zod';
import { readApplicationDate } from '../../applicationDate.ts';

/** [CP-013] A day, or the instant as which a chosen one is sent; read as the day. */
export const applicationDate = z
  .string()
  .max(24)
  .refine((sent) => readApplicationDate(sent) !== null, { message: 'date.invalid' })
  .transform((sent) => readApplicationDate(sent) ?? sent);
