import type { Band } from '#domain/rating/rateVersion.ts';

/** From this age on, plans that ask about health ask. */
export const questionnaireFrom = 60;

/** Ages of travellers who answer no questions about health. */
export const youngerAges: readonly Band[] = [
  [0, 24],
  [25, 34],
  [35, 44],
  [45, 54],
  [55, 59],
];

/** Ages from the questionnaire on. */
export const olderAges: readonly Band[] = [
  [60, 64],
  [65, 69],
  [70, 74],
  [75, 79],
  [80, 84],
];

/** Ages of plans that take everybody without questions. */
export const allAges: readonly Band[] = [...youngerAges, ...olderAges, [85, 89]];
