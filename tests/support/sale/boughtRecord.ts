import type { PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';
import { policyRecord } from './purchase.ts';

const issued = policyRecord('pax-1', 'pax-2');

/** What two travellers of different names bought by one card, at prices with cents; the second one is insured later. */
export const boughtRecord: PolicyRecord = {
  ...issued,
  organizationCode: 'TC',
  paxes: issued.paxes.map((pax, at) => ({
    ...pax,
    ...(at === 1 && { firstName: 'Luc', lastName: 'Gagnon' }),
    plan: {
      ...pax.plan,
      premiumTotal: 123.45,
      tripPreference: { deductible: 500 },
      ...(at === 1 && { insuredPeriod: { from: '2026-12-05', to: '2026-12-15' } }),
    },
    payments: pax.payments.map((payment) => ({ ...payment, amount: 123.45 })),
  })),
};
