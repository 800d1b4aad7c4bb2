import type { PaymentContext } from '#machines/payment/payment.types.ts';
import type { Text } from '../../text/useText.ts';

/** [AP-010] First and last name of a traveller as the application has them, or that the name follows. */
export function payerName(
  text: Text,
  { apply }: Pick<PaymentContext, 'apply'>,
  paxId: string | undefined,
): string {
  const person = apply.travellers.find((traveller) => traveller.paxId === paxId);
  if (!person) return '';
  return person.nameToFollow ? text('nameToFollow') : `${person.firstName} ${person.lastName}`;
}
