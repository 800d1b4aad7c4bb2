import * as z from 'zod';
import { organizationCode, refuseCardNumberAs } from './text.ts';

/** [AD-053] The advisor as the registers know one; what is not known is null. */
export const storedAdvisor = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  postalCode: z.string().nullable(),
  language: z.enum(['EN', 'FR']),
});
export type StoredAdvisor = z.output<typeof storedAdvisor>;

/** Party id or counsellor id. */
export const advisorId = refuseCardNumberAs(z.string().regex(/^[A-Za-z0-9-]{1,30}$/));

/** [AD-022] [AD-084] A selected sponsor on the wire; the first of them is the default. */
export const sentSponsor = z.strictObject({
  sponsorCode: organizationCode,
  counselorId: advisorId.nullable(),
  partyId: advisorId.nullable(),
  isDefault: z.boolean(),
});
export type SentSponsor = z.output<typeof sentSponsor>;
