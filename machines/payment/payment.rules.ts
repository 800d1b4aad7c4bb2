import type { PaymentForm } from '#domain/payment/paymentForm.ts';
import type { Settlement } from '#domain/payment/payments.ts';
import { nextToPay, payerIsSettled, type PayerState, payersOf } from '#domain/payment/tokens.ts';
import { type Decline, noDecline } from './decline.ts';
import type { PaymentContext, PaymentInput } from './payment.types.ts';
import type { SettlementInput } from './settlement.types.ts';

export function openingOf(input: PaymentInput): PaymentContext {
  const form: PaymentForm = input.form ?? { purchaseId: null, method: 'CREDIT_CARD', cardHolderName: '' };
  const payers = payersOf(input.items, input.individualPayment);
  return {
    ...input,
    form: input.methods.includes(form.method) ? form : { ...form, method: 'CREDIT_CARD' },
    payers,
    currentPayer: payers[0]?.paxId ?? '',
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

/** [PY-041] Everybody for themselves, or one for all; who was settled before is asked again. */
export function payingAs(
  { items, form }: PaymentContext,
  individualPayment: PaymentInput['individualPayment'],
): Partial<PaymentContext> {
  const payers = payersOf(items, individualPayment);
  return {
    individualPayment,
    payers,
    currentPayer: payers[0]?.paxId ?? '',
    settled: [],
    form: { ...form, method: 'CREDIT_CARD', cardHolderName: '' },
    cardIsComplete: false,
  };
}

/** A payer is asked, with the method and the name that they gave before; nobody else is touched. */
export function asking({ form, settled }: PaymentContext, paxId: string): Partial<PaymentContext> {
  const before = settled.find((payer) => payer.paxId === paxId);
  return {
    currentPayer: paxId,
    settled: settled.filter((payer) => payer !== before),
    form: {
      ...form,
      method: before?.method ?? 'CREDIT_CARD',
      cardHolderName: before?.token?.cardHolderName ?? '',
    },
    cardIsComplete: false,
  };
}

/** Whether somebody has not been asked yet, or is asked again, beside who is settled now. */
export function somebodyIsLeft({ payers }: PaymentContext, settled: readonly PayerState[]): boolean {
  return nextToPay(payers, settled) !== null;
}

/** Whether the card that was declined is another one than that of the payer who was asked last. */
export function anotherIsDeclined(
  { payers, currentPayer }: PaymentContext,
  { payers: declined }: Decline,
): boolean {
  return declined[0] !== currentPayer && payers.some(({ paxId }) => paxId === declined[0]);
}

/** The payers of an attempt with the method they pay by: who is settled, and who is asked. */
export function attemptOf({
  payers,
  form,
  currentPayer,
  settled,
}: PaymentContext): Pick<PayerState, 'paxId' | 'method'>[] {
  return payers.flatMap(({ paxId }) => {
    if (paxId === currentPayer) return [{ paxId, method: form.method }];
    const before = settled.find((payer) => payer.paxId === paxId);
    return before && payerIsSettled(before) ? [{ paxId, method: before.method }] : [];
  });
}

/** How each payer settles, with the tokens obtained; who pays nothing is left out. */
export function settlementsOf({ payers, settled }: PaymentContext): Settlement[] {
  return settled.flatMap(({ paxId, method, token }) => {
    const payer = payers.find((one) => one.paxId === paxId);
    if (!payer) return [];
    return [{ payer, method, token }];
  });
}
