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

/** [PY-041] The name of who pays alone and is asked now; null where one pays for all. */
export function payingAlone(text: Text<'payment'>, context: PaymentContext): string | null {
  return context.payers.length > 1 ? payerName(text, context, context.currentPayer) : null;
}

/** The name of who is told that a card was declined. */
export function declinedName(text: Text<'payment'>, context: PaymentContext): string {
  return payerName(text, context, context.decline.payers[0] ?? context.currentPayer);
}
