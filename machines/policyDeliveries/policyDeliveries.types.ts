import type { Delivery } from '#domain/calls/policies/readDeliveries.ts';
import type { SharedCommand } from '../area.types.ts';
import type {
  ConfirmationResendInput,
  ResendReport,
} from '../confirmationResend/confirmationResend.types.ts';

export type PolicyDeliveriesEvent = ResendReport | SharedCommand | { type: 'person.retry' };

export type PolicyDeliveriesContext = {
  policy: ConfirmationResendInput;
  /** Version of the policy that is shown. */
  version: string;
  /** The person may send the confirmation again, and there is one. */
  mayResend: boolean;
  deliveries: readonly Delivery[];
  problem: string | null;
};
