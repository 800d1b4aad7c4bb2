/** The most policies that stand as cards. */
const mostCards = 3;

/** Whether so many policies were bought that they are a table. */
export function isGroup(paxes: readonly unknown[]): boolean {
  return paxes.length > mostCards;
}
