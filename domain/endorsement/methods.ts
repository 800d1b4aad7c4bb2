import type { SalesChannel } from '../applications.ts';
import type { ChangeMethod } from '../calls/shapes/editedPolicy.ts';
import type { PaymentGateway } from '../payment/gateways.ts';
import { mayEnterToken, methodsOffered } from '../payment/methods.ts';
import type { UserType } from '../permissions/roles.ts';

export type Sign = 'CHARGE' | 'REFUND';

/**
 * [EN-046] [EN-048] How the delta of a pax can be paid or given back: by what pays a purchase, a charge also with the number of
 * a token, a refund to where the payment came from, or by booking what a bank took back.
 */
export function methodsFor(
  sign: Sign,
  { channel, adminView, userType }: { channel: SalesChannel; adminView: boolean; userType: UserType },
  gateways: readonly PaymentGateway[],
): readonly ChangeMethod[] {
  const offered = methodsOffered(channel, gateways);
  if (sign === 'CHARGE') return mayEnterToken({ adminView, userType }) ? ['TOKEN', ...offered] : offered;
  return ['ORIGINAL', ...offered.filter((method) => method !== 'CREDIT_CARD'), 'CHARGEBACK'];
}

/** [EN-033] [EN-034] [EN-035] What becomes of a pax's own delta, in decimal dollars that are not negative; null for none. */
export function paymentDue(deltaAmount: number): { type: Sign; amount: number } | null {
  if (deltaAmount === 0) return null;
  return { type: deltaAmount > 0 ? 'CHARGE' : 'REFUND', amount: Math.abs(deltaAmount) };
}
