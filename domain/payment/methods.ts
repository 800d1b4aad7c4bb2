import type { SalesChannel } from '../applications.ts';
import type { UserType } from '../permissions/roles.ts';
import { gatewaysInUse, type PaymentGateway } from './gateways.ts';
import type { PurchaseMethod } from '../calls/shapes/payment.ts';

/** The provider charges cards; an organization with a gateway of its own collects the rest. */
const methodsOf: Record<PaymentGateway, readonly PurchaseMethod[]> = {
  MONERIS: ['CREDIT_CARD'],
  ORGANIZATION: ['CASH', 'PAID_TO_AGENCY'],
};

/**
 * [PY-003] [PY-004] Methods that a channel offers in an organization with these gateways: a consumer pays by card, an
 * agent may also collect the money.
 */
export function methodsOffered(
  channel: SalesChannel,
  chosen: readonly PaymentGateway[],
): readonly PurchaseMethod[] {
  const methods = gatewaysInUse(chosen).flatMap((gateway) => methodsOf[gateway]);
  return channel === 'b2c' ? methods.filter((method) => method === 'CREDIT_CARD') : methods;
}

/** [PY-024] Who may enter the number of a payment token: a directory user, in the admin view. */
export function mayEnterToken({ adminView, userType }: { adminView: boolean; userType: UserType }): boolean {
  return adminView && userType === 'lanid';
}
