/** Rows of the gallery's tables. */
export const premiums = [
  { id: '1', traveller: 'Anaïs Tremblay', plan: 'SEMH', cents: 12345 },
  { id: '2', traveller: 'William O’Brien', plan: 'MTEM', cents: 104590 },
];
