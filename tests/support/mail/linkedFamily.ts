import type { LinkedPolicy } from '#domain/calls/policies/linkedPolicy.ts';

const plan = {
  name: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
  tripPreference: { deductible: 500 },
  insuredPeriod: { from: '2027-02-01', to: '2027-02-15' },
  cancellationFrom: null,
  documents: {
    en: [{ href: '/api/product/documents/SEMH/policy?lang=EN', text: 'Policy wording' }],
    fr: [{ href: '/api/product/documents/SEMH/policy?lang=FR', text: 'Libellé de la police' }],
  },
};
const payments: LinkedPolicy['paxes'][number]['payments'] = [
  { amount: 123.45, type: 'CHARGE', method: 'CREDIT_CARD', paymentDate: '2026-12-01' },
];

/** What a link shows to two travellers who share an address, and to the child who rides along. */
export const linkedFamily: LinkedPolicy = {
  lang: 'EN',
  brand: 'tc',
  seller: { names: { en: 'Travel Council', fr: 'Conseil du voyage' }, agent: null },
  trip: {
    tripType: 'SINGLE',
    startDate: '2027-02-01',
    endDate: '2027-02-15',
    destination: { en: 'Paris, France', fr: 'Paris, France' },
    provinceOfResidence: 'ON',
  },
  dependents: [{ firstName: 'Zoé', lastName: 'Tremblay', nameToFollow: false }],
  paxes: [
    {
      policyNumber: 'TC-100000001',
      policyStatus: 'ACTIVE',
      firstName: 'Marie',
      lastName: 'Tremblay',
      nameToFollow: false,
      plan,
      payments,
    },
    {
      policyNumber: 'TC-100000002',
      policyStatus: 'PENDING',
      firstName: 'Łucja',
      lastName: 'Nguyễn',
      nameToFollow: false,
      plan,
      payments,
    },
  ],
  insurer: {
    name: { en: 'Northern Harbour', fr: 'Havre du Nord' },
    tollFree: '1 800 555-0191',
    collect: '+1 416 555-0192',
  },
  unnamed: [],
};
