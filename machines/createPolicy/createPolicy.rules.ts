import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { locales } from '#domain/locales.ts';
import { paymentsOf } from '#domain/payment/payments.ts';
import { withPayers } from '#domain/plans/travellersPlan.ts';
import type { SettlementEvent } from '../payment/settlement.types.ts';
import type { Order, SubmittedPurchase } from './createPolicy.types.ts';

/** [CP-001] [CP-039] What is bought, paid as it was settled; the same again for the same purchase. */
export function submissionOf(
  order: Order,
  {
    language,
    individualPayment,
    settlements,
  }: Omit<Extract<SettlementEvent, { type: 'parent.submit' }>, 'type'>,
): SubmittedPurchase {
  const plans = withPayers(order.plans, individualPayment);
  const payments = paymentsOf(settlements, order.plans.chosen, order.facts.today);
  return { lang: locales[language].header, body: toPolicyBody({ ...order, plans, language }, payments) };
}
