import * as z from 'zod';
import { declineReasons } from '../../payment/declineReasons.ts';
import { movementMethods } from './payment.ts';

export const changeKinds = ['ENDORSEMENT', 'CANCELLATION', 'REINSTATEMENT'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Where a change of a policy stands; `underway` and `checking` come to an end by themselves and soon. */
export const changeStatuses = [
  'underway',
  'checking',
  'declined',
  'activationFailed',
  'needsAttention',
  'done',
  'expired',
] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** Of what does not go over the gateway no more than that is known; what the gateway refuses waits for somebody. */
export const refundStatuses = ['BOOKED', 'UNDERWAY', 'CONFIRMED', 'REFUSED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** A change of a policy and what goes back by it, in decimal dollars. */
export const changeAnswer = z.object({
  changeId: z.string(),
  kind: z.enum(changeKinds),
  status: z.enum(changeStatuses),
  declineReason: z.enum(declineReasons).nullable(),
  policyNumbers: z.array(z.string()),
  refunds: z.array(
    z.object({
      policyNumber: z.string(),
      amount: z.number(),
      method: z.enum(movementMethods),
      status: z.enum(refundStatuses),
    }),
  ),
});
export type ChangeAnswer = z.output<typeof changeAnswer>;
