import type { RequoteAnswer } from '#domain/calls/policies/requotePolicy.ts';
import type { SectionInput } from '#machines/policySections/section.types.ts';
import { policyOfTwo } from '../support/policies/policyDetail.ts';
import { internalSession } from './sessions.ts';

const session = { ...internalSession, atoms: ['POLICY_READ', 'POLICY_EDIT'] as const };
export const activePolicy = {
  ...policyOfTwo,
  paxes: policyOfTwo.paxes.map((pax) => ({ ...pax, policyStatus: 'ACTIVE' as const })),
};

/** A policy in force, before its trip, with somebody who may change it. */
export const input: SectionInput = {
  policyNumber: 'TC-100000001',
  segment: 'edit',
  language: 'en',
  session,
  policy: activePolicy,
};
/** The first of them with a child who rides along. */
const [primary] = activePolicy.paxes as [(typeof activePolicy.paxes)[number]];
export const familyPolicy = { ...activePolicy, travellerType: 'FAMILY' as const, paxes: [primary] };
export const otherInputs = {
  'the policy of a family': { ...input, policy: familyPolicy },
  'a policy of which one part is pending': { ...input, policy: policyOfTwo },
  'somebody who may only read': { ...input, session: { ...session, atoms: ['POLICY_READ'] as const } },
};

/** One traveller pays more and another gets something back. */
export const requoted: RequoteAnswer = {
  requoteId: 'r-1',
  expiresAt: '2026-11-20T15:30:00.000Z',
  deltaTotal: 5,
  deltaPaxes: [
    {
      policyNumber: 'TC-100000001',
      referenceNumber: '1',
      deltaAmount: 20,
      premiumBefore: 123.45,
      premiumAfter: 143.45,
      worksheetBefore: null,
      worksheetAfter: null,
    },
    {
      policyNumber: 'TC-100000002',
      referenceNumber: '2',
      deltaAmount: -15,
      premiumBefore: 123.45,
      premiumAfter: 108.45,
      worksheetBefore: null,
      worksheetAfter: null,
    },
  ],
};

export const lastDay = { loaded: '2027-02-15', later: '2027-02-20', none: '2027-02-31' } as const;
export const returns = (value: string) =>
  ({ type: 'person.fill', of: 'travellers', key: 'returnDate', value }) as const;
export const laterReturn = {
  referenceNumber: null,
  fieldChanged: 'endDate',
  from: '2027-02-15',
  to: '2027-02-20',
} as const;
