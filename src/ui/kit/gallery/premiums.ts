/** Rows of the gallery's tables. */
export const premiums = [
  { traveller: 'Anaïs Tremblay', plan: 'SEMH', cents: 12345 },
  { traveller: 'William O’Brien', plan: 'MTEM', cents: 104590 },
];
