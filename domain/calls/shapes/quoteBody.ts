import * as z from 'zod';
import { employeeRelationships } from '../../catalogue/plans.ts';
import { flowTravellerTypes, maximumTravellers, studentTypes } from '../../catalogue/travellers.ts';
import { requestedPlan } from './plan.ts';
import { paxQuestionnaires } from './questionnaires.ts';
import { isoDate, organizationCode, positiveDollars, referenceNumber } from './text.ts';
import { tripInformation } from './tripInformation.ts';

/** A traveller to be priced; without `plan` every plan on offer is priced with its default parameters. */
export const quotedPax = z.strictObject({
  referenceNumber,
  age: z.int().min(0).max(130),
  dateOfBirth: isoDate.optional(),
  tripCost: positiveDollars,
  plan: requestedPlan.optional(),
  questionnaires: paxQuestionnaires.optional(),
});
export type QuotedPax = z.output<typeof quotedPax>;

/** A dependent of a family plan; the primary's plan covers everybody. */
export const quotedDependent = quotedPax.omit({ plan: true, questionnaires: true });

/** [QR-001] [QR-002] Policy-shaped body of a quote and of a recommendation. */
export const quoteBody = z.strictObject({
  organizationCode,
  flowTravellerType: z.enum(flowTravellerTypes),
  studentType: z.enum(studentTypes).optional(),
  travellerType: z.enum(['FAMILY', 'SINGLE']),
  applicationDate: isoDate,
  employeeRelationship: z.enum(employeeRelationships).optional(),
  tripInformation,
  paxes: z.array(quotedPax).min(1).max(maximumTravellers),
  dependents: z
    .array(quotedDependent)
    .max(maximumTravellers - 1)
    .optional(),
});
export type QuoteBody = z.output<typeof quoteBody>;
