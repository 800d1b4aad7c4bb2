import type { PolicyPax, PolicyRecord } from '#domain/calls/shapes/policyRecord.ts';

function pax(changes: Partial<PolicyPax>): PolicyPax {
  return {
    referenceNumber: 'pax-1',
    policyNumber: 'TC-100000001',
    policyStatus: 'ACTIVE',
    firstName: 'Marie',
    lastName: 'Tremblay',
    nameToFollow: false,
    dateOfBirth: '1986-05-04',
    age: 40,
    lang: 'FR',
    plan: {
      code: 'SEMH',
      name: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
      tripPreference: {},
      adjustments: [],
      optionalBenefits: [],
      premiumTotal: 123.45,
    },
    payments: [
      {
        amount: 123.45,
        type: 'CHARGE',
        method: 'CREDIT_CARD',
        cardReference: null,
        paymentDate: '2026-11-20',
      },
    ],
    ...changes,
  };
}

/** What two travellers bought by one card. */
export const boughtRecord: PolicyRecord = {
  policyNumber: 'TC-100000001',
  organizationCode: 'TC',
  applicationDate: '2026-11-20',
  salesChannel: 'b2b',
  travellerType: 'SINGLE',
  tripInformation: {},
  paxes: [
    pax({}),
    pax({ referenceNumber: 'pax-2', policyNumber: 'TC-100000002', firstName: 'Luc', lastName: 'Gagnon' }),
  ],
  dependents: [],
  referredBy: null,
  referenceId: null,
  employeeName: null,
  employeeRelationship: null,
};
