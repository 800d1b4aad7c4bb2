import { toPolicyBody } from '#domain/apply/policyBody.ts';
import { locales } from '#domain/locales.ts';
import { methodsOffered } from '#domain/payment/methods.ts';
import type { Payer, PaymentForm } from '#domain/payment/paymentForm.ts';
import { paymentsOf } from '#domain/payment/payments.ts';
import { type PayerState, payersOf } from '#domain/payment/tokens.ts';
import { groupTotalCents } from '#domain/plans/totals.ts';
import type { SubmittedPurchase } from '../createPolicy/createPolicy.types.ts';
import type { PaymentContext, PaymentInput } from './payment.types.ts';

/** [PY-041] Who pays for whom. */
function payersOfPlans({ plans }: PaymentInput): Payer[] {
  const shares = plans.chosen.map(({ paxId, premiumTotalCents }) => ({
    paxId,
    amountCents: premiumTotalCents,
  }));
  return payersOf(shares, plans.plans.individualPayment);
}

export function openingOf(input: PaymentInput): PaymentContext {
  const methods = methodsOffered(input.facts.channel);
  const form: PaymentForm = input.form ?? { purchaseId: null, method: 'CREDIT_CARD', cardHolderName: '' };
  return {
    ...input,
    form: methods.includes(form.method) ? form : { ...form, method: 'CREDIT_CARD' },
    payers: payersOfPlans(input),
    totalCents: groupTotalCents(input.plans.chosen),
    cardIsComplete: false,
    settled: [],
    problem: null,
    declinedPayers: [],
    policyNumber: null,
    record: null,
    towards: 'next',
  };
}

/** [PY-043] */
export function payIsPossible({ form, cardIsComplete }: PaymentContext): boolean {
  return form.method !== 'CREDIT_CARD' || cardIsComplete;
}

/** The payers of an attempt with the method they pay by. */
export function attemptOf({ payers, form }: PaymentContext): Pick<PayerState, 'paxId' | 'method'>[] {
  return payers.map(({ paxId }) => ({ paxId, method: form.method }));
}

/** [CP-001] [CP-039] What is bought, paid with the tokens obtained; the same again for the same purchase. */
export function submissionOf(context: PaymentContext, settled: readonly PayerState[]): SubmittedPurchase {
  const { facts, language, travellers, trip, plans, apply, payers } = context;
  const settlements = settled.flatMap(({ paxId, method, token }) => {
    const payer = payers.find((one) => one.paxId === paxId);
    if (!payer) return [];
    return [{ payer, method, cardHolderName: token?.cardHolderName ?? '', dataKey: token?.dataKey ?? null }];
  });
  const payments = paymentsOf(settlements, plans.chosen, facts.today);
  return {
    lang: locales[language].header,
    body: toPolicyBody({ facts, language, travellers, trip, plans, apply }, payments),
  };
}
