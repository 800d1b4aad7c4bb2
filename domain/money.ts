/** Decimal dollars of the wire to integer cents; rounds half a cent away from zero. */
export function centsOf(dollars: number): number {
  return Math.sign(dollars) * Math.round(Math.abs(dollars) * 100 + 1e-7);
}

/** Integer cents to the decimal dollars of the wire. */
export function dollarsOf(cents: number): number {
  return cents / 100;
}
