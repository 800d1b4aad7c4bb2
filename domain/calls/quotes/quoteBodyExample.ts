/** A valid quote body: two travellers for a fortnight in Portugal. */
export const quoteBodyExample = {
  organizationCode: 'CM',
  flowTravellerType: 'TRAVELLING_CANADIANS',
  travellerType: 'SINGLE',
  applicationDate: '2026-11-20',
  tripInformation: {
    startDate: '2027-02-01',
    endDate: '2027-02-14',
    tripBookingDate: '2026-11-20',
    tripType: 'SINGLE',
    provinceOfResidence: 'ON',
    travellingWithinCanada: false,
    countryOfResidence: 'CA',
    destinationCountry: 'Portugal',
  },
  paxes: [
    { referenceNumber: '1', age: 42, tripCost: 1800 },
    {
      referenceNumber: '2',
      age: 39,
      tripCost: 1800,
      plan: { code: 'SEMH', tripPreference: { deductible: 500 }, optionalBenefits: [{ code: 'FLTACC' }] },
    },
  ],
};
