import * as z from 'zod';
import { licenseStatuses, licenseTypes, screeningStatuses } from '../../licensing/licenses.ts';
import { licenseList } from '../../licensing/licenseList.ts';
import { filterOf } from '../shapes/listFilter.ts';
import { isoDate } from '../shapes/text.ts';

/**
 * [LS-045] [LS-062] What licences are searched by. A name is found by the beginning of any of its words, a code and a
 * number by its own beginning, without case and accents. Both ends of the range of expiry dates belong to it. A deleted
 * licence has no other status, so no status finds it. [LS-046] `name` is both names in one, for those that are not given.
 */
export const licenseFilter = filterOf(licenseList);
export type LicenseFilter = z.output<typeof licenseFilter>;

const day = isoDate.nullable();

/** [LS-010] A licence as a list has it. */
export const listedLicense = z.object({
  id: z.string(),
  licenseType: z.enum(licenseTypes),
  /** Of an agency's licence its owner. */
  organizationCode: z.string().nullable(),
  /** Of an agent's licence its owner. */
  profileRef: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  legalName: z.string().nullable(),
  licensedProvince: z.string(),
  effectiveDate: day,
  expiredDate: day,
  screeningEffectiveDate: day,
  screeningStatus: z.enum(screeningStatuses),
  status: z.enum(licenseStatuses),
  isDeleted: z.boolean(),
  /** Of a person first and last name, of an organization its name in the language of the request. */
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  organizationName: z.string().nullable(),
  profileCode: z.string().nullable(),
  /** Of an agency its own code, of an agent that of the organization where the person starts. */
  branchCode: z.string().nullable(),
});
export type ListedLicense = z.output<typeof listedLicense>;
