import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';

const plan = {
  code: 'SEMH',
  name: { en: 'Emergency medical', fr: 'Soins médicaux d’urgence' },
  tripPreference: { deductible: 500 },
  insuredPeriod: { from: '2027-02-01', to: '2027-02-15' },
  cancellationFrom: null,
  adjustments: [{ breakdownType: 'DEDUCTIBLE' as const, amount: -12.5 }],
  optionalBenefits: [
    { code: 'FLTACC', name: { en: 'Flight accident', fr: 'Accident d’avion' }, premium: 20 },
  ],
  premiumTotal: 123.45,
  documents: {
    en: [{ href: '/api/product/documents/SEMH/policy?lang=EN', text: 'Policy wording' }],
    fr: [{ href: '/api/product/documents/SEMH/policy?lang=FR', text: 'Libellé de la police' }],
  },
};

const marie: PolicyDetail['paxes'][number] = {
  referenceNumber: '1',
  policyNumber: 'TC-100000001',
  policyStatus: 'ACTIVE',
  firstName: 'Marie',
  lastName: 'Tremblay',
  nameToFollow: false,
  dateOfBirth: '1986-05-04',
  age: 40,
  lang: 'FR',
  contact: {
    email: 'marie.tremblay@example.ca',
    phone: '5145550123',
    address: {
      addressLine1: '12 rue des Érables',
      city: 'Montréal',
      postalCode: 'H2X1Y4',
      province: 'QC',
      country: 'CA',
    },
  },
  plan,
  terms: {
    benefits: [
      {
        code: 'EMERGMED',
        rules: [
          { type: 'TRIPDURATION', increase: true, decrease: true },
          { type: 'DEDUCTIBLE', increase: true, decrease: true },
        ],
        preDepartureDurationDecrease: true,
        postDepartureDurationDecrease: false,
        cancellableAfterFreeLook: false,
      },
    ],
    deductibles: [0, 500].map((value) => ({ value, label: { en: `$${value}`, fr: `${value} $` } })),
    coverageAmounts: [],
    tripDurations: [],
    questionnaireMinimumAge: 60,
    eligibility: null,
  },
  tripCost: 1000,
  bill96Consent: null,
  eligibilityConsent: true,
  needs: [
    {
      question: { en: 'How do you travel?', fr: 'Comment voyagez-vous?' },
      answer: { en: 'By plane', fr: 'En avion' },
    },
  ],
  movements: [
    {
      paymentDate: '2026-12-01',
      type: 'CHARGE',
      method: 'PAID_TO_AGENCY',
      cardReference: null,
      cardEnding: null,
      amount: 123.45,
    },
  ],
  premiums: [{ entryDate: '2026-12-01', kind: 'PURCHASE', planName: plan.name, amount: 123.45 }],
  delivery: 'SENT',
};

/** Two travellers who bought together, and the child who rides along. */
export const policyOfTwo: PolicyDetail = {
  policyNumber: 'TC-100000001',
  revision: 1,
  organization: { code: 'TC', names: { en: 'Travel Council', fr: 'Conseil du voyage' }, category: 'AGENCY' },
  seller: {
    names: { en: 'Travel Council', fr: 'Conseil du voyage' },
    agent: 'Olivia Martin',
    soldBy: 'Mei Chen',
    sellingCode: 'TC-0101',
  },
  applicationDate: '2026-12-01',
  purchasedAt: '2026-12-01T15:30:00.000Z',
  validUntil: null,
  salesChannel: 'b2b',
  travellerType: 'SINGLE',
  flowTravellerType: 'TRAVELLING_CANADIANS',
  studentType: null,
  tripInformation: {
    tripType: 'SINGLE',
    startDate: '2027-02-01',
    endDate: '2027-02-15',
    tripBookingDate: '2026-11-20',
    provinceOfResidence: 'QC',
    departureLocation: 'YUL, Montréal, Canada',
    destinationName: 'Paris, France',
  },
  referredBy: null,
  referenceId: 'REF100000001',
  employeeName: null,
  employeeRelationship: null,
  legalConsent: true,
  individualPayment: false,
  usedReferenceNumbers: ['1', '2', '3'],
  activationFailed: false,
  paxes: [
    marie,
    {
      ...marie,
      referenceNumber: '2',
      policyNumber: 'TC-100000002',
      policyStatus: 'PENDING',
      firstName: 'Łucja',
      lastName: 'Nguyễn',
      needs: null,
    },
  ],
  dependents: [
    {
      referenceNumber: '3',
      firstName: 'Zoé',
      lastName: 'Tremblay',
      nameToFollow: false,
      dateOfBirth: '2016-02-01',
      age: 10,
      relationship: 'CHILD',
      tripCost: 0,
      contact: null,
    },
  ],
};
