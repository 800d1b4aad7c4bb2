import type { PaymentContext } from '#machines/payment/payment.types.ts';
import type { Text } from '../../text/useText.ts';

/** [AP-010] The name of a traveller who is paid for, or that the name follows. */
export function payerName(
  text: Text<'payment'>,
  { items }: Pick<PaymentContext, 'items'>,
  paxId: string | undefined,
): string {
  const item = items.find((one) => one.paxId === paxId);
  return item ? (item.name ?? text('nameToFollow')) : '';
}
