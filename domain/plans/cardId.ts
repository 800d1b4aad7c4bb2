/** The id of a card's chart, for its parent and for the screen. */
export function cardId(paxId: string, code: string): string {
  return `productCard.${paxId}.${code}`;
}
