/** [PS-101] What a group pays: the sum over its travellers; cents. */
export function groupTotalCents(prices: readonly { readonly premiumTotalCents: number }[]): number {
  return prices.reduce((total, { premiumTotalCents }) => total + premiumTotalCents, 0);
}
