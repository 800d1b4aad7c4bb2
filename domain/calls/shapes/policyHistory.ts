import * as z from 'zod';
import { instant } from '../identity/user.ts';
import { sellerAsNamed } from './policyRecord.ts';

/** Why premium moves. */
export const premiumReasons = ['PURCHASE', 'ENDORSEMENT', 'CANCELLATION', 'REINSTATEMENT'] as const;

/** Why a version of a policy was written. */
export const versionReasons = ['ACTIVATION', 'NAMES_GIVEN', ...premiumReasons] as const;
export type VersionReason = (typeof versionReasons)[number];

/** What may change of all that was bought together, and of one who travels. */
export const policyHistoryFields = [
  'applicationDate',
  'startDate',
  'endDate',
  'travellerType',
  'tripType',
  'destinationName',
  'destinationCountry',
  'departureLocation',
  'provinceOfResidence',
  'countryOfResidence',
  'travellingWithinCanada',
  'tripBookingDate',
  'arrivalDate',
  'isSuperVisa',
  'existingCoverageDays',
  'schoolName',
  'schoolCity',
  'educationStartDate',
  'educationEndDate',
  'referredBy',
  'referenceId',
  'employeeName',
  'employeeRelationship',
  'policyStatus',
  'firstName',
  'lastName',
  'dateOfBirth',
  'relationship',
  'lang',
  'bill96Consent',
  'email',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'planName',
  'deductible',
  'coverageAmount',
  'daysPerTrip',
  'optionalBenefits',
  'premiumTotal',
  'tripCost',
  'needsAnalysis',
  'medicalAnswers',
] as const;
export type PolicyHistoryField = (typeof policyHistoryFields)[number];

const bilingual = sellerAsNamed.shape.names;

/** Codes and texts, days as YYYY-MM-DD, decimal dollars, or words in both languages; null where there was nothing. */
const historyValue = z.union([z.string(), z.number(), bilingual, z.array(bilingual), z.null()]);
export type PolicyHistoryValue = z.output<typeof historyValue>;

const historyRecord = z.object({
  version: z.int(),
  at: instant,
  reason: z.enum(versionReasons),
  /** `BUYER`: the session without a name that bought it; `LINK`: whoever opened the link of a mail. */
  actor: z.enum(['PERSON', 'BUYER', 'LINK', 'SYSTEM']),
  /** First and last name of the person. */
  by: z.string().nullable(),
  organizationCode: z.string(),
  changes: z.array(
    z.object({
      /** Whom of `paxes` it is about; null for all. */
      referenceNumber: z.string().nullable(),
      field: z.enum(policyHistoryFields),
      /** Both null of answers about health, which are shown to nobody, and of an analysis of needs. */
      from: historyValue,
      to: historyValue,
    }),
  ),
});

/** [DL-012] [DL-014] What became of a policy and of all that was bought together with it, the newest first. */
export const policyHistory = z.object({
  records: z.array(historyRecord),
  /** Who travels; without a policy number where somebody rides along. */
  paxes: z.array(
    z.object({
      referenceNumber: z.string(),
      policyNumber: z.string().nullable(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  ),
});
export type PolicyHistory = z.output<typeof policyHistory>;
