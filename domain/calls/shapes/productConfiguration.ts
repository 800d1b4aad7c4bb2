import * as z from 'zod';
import { benefitRuleTypes, benefitTypes, planClasses, planTypes } from '../../catalogue/plans.ts';
import { flowTravellerTypes } from '../../catalogue/travellers.ts';
import { isoDate } from './text.ts';

/** [WG-023] */
const option = z.object({ label: z.string(), value: z.number(), isDisabled: z.boolean() });

/** [PS-013] */
const featureRows = z.object({
  tripCancellation: z.string(),
  interruption: z.string(),
  emergencyMedical: z.string(),
  travelAccident: z.string(),
  flightAccident: z.string(),
  baggageDelay: z.string(),
  baggageLoss: z.string(),
});

/** [PS-036] Addresses of documents with their link texts; Recission is the identifier's own spelling. */
const pdfLink = z.object({
  policyPdfLink: z.object({ href: z.string(), text: z.string() }).nullable(),
  productPdfLink: z.object({ href: z.string(), text: z.string() }).nullable(),
  factSheetPdfLink: z.object({ href: z.string(), text: z.string() }).nullable(),
  noticeOfRecissionPdfLink: z.object({ href: z.string(), text: z.string() }).nullable(),
  cmProductPdfLink: z.object({ href: z.string(), text: z.string() }).nullable(),
  effectiveDate: isoDate,
});

/** [PS-012] Content of a plan in one language; deductibles and amounts in dollars. */
export const planContent = z.object({
  name: z.string(),
  code: z.string(),
  lang: z.enum(['EN', 'FR']),
  summary: z.string(),
  details: z.array(z.string()),
  eligibility: z.string().nullable(),
  exclusion: z.string(),
  deductibles: z.array(option),
  tripDays: z.array(option),
  coverageAmounts: z.object({ default: z.array(option), superVisaNo: z.array(option) }),
  sumInsuredAfterNeeded: z.boolean(),
  mostPopular: z.boolean(),
  riders: z.array(z.object({ code: z.string(), name: z.string(), summary: z.string() })),
  pdfLink,
  exclusions: z.array(
    z.object({
      exclusionDescription: z.string(),
      exclusionType: z.string(),
      minAge: z.number().nullable(),
      maxAge: z.number().nullable(),
      minCoverage: z.number().nullable(),
      maxCoverage: z.number().nullable(),
      rateCategory: z.string().nullable(),
    }),
  ),
  tooltips: z.record(z.string(), z.string()),
  featureRows,
});
export type PlanContent = z.output<typeof planContent>;

/** [PS-019] Bounds of a benefit: dollars, and days of the trip; an empty bound does not limit. */
export const eligibilityOption = z.object({
  type: z.enum(benefitRuleTypes),
  minValue: z.number().nullable(),
  maxValue: z.number().nullable(),
});

/** [PS-019] Whether an endorsement may raise or lower a value. */
export const benefitRule = z.object({
  type: z.enum(benefitRuleTypes),
  increase: z.boolean(),
  decrease: z.boolean(),
});

/** [PS-017] [PS-018] [PS-019] What a plan pays for. */
export const planBenefit = z.object({
  code: z.string(),
  benefitType: z.enum(benefitTypes),
  content: z.object({ name: z.string(), summary: z.string() }),
  configs: z.object({
    eligibilityOpts: z.array(eligibilityOption),
    preDepartureDurationDecrease: z.boolean(),
    postDepartureDurationDecrease: z.boolean(),
    cancellableAfterFreeLook: z.boolean(),
    rules: z.array(benefitRule),
  }),
});

/** [PS-007] [PS-009] A plan of the organization with its configuration. */
export const planConfiguration = z.object({
  code: z.string(),
  planType: z.enum(planTypes),
  planClass: z.enum(planClasses),
  travellerType: z.enum(flowTravellerTypes),
  isAddOn: z.boolean(),
  /** Plans that an add-on can be bought with; empty for a plan that is none. */
  addedTo: z.array(z.string()),
  content: planContent,
  benefits: z.array(planBenefit),
  config: z.object({
    /** Youngest age that needs a medical questionnaire; null when none is ever needed. */
    questionnaireMinimumAge: z.number().nullable(),
    /** [PS-008] Longest trip in days by age. */
    tripDurationByAge: z.array(z.object({ minAge: z.number(), maxAge: z.number(), maximumDays: z.number() })),
    tripDurations: z.array(z.number()),
    minimumTopUpDays: z.number().nullable(),
    maximumTripCost: z.number().nullable(),
  }),
});
export type PlanConfiguration = z.output<typeof planConfiguration>;

/** [PS-001] */
export const productConfiguration = z.object({
  organizationCode: z.string(),
  effectiveDate: isoDate,
  plans: z.array(planConfiguration),
});
export type ProductConfiguration = z.output<typeof productConfiguration>;
