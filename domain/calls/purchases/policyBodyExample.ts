/** A purchase of one traveller, paid to the agency. */
export const policyBodyExample = {
  organizationCode: 'TC',
  flowTravellerType: 'TRAVELLING_CANADIANS',
  travellerType: 'SINGLE',
  tripInformation: {
    startDate: '2027-02-01',
    endDate: '2027-02-15',
    tripBookingDate: '2026-11-20',
    tripType: 'SINGLE',
    provinceOfResidence: 'QC',
    travellingWithinCanada: false,
    countryOfResidence: 'CA',
  },
  legalConsent: true,
  individualPayment: 'false',
  paxes: [
    {
      referenceNumber: '1',
      firstName: 'Marie',
      lastName: 'Tremblay',
      dateOfBirth: '1986-05-04',
      age: 40,
      tripCost: 0,
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
      plan: { code: 'SEMH', tripPreference: { deductible: 0 }, adjustments: [], premiumTotal: 61.2 },
      payments: [{ amount: 61.2, type: 'CHARGE', method: 'PAID_TO_AGENCY' }],
      lang: 'FR',
      eligibilityConsent: true,
    },
  ],
};
