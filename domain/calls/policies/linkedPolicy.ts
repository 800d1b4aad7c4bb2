import * as z from 'zod';
import { tripTypes } from '../../catalogue/travellers.ts';
import { movementMethods } from '../shapes/payment.ts';
import { insurerAsNamed, policyPax, policyStatuses, sellerAsNamed } from '../shapes/policyRecord.ts';
import { isoDate } from '../shapes/text.ts';
import { unnamedPerson } from '../shapes/unnamed.ts';

/** The token of a signed link, as it stands in the fragment of its address. */
export const linkToken = z.string().min(1).max(120);

/** One traveller's policy as a link shows it; amounts in decimal dollars. */
export const linkedPax = z.object({
  policyNumber: z.string(),
  policyStatus: z.enum(policyStatuses),
  firstName: z.string(),
  lastName: z.string(),
  /** [AP-010] No name was known when it was sold. */
  nameToFollow: z.boolean(),
  /** As in the record of the purchase. */
  plan: policyPax.shape.plan.pick({
    name: true,
    tripPreference: true,
    insuredPeriod: true,
    cancellationFrom: true,
    documents: true,
  }),
  payments: z.array(
    z.object({
      amount: z.number(),
      type: z.enum(['CHARGE', 'REFUND']),
      method: z.enum(movementMethods),
      paymentDate: isoDate,
    }),
  ),
});
export type LinkedPax = z.output<typeof linkedPax>;

/** What a signed link shows: the policies of whom it was sent to, and nothing else of the purchase. */
export const linkedPolicy = z.object({
  /** Language of the message that the link was sent in. */
  lang: z.enum(['EN', 'FR']),
  /** White label of the organization that sold it. */
  brand: z.enum(['coverMe', 'employee', 'tc', 'partner']),
  /** Who sold it. */
  seller: sellerAsNamed,
  trip: z.object({
    tripType: z.enum(tripTypes),
    startDate: isoDate,
    endDate: isoDate,
    destination: z.object({ en: z.string(), fr: z.string() }).nullable(),
    /** Null where it was not asked; residents of Quebec are offered French documents first. */
    provinceOfResidence: z.string().nullable(),
  }),
  dependents: z.array(z.object({ firstName: z.string(), lastName: z.string(), nameToFollow: z.boolean() })),
  paxes: z.array(linkedPax),
  /** Unknown of the first policies. */
  insurer: insurerAsNamed.nullable(),
  /** Of whom a name is still to follow. */
  unnamed: z.array(unnamedPerson),
});
export type LinkedPolicy = z.output<typeof linkedPolicy>;
