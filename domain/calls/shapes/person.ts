import * as z from 'zod';
import { contactTexts, personName } from '../../apply/personRules.ts';
import { employmentTypes } from '../../employmentTypes.ts';
import { wireShape } from '../../forms/wireShape.ts';
import { licenseStatuses } from '../../licensing/licenses.ts';
import { personRoles } from '../../people/profileRoles.ts';
import { profileStatuses } from '../../people/profileStatuses.ts';
import { referenceNumberPattern } from '../../people/referenceNumber.ts';
import { provinceCodes } from '../../provinces.ts';
import { licenseId, profileRef } from './license.ts';
import { isoDate, languageHeader, organizationCode, shortText } from './text.ts';

const { firstName, lastName, email } = wireShape({
  fields: { firstName: { is: personName }, lastName: { is: personName }, email: { is: contactTexts.email } },
});

/** [US-012] [US-014] [US-016] What is sent of a person, new or changed. */
const sent = {
  profileCode: shortText.min(1),
  role: z.enum(personRoles),
  title: shortText,
  organizations: z
    .array(z.strictObject({ organizationCode, isDefault: z.boolean() }))
    .min(1)
    .max(50),
  firstName,
  lastName,
  language: languageHeader,
  city: shortText,
  province: z.enum(provinceCodes),
  country: z.literal('CA'),
  email,
  licenses: z.array(z.strictObject({ licensedProvince: z.enum(provinceCodes) })).max(provinceCodes.length),
};

/** [US-012] [US-013] [US-014] [US-020] A new person as it is sent. */
export const newPerson = z.strictObject({
  referenceNumber: z.string().regex(referenceNumberPattern),
  ...sent,
  title: sent.title.optional(),
  city: sent.city.optional(),
  province: sent.province.optional(),
  status: z.literal('NEW'),
  createdBy: shortText,
});
export type NewPerson = z.output<typeof newPerson>;

/** [US-016] [US-017] The fields of a person that are given another value, one at least. */
export const changedPerson = z
  .strictObject({ ...sent, status: z.enum(profileStatuses) })
  .partial()
  .refine((changed) => Object.values(changed).some((value) => value !== undefined), {
    params: { code: 'missing' },
  });
export type ChangedPerson = z.output<typeof changedPerson>;

/** [US-074] What of a person only the older flow changes. */
export const olderChanges = z.strictObject({
  sellerCode: shortText.min(1).nullable(),
  expiryDate: isoDate.nullable(),
});

/** [US-010] [US-018] A person as it is answered, without the licences that were deleted. */
export const answeredPerson = z.object({
  profileRef,
  referenceNumber: z.string().nullable(),
  profileCode: z.string(),
  userType: z.enum(['lanid', 'ciamid']),
  role: z.enum(personRoles),
  title: z.string().nullable(),
  status: z.enum(profileStatuses),
  organizations: z.array(z.object({ organizationCode: z.string(), isDefault: z.boolean() })),
  firstName: z.string(),
  lastName: z.string(),
  language: languageHeader,
  city: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string(),
  email: z.string(),
  sellerCode: z.string().nullable(),
  /** [US-074] The last day on which the person signs in; null where there is none. */
  expiryDate: z.string().nullable().optional(),
  employmentType: z.enum(employmentTypes),
  createdBy: z.string().nullable(),
  licenses: z.array(
    z.object({ id: licenseId, licensedProvince: z.string(), status: z.enum(licenseStatuses) }),
  ),
  /** Counts the changes; what a change names in `if-match`. */
  revision: z.int(),
});
export type AnsweredPerson = z.input<typeof answeredPerson>;

/** The fields of a person of which changes are recorded. */
export const personFields = [
  'firstName',
  'lastName',
  'email',
  'language',
  'role',
  'title',
  'status',
  'organizations',
  'city',
  'province',
  'licenses',
  'sellerCode',
  'expiryDate',
] as const;
export type PersonField = (typeof personFields)[number];

export const personExample = {
  referenceNumber: 'A1B2C3D4E5',
  profileCode: 'noemie.cote',
  role: 'Consultant_Agency',
  title: 'Travel Consultant',
  status: 'NEW',
  organizations: [{ organizationCode: 'BOREAL-MTL', isDefault: true }],
  firstName: 'Noémie',
  lastName: 'Côté',
  language: 'FR',
  city: 'Montréal',
  province: 'QC',
  country: 'CA',
  email: 'noemie.cote@voyages-boreal.example',
  createdBy: 'gbouchard',
  licenses: [{ licensedProvince: 'NS' }],
} satisfies z.input<typeof newPerson>;
