import * as z from 'zod';
import { employmentTypes } from '../../employmentTypes.ts';
import {
  licenseNumberPattern,
  longestLegalName,
  longestLicenseNumber,
  readLicenseDate,
  sentLicenseDate,
} from '../../licensing/licenseRules.ts';
import {
  licenseStatuses,
  type LicenseType,
  licenseTypes,
  screeningStatuses,
} from '../../licensing/licenses.ts';
import { plainTextPattern } from '../../patterns.ts';
import { roleNames } from '../../permissions/roles.ts';
import { provinceCodes } from '../../provinces.ts';
import { isoDate, refuseCardNumberAs, refuseCardNumberIn } from './text.ts';

export const licenseId = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
export const profileRef = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);

/** [LF-057] A day of a licence on the wire, `YYYY-MM-DDT10:00:00.000Z`; read as `YYYY-MM-DD`. */
export const licenseDate = z.codec(
  z
    .string()
    .max(24)
    .regex(/^\d{4}-\d{2}-\d{2}T10:00:00\.000Z$/),
  isoDate,
  { decode: (sent) => readLicenseDate(sent) ?? sent, encode: sentLicenseDate },
);

const day = licenseDate.nullable().optional();

const changeable = {
  status: z.enum(licenseStatuses),
  screeningStatus: z.enum(screeningStatuses).optional(),
  licenseNumber: refuseCardNumberAs(
    z.string().trim().min(1).max(longestLicenseNumber).regex(licenseNumberPattern),
  )
    .nullable()
    .optional(),
  legalName: refuseCardNumberIn(z.string().trim().min(1).max(longestLegalName).regex(plainTextPattern))
    .nullable()
    .optional(),
  effectiveDate: day,
  expiredDate: day,
  screeningEffectiveDate: day,
};

const newLicense = z.strictObject({ licensedProvince: z.enum(provinceCodes), ...changeable });
export type NewLicense = z.output<typeof newLicense>;

/** [LF-052] [LF-053] [LF-058] A new licence as it is sent; whose it is stands beside it. */
export function newLicenseOf(licenseType: LicenseType) {
  return newLicense.extend({ licenseType: z.literal(licenseType).optional() });
}

/** [LF-021] [LF-050] The changed fields of a licence, one at least; null empties one. */
export const changedLicense = z
  .strictObject(changeable)
  .partial()
  .refine((changed) => Object.values(changed).some((value) => value !== undefined), {
    params: { code: 'missing' },
  });
export type ChangedLicense = z.output<typeof changedLicense>;

const answeredDay = licenseDate.nullable();

const license = z.object({
  id: z.string(),
  licenseType: z.enum(licenseTypes),
  licensedProvince: z.string(),
  status: z.enum(licenseStatuses),
  screeningStatus: z.enum(screeningStatuses),
  licenseNumber: z.string().nullable(),
  legalName: z.string().nullable(),
  effectiveDate: answeredDay,
  expiredDate: answeredDay,
  screeningEffectiveDate: answeredDay,
  /** [LS-013] A deleted licence is shown and not changed. */
  isDeleted: z.boolean(),
  /** Counts the changes; what a change names in `if-match`. */
  revision: z.int(),
});

/** [LF-010] An agency's licence and what is shown of the agency. */
export const agencyLicense = z.object({
  license,
  /** In the language of the request. */
  organizationName: z.string(),
  code: z.string(),
  email: z.string().nullable(),
});
export type AgencyLicense = z.output<typeof agencyLicense>;

/** [LF-010] An agent's licence and what is shown of the agent. */
export const agentLicense = z.object({
  license,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string().nullable(),
  role: z.enum(roleNames),
  email: z.string(),
  city: z.string().nullable(),
  province: z.string().nullable(),
  country: z.string(),
  employmentType: z.enum(employmentTypes),
});
export type AgentLicense = z.output<typeof agentLicense>;

export const licenseExample = {
  licensedProvince: 'NS',
  status: 'AUTHORIZED',
  screeningStatus: 'APPROVED',
  licenseNumber: 'NS-40120',
  legalName: 'Boreal Travel Inc.',
  effectiveDate: '2026-12-01T10:00:00.000Z',
  expiredDate: '2028-11-30T10:00:00.000Z',
  screeningEffectiveDate: null,
} satisfies z.input<typeof newLicense>;
