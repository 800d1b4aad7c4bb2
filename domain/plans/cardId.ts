/** The id of a card's chart, for its parent and for the screen. */
export function cardId(paxId: string, code: string): string {
  return `productCard.${paxId}.${code}`;
}

/** The id of the chart of a traveller’s medical questionnaire, likewise. */
export function questionnaireId(paxId: string): string {
  return `medicalQuestionnaire.${paxId}`;
}
