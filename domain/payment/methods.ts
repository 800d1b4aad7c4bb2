import type { SalesChannel } from '../applications.ts';
import type { UserType } from '../permissions/roles.ts';
import type { PurchaseMethod } from './paymentForm.ts';

/** [PY-003] Methods that a channel offers: a consumer pays by card, an agent may also collect the money. */
export function methodsOffered(channel: SalesChannel): readonly PurchaseMethod[] {
  return channel === 'b2c' ? ['CREDIT_CARD'] : ['CREDIT_CARD', 'CASH', 'PAID_TO_AGENCY'];
}

/** [PY-024] Who may enter the number of a payment token: a directory user, in the admin view. */
export function mayEnterToken({ adminView, userType }: { adminView: boolean; userType: UserType }): boolean {
  return adminView && userType === 'lanid';
}
