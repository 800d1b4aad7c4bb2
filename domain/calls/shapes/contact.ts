import * as z from 'zod';
import { contactTexts } from '../../apply/personRules.ts';
import { wireShape } from '../../forms/wireShape.ts';
import { provinceCodes } from '../../provinces.ts';
import { shortText } from './text.ts';

/** [WG-043] [WG-045] [WG-046] With the limits of the fields in which they are typed. */
const { email, phone, postalCode } = wireShape({
  fields: {
    email: { is: contactTexts.email },
    phone: { is: contactTexts.phone },
    postalCode: { is: contactTexts.postalCode },
  },
});

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
