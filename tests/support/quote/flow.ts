import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import type { PurchaseAnswer } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { boughtRecord } from '../sale/boughtRecord.ts';
import { applyForm } from '../sale/application.ts';
import { plansForm } from '../sale/plans.ts';
import { travellersForm, tripForm } from './forms.ts';

export const purchaseId = '6f1c1f0a-9d53-4a0e-8f7a-0c5f3f1b2a4d';

export const policyRecord: PolicyRecord = { ...boughtRecord, policyNumber: 'P-1000001' };

/** Forms of a flow that only has to be paid for. */
export function completeForms(changes: Partial<FlowForms> = {}): FlowForms {
  return {
    travellers: travellersForm(),
    trip: tripForm(),
    plans: plansForm(),
    apply: applyForm(),
    payment: { purchaseId: null, method: 'CREDIT_CARD', cardHolderName: '' },
    ...changes,
  };
}

export function purchaseAnswer(status: PurchaseAnswer['status']): PurchaseAnswer {
  const record = status === 'confirmed' || status === 'activationFailed' ? policyRecord : null;
  return { purchaseId, status, declinedPayers: [], declineReason: null, record };
}
