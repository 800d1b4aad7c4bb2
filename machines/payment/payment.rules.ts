import type { PaymentForm } from '#domain/payment/paymentForm.ts';
import type { Settlement } from '#domain/payment/payments.ts';
import type { PayerState } from '#domain/payment/tokens.ts';
import { noDecline } from './decline.ts';
import type { PaymentContext, PaymentInput } from './payment.types.ts';
import type { SettlementInput } from './settlement.types.ts';

export function openingOf(input: PaymentInput): PaymentContext {
  const form: PaymentForm = input.form ?? { purchaseId: null, method: 'CREDIT_CARD', cardHolderName: '' };
  return {
    ...input,
    form: input.methods.includes(form.method) ? form : { ...form, method: 'CREDIT_CARD' },
    sellerIsKnown: input.agency === null,
    cardIsComplete: false,
    settled: [],
    problem: null,
    decline: noDecline,
    policyNumber: null,
    record: null,
    towards: 'next',
  };
}

/** What the chart that settles begins with. */
export function settlementInput({ form, order }: PaymentContext): SettlementInput {
  return { purchaseId: form.purchaseId, order };
}

/** [PY-043] */
export function payIsPossible({ form, cardIsComplete, sellerIsKnown }: PaymentContext): boolean {
  return sellerIsKnown && (form.method !== 'CREDIT_CARD' || cardIsComplete);
}

/** The payers of an attempt with the method they pay by. */
export function attemptOf({ payers, form }: PaymentContext): Pick<PayerState, 'paxId' | 'method'>[] {
  return payers.map(({ paxId }) => ({ paxId, method: form.method }));
}

/** How each payer settles, with the tokens obtained; who pays nothing is left out. */
export function settlementsOf({ payers, settled }: PaymentContext): Settlement[] {
  return settled.flatMap(({ paxId, method, token }) => {
    const payer = payers.find((one) => one.paxId === paxId);
    if (!payer) return [];
    return [{ payer, method, token }];
  });
}
