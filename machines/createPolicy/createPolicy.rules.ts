import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { locales, type Language } from '#domain/locales.ts';
import { paymentsOf, type Settlement } from '#domain/payment/payments.ts';
import type { Order, SubmittedPurchase } from './createPolicy.types.ts';

/** [CP-001] [CP-039] What is bought, paid as it was settled; the same again for the same purchase. */
export function submissionOf(
  order: Order,
  { language, settlements }: { language: Language; settlements: readonly Settlement[] },
): SubmittedPurchase {
  const payments = paymentsOf(settlements, order.plans.chosen, order.facts.today);
  return { lang: locales[language].header, body: toPolicyBody({ ...order, language }, payments) };
}
