import type { Kind } from '../forms/kinds.ts';
import type { LocationEntry } from './forms.ts';
import { noLocation } from './locationRules.ts';
import type { LocationProblem } from './problems.ts';

/** [QQ-046] [QQ-047] [TD-022] A departure or destination, which must be picked from the suggestions. */
export const place: Kind<LocationEntry, LocationProblem> = {
  kind: 'own',
  empty: noLocation,
  missing: 'required',
  malformed: 'locationInvalid',
  isEmpty: ({ text }) => text.trim() === '',
  taken: (entry) => entry,
  problem: ({ chosen }) => (chosen === null ? 'locationInvalid' : null),
};
