import type { PaymentContext } from '#machines/payment/payment.types.ts';

/** First and last name of a traveller as the application has them. */
export function payerName({ apply }: Pick<PaymentContext, 'apply'>, paxId: string | undefined): string {
  const person = apply.travellers.find((traveller) => traveller.paxId === paxId);
  return person ? `${person.firstName} ${person.lastName}` : '';
}
