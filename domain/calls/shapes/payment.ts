import * as z from 'zod';
import { isoDate, positiveDollars, referenceNumber, refuseCardNumberAs } from './text.ts';

/** [PY-003] Methods of a purchase. */
export const purchaseMethods = ['CASH', 'CREDIT_CARD', 'PAID_TO_AGENCY'] as const;
export type PurchaseMethod = (typeof purchaseMethods)[number];

/** How money of a policy moves; a chargeback is taken back by the bank of the card, and the gateway is not asked. */
export const movementMethods = [...purchaseMethods, 'CHARGEBACK'] as const;
export type MovementMethod = (typeof movementMethods)[number];

/** [PY-014] */
export const cardTypes = ['VISA', 'MASTER', 'AMEX'] as const;
export type CardType = (typeof cardTypes)[number];

/** [PY-025] Characters of a payment token, at most. */
export const longestToken = 20;

/**
 * [PY-011] [PY-042] Only the token of the vault travels. expDate and cvd are fields of the documents that no
 * body may carry: as unknown fields they are refused.
 */
export const paymentDetails = z.strictObject({
  cardOwnerReferenceNumber: referenceNumber,
  dataKey: refuseCardNumberAs(
    z
      .string()
      .max(longestToken)
      .regex(/^[A-Za-z0-9]+$/),
  ),
  paymentType: z.enum(['CARD', 'TOKEN', 'CREDIT_CARD']),
  cardHolderName: z.string().min(1).max(100),
});
export type PaymentDetails = z.output<typeof paymentDetails>;

/** [PY-008] A payment as it is made; the reference of a card comes from the gateway, in the record of the policy. */
export const payment = z.strictObject({
  amount: positiveDollars,
  type: z.enum(['CHARGE', 'REFUND']),
  method: z.enum(purchaseMethods),
  paymentDate: isoDate.optional(),
  details: paymentDetails.optional(),
});
export type Payment = z.output<typeof payment>;
