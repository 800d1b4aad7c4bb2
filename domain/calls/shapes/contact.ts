import * as z from 'zod';
import { provinceCodes } from '../../provinces.ts';
import { email, phone, postalCode, shortText } from './text.ts';

/** [AP-003] [AP-021] A Canadian address. */
export const address = z.strictObject({
  addressLine1: shortText.min(1),
  addressLine2: shortText.optional(),
  city: shortText.min(1),
  postalCode,
  province: z.enum(provinceCodes),
  country: z.literal('CA'),
});

/** [AP-003] */
export const contact = z.strictObject({ email, phone: phone.optional(), address });
export type Contact = z.output<typeof contact>;
