/** The id by which the chart of a card is known to its parent and to the screen. */
export function cardId(paxId: string, code: string): string {
  return `productCard.${paxId}.${code}`;
}
