/** Where people of the sample live, by province. */
export const sampleAddresses = {
  QC: { addressLine1: '12 rue des Érables', city: 'Montréal', postalCode: 'H2X1Y4' },
  ON: { addressLine1: '5 King Street West', city: 'Toronto', postalCode: 'M5V2T6' },
  NS: { addressLine1: '40 Barrington Street', city: 'Halifax', postalCode: 'B3J1Z6' },
} as const;
