/** A share of an amount of cents, given in hundredths of a percent; half a cent goes away from zero. */
export function shareOf(cents: number, hundredthsOfPercent: number): number {
  const exact = cents * hundredthsOfPercent;
  return Math.sign(exact) * Math.floor((Math.abs(exact) + 5_000) / 10_000);
}
