import type { CancellationPreview } from '#domain/calls/policies/previewCancellation.ts';
import type { ChangeAnswer } from '#domain/calls/shapes/policyChange.ts';

const refunded: CancellationPreview['paxes'][number] = {
  policyNumber: 'TC-100000001',
  referenceNumber: '1',
  amount: 1123.45,
  premium: 1123.45,
  rule: 'FREE_LOOK',
  applicationDate: '2026-12-01',
  freeLookUntil: '2026-12-11',
  effectiveDate: '2027-02-01',
  until: '2026-12-11',
  routes: [{ method: 'CREDIT_CARD', cardEnding: '4242', amount: 1123.45 }],
  letter: { email: 'marie.tremblay@example.ca', lang: 'FR' },
};

/** What two policies are given back: one to a card, and nothing for the other. */
export const sampleRefund: CancellationPreview = {
  revision: 7,
  refundTotal: 1123.45,
  paxes: [
    refunded,
    {
      ...refunded,
      policyNumber: 'TC-100000002',
      referenceNumber: '2',
      amount: 0,
      rule: 'AFTER_FREE_LOOK',
      until: null,
      routes: [],
    },
  ],
};

/** The same a day later: nothing is refunded any more. */
export const laterRefund: CancellationPreview = {
  ...sampleRefund,
  revision: 8,
  refundTotal: 0,
  paxes: sampleRefund.paxes.map((pax) => ({
    ...pax,
    amount: 0,
    rule: 'AFTER_FREE_LOOK',
    until: null,
    routes: [],
  })),
};

/** A cancellation by which something goes back. */
export const sampleCancellation: ChangeAnswer = {
  changeId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a57',
  kind: 'CANCELLATION',
  status: 'done',
  declineReason: null,
  policyNumbers: ['TC-100000001', 'TC-100000002'],
  refunds: [{ policyNumber: 'TC-100000001', amount: 1123.45, method: 'CREDIT_CARD', status: 'UNDERWAY' }],
};
