import * as z from 'zod';
import { flowTravellerTypes, studentTypes } from '../../catalogue/travellers.ts';
import { organizationCategories } from '../../organizations.ts';
import { instant } from '../identity/user.ts';
import { address } from './contact.ts';
import { planTerms } from './planTerms.ts';
import { premiumReasons } from './policyHistory.ts';
import { deliveryStatuses, policyPax, policyRecord, policyStatuses, sellerAsNamed } from './policyRecord.ts';
import { movementMethods } from './payment.ts';
import { isoDate } from './text.ts';
import { tripInformation } from './tripInformation.ts';

const bilingual = sellerAsNamed.shape.names;

/** Where somebody is reached; a quote and the first policies may lack any of it. */
const contactDetail = z.object({
  email: z.string(),
  phone: z.string().nullable(),
  address: z.object(address.shape).nullable(),
});
export type ContactDetail = z.output<typeof contactDetail>;

/** [FT-006] A payment of a pax: what was charged or given back, in decimal dollars that are never negative. */
const movementDetail = z.object({
  paymentDate: isoDate,
  type: z.enum(['CHARGE', 'REFUND']),
  method: z.enum(movementMethods),
  /** [PY-008] Id at the gateway; null where no card paid. */
  cardReference: z.string().nullable(),
  /** Last four digits of the card; null where none paid, and of the first payments. */
  cardEnding: z.string().nullable(),
  amount: z.number(),
});

/** [FT-007] What became due with a change of a policy, in decimal dollars; what is no longer due is negative. */
const premiumDetail = z.object({
  entryDate: isoDate,
  kind: z.enum(premiumReasons),
  planName: bilingual,
  amount: z.number(),
});

/** A traveller with a policy, as staff read it. Nothing that was told about health is in it. */
export const paxDetail = z.object({
  referenceNumber: z.string(),
  /** Of a quote, the number of the quote. */
  policyNumber: z.string(),
  policyStatus: z.enum(policyStatuses),
  firstName: z.string(),
  lastName: z.string(),
  /** [AP-010] There is no name yet; first and last name are blank. */
  nameToFollow: z.boolean(),
  /** Null where a quote does not say it. */
  dateOfBirth: isoDate.nullable(),
  age: z.number().nullable(),
  /** Language of correspondence; null where a quote does not say it. */
  lang: z.enum(['EN', 'FR']).nullable(),
  contact: contactDetail,
  /** Null where a quote has none, or no dates. */
  plan: policyPax.shape.plan.nullable(),
  /** What of the plan an endorsement may change; null of a quote, and where nothing is known of the plan any more. */
  terms: planTerms.nullable(),
  /** What the trip costs the traveller, in decimal dollars. */
  tripCost: z.number(),
  /** [AP-024] [AP-029] Null where nobody was asked. */
  bill96Consent: z.boolean().nullable(),
  eligibilityConsent: z.boolean(),
  /** [NA-011] In the words of the day of application; null where nobody was asked. */
  needs: z.array(z.object({ question: bilingual, answer: bilingual })).nullable(),
  movements: z.array(movementDetail),
  premiums: z.array(premiumDetail),
  /** How the last confirmation stands; null where none was sent. */
  delivery: z.enum(deliveryStatuses).nullable(),
});
export type PaxDetail = z.output<typeof paxDetail>;

const dependentDetail = z.object({
  referenceNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nameToFollow: z.boolean(),
  /** Null where a quote does not say it. */
  dateOfBirth: isoDate.nullable(),
  age: z.number().nullable(),
  relationship: z.string(),
  tripCost: z.number(),
  contact: contactDetail.nullable(),
});

/**
 * [PV-016] What was bought together, or a held quote, as staff read it: apart from the record that feeds confirmations,
 * mails and public links.
 */
export const policyDetail = z.object({
  /** The number that was asked for. */
  policyNumber: z.string(),
  /** Counts the changes, so that a page knows whether it shows what is. */
  revision: z.int(),
  organization: z.object({ code: z.string(), names: bilingual, category: z.enum(organizationCategories) }),
  /** By the names of the day: the organization, and the agent in whose name it was sold. */
  seller: sellerAsNamed.extend({
    /** Who paid for it at the desk; null for a consumer and a quote. */
    soldBy: z.string().nullable(),
    sellingCode: z.string().nullable(),
  }),
  /** Null of a quote, as is the instant of purchase. */
  applicationDate: isoDate.nullable(),
  purchasedAt: instant.nullable(),
  /** Last day on which the price of a quote is held; null of a policy, and of a quote without a price. */
  validUntil: isoDate.nullable(),
  salesChannel: policyRecord.shape.salesChannel,
  travellerType: policyRecord.shape.travellerType,
  flowTravellerType: z.enum(flowTravellerTypes),
  /** [QQ-053] Of a student, whom the plan held is for. */
  studentType: z.enum(studentTypes).nullable(),
  tripInformation: z.object(tripInformation.shape).partial(),
  referredBy: z.string().nullable(),
  referenceId: z.string().nullable(),
  employeeName: z.string().nullable(),
  employeeRelationship: z.string().nullable(),
  legalConsent: z.boolean(),
  /** [PY-041] Whether they paid with cards of their own. */
  individualPayment: z.boolean(),
  /** Reference numbers that somebody of the policy has, or had in an earlier version; none of a quote. */
  usedReferenceNumbers: z.array(z.string()),
  /** [EN-044] It is paid for, and what should have put it in force failed. */
  activationFailed: z.boolean(),
  paxes: z.array(paxDetail),
  dependents: z.array(dependentDetail),
});
export type PolicyDetail = z.output<typeof policyDetail>;
