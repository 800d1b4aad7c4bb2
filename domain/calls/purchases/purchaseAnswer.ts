import * as z from 'zod';
import { declineReasons } from '../../payment/declineReasons.ts';
import { policyRecord } from '../shapes/policyRecord.ts';

/**
 * How a purchase can stand; `checking` is a charge whose outcome the gateway has not reported yet,
 * `needsAttention` one that somebody has to look into: nobody may pay again. `expired`: nothing was bought in time.
 */
export const purchaseStatuses = [
  'prepared',
  'underway',
  'checking',
  'confirmed',
  'declined',
  'expired',
  'needsAttention',
  'activationFailed',
] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

export const purchaseId = z.uuid();

/** A purchase as anybody who may know of it sees it; `record` from the moment the policies exist. */
export const purchaseAnswer = z.object({
  purchaseId: z.string(),
  status: z.enum(purchaseStatuses),
  /** Reference numbers of the payers whose card was declined. */
  declinedPayers: z.array(z.string()),
  /** Why, as far as the bank told. */
  declineReason: z.enum(declineReasons).nullable(),
  record: policyRecord.nullable(),
});
export type PurchaseAnswer = z.output<typeof purchaseAnswer>;
