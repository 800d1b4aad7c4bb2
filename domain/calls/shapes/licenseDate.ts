import * as z from 'zod';
import { readLicenseDate, sentLicenseDate } from '../../licensing/licenseDates.ts';
import { isoDate } from './text.ts';

/** [LF-057] A day of a licence on the wire, `YYYY-MM-DDT10:00:00.000Z`; read as `YYYY-MM-DD`. */
export const licenseDate = z.codec(
  z
    .string()
    .max(24)
    .regex(/^\d{4}-\d{2}-\d{2}T10:00:00\.000Z$/),
  isoDate,
  { decode: (sent) => readLicenseDate(sent) ?? sent, encode: sentLicenseDate },
);
