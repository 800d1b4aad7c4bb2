import type { SalesChannel } from '../applications.ts';
import type { PurchaseMethod } from './paymentForm.ts';

/** [PY-003] Methods that a channel offers: a consumer pays by card, an agent may also collect the money. */
export function methodsOffered(channel: SalesChannel): readonly PurchaseMethod[] {
  return channel === 'b2c' ? ['CREDIT_CARD'] : ['CREDIT_CARD', 'CASH', 'PAID_TO_AGENCY'];
}
