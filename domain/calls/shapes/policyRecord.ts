import * as z from 'zod';
import { movementMethods } from './payment.ts';
import { adjustment, tripPreference } from './plan.ts';
import { isoDate } from './text.ts';

/** [PV-026] Statuses of a pax. */
export const policyStatuses = ['ACTIVE', 'INACTIVE', 'PENDING', 'REFUNDED', 'QUOTE'] as const;
export type PolicyStatus = (typeof policyStatuses)[number];

/** What a document is of: one policy, or all that was bought for the trip. */
export const policyPaper = z.enum(['policy', 'trip']);
export type PolicyPaper = z.output<typeof policyPaper>;

/** Whom a traveller calls, by the words of the insurer that the policy was sold with. */
export const insurerAsNamed = z.object({
  name: z.object({ en: z.string(), fr: z.string() }),
  tollFree: z.string(),
  collect: z.string(),
});
export type InsurerAsNamed = z.output<typeof insurerAsNamed>;

/** Who sold a policy, by the names of that day: the organization, and the agent where there was one. */
export const sellerAsNamed = z.object({
  names: z.object({ en: z.string(), fr: z.string() }),
  agent: z.string().nullable(),
});
export type SellerAsNamed = z.output<typeof sellerAsNamed>;

/** How a message about a policy stands: `BOUNCED` came back, `FAILED` could not be sent. */
export const deliveryStatuses = ['PENDING', 'SENT', 'BOUNCED', 'FAILED'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const paperLinks = z.array(z.object({ href: z.string(), text: z.string() }));

/** [CP-006] [CP-034] What a confirmation shows of each traveller; amounts in decimal dollars. */
export const policyPax = z.object({
  referenceNumber: z.string(),
  policyNumber: z.string(),
  policyStatus: z.enum(policyStatuses),
  firstName: z.string(),
  lastName: z.string(),
  /** [AP-010] There is no name yet; first and last name are blank. */
  nameToFollow: z.boolean(),
  dateOfBirth: isoDate,
  age: z.number(),
  lang: z.enum(['EN', 'FR']),
  /** Where the confirmation of the policy was sent. */
  email: z.string(),
  /** How the last one stands; null where none was sent. */
  delivery: z.enum(deliveryStatuses).nullable(),
  plan: z.object({
    code: z.string(),
    name: z.object({ en: z.string(), fr: z.string() }),
    /** What the plan was priced for, whatever the buyer's body left out. */
    tripPreference,
    /** Days that are insured, of a multi-trip plan those of each trip; unknown of the first policies. */
    insuredDays: z.int().optional(),
    /** First and last insured day, of a multi-trip plan of the year of its trips. */
    insuredPeriod: z.object({ from: isoDate, to: isoDate }),
    /** Day of purchase, from which cancellation is covered until departure; null where the plan does not cover it, and of the first policies. */
    cancellationFrom: isoDate.nullable(),
    adjustments: z.array(adjustment),
    optionalBenefits: z.array(
      z.object({ code: z.string(), name: z.object({ en: z.string(), fr: z.string() }), premium: z.number() }),
    ),
    premiumTotal: z.number(),
    /** [PS-036] Documents of the plan as it was sold; none of the first policies. */
    documents: z.object({ en: paperLinks, fr: paperLinks }),
  }),
  payments: z.array(
    z.object({
      amount: z.number(),
      type: z.enum(['CHARGE', 'REFUND']),
      method: z.enum(movementMethods),
      /** [PY-008] Id of the charge at the gateway; null where no card paid. */
      cardReference: z.string().nullable(),
      paymentDate: isoDate,
    }),
  ),
});
export type PolicyPax = z.output<typeof policyPax>;

/** [CP-006] [CP-007] The record's policy number is that of its first pax. */
export const policyRecord = z.object({
  policyNumber: z.string(),
  organizationCode: z.string(),
  applicationDate: isoDate,
  salesChannel: z.enum(['b2b', 'b2c']),
  /** [CP-010] The portal sells the first two. */
  travellerType: z.enum(['FAMILY', 'SINGLE', 'COMPANION', 'GROUP', 'STAFF', 'STUDENT']),
  tripInformation: z.record(z.string(), z.unknown()),
  paxes: z.array(policyPax),
  dependents: z.array(
    z.object({
      referenceNumber: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      nameToFollow: z.boolean(),
      age: z.number(),
    }),
  ),
  referredBy: z.string().nullable(),
  referenceId: z.string().nullable(),
  employeeName: z.string().nullable(),
  employeeRelationship: z.string().nullable(),
  /** Unknown of the first policies. */
  insurer: insurerAsNamed.nullable(),
  /** Unknown of the first policies. */
  seller: sellerAsNamed.nullable(),
});
export type PolicyRecord = z.output<typeof policyRecord>;
