import type { ProvinceCode } from '../provinces.ts';

/** The provinces by the first letter of their postal codes; X is two territories. */
const byLetter: Readonly<Record<string, ProvinceCode>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

const nunavut = /^X0[ABC]/;

/** Whether a postal code, as it is held, is one of the province; a letter that Canada Post does not use is of none. */
export function isPostalCodeOf(postalCode: string, province: string): boolean {
  const code = postalCode.toUpperCase();
  const named = code.startsWith('X') ? (nunavut.test(code) ? 'NU' : 'NT') : byLetter[code.charAt(0)];
  return named === province;
}
