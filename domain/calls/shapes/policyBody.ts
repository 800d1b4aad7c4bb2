import * as z from 'zod';
import { employeeRelationships } from '../../catalogue/plans.ts';
import { flowTravellerTypes, maximumTravellers, studentTypes } from '../../catalogue/travellers.ts';
import { applicationDate } from './applicationDate.ts';
import { contact } from './contact.ts';
import { payment } from './payment.ts';
import { boughtPlan } from './plan.ts';
import { paxQuestionnaires } from './questionnaires.ts';
import {
  isoDate,
  languageHeader,
  organizationCode,
  positiveDollars,
  referenceNumber,
  shortText,
} from './text.ts';
import { tripInformation } from './tripInformation.ts';

/** [AP-010] Stated where the names are the blank placeholder on purpose. */
const nameToFollow = z.literal(true).optional();

/** [AP-002] A traveller as bought. */
export const boughtPax = z.strictObject({
  referenceNumber,
  firstName: shortText,
  lastName: shortText,
  nameToFollow,
  dateOfBirth: isoDate,
  age: z.int().min(0).max(130),
  tripBookingDate: isoDate.optional(),
  tripCost: positiveDollars,
  contact,
  plan: boughtPlan,
  payments: z.array(payment).min(1).max(2),
  questionnaires: paxQuestionnaires.optional(),
  lang: languageHeader,
  bill96Consent: z.boolean().optional(),
  eligibilityConsent: z.boolean(),
});
export type BoughtPax = z.output<typeof boughtPax>;

/** [AP-004] [AP-005] [CP-014] */
export const boughtDependent = z.strictObject({
  referenceNumber,
  firstName: shortText,
  lastName: shortText,
  nameToFollow,
  dateOfBirth: isoDate,
  age: z.int().min(0).max(130),
  relationship: z.string().regex(/^[A-Z_]{2,30}$/),
  tripCost: positiveDollars,
  tripBookingDate: isoDate.optional(),
  contact: contact.optional(),
});
export type BoughtDependent = z.output<typeof boughtDependent>;

/** [CP-001] Body that creates the policies of a purchase. */
export const policyBody = z.strictObject({
  organizationCode,
  flowTravellerType: z.enum(flowTravellerTypes),
  studentType: z.enum(studentTypes).optional(),
  employeeName: shortText.optional(),
  employeeRelationship: z.enum(employeeRelationships).optional(),
  referenceId: z
    .string()
    .regex(/^REF\d{9}$/)
    .optional(),
  travellerType: z.enum(['FAMILY', 'SINGLE']),
  applicationDate: applicationDate.optional(),
  tripInformation,
  referredBy: shortText.optional(),
  legalConsent: z.literal(true),
  individualPayment: z.enum(['true', 'false']),
  paxes: z.array(boughtPax).min(1).max(maximumTravellers),
  dependents: z
    .array(boughtDependent)
    .max(maximumTravellers - 1)
    .optional(),
});
export type PolicyBody = z.output<typeof policyBody>;
