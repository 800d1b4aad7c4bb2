/** Says to the journeys that every tour is walked, in both languages: `all`. */
export const toursVariable = 'PORTAGE_JOURNEYS_TOURS';
