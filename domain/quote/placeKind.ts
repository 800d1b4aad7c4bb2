import type { Kind } from '../forms/kinds.ts';
import type { LocationEntry } from './forms.ts';
import { noLocation } from './locationRules.ts';
import type { LocationProblem } from './problems.ts';

const membersOfPlace = ['id', 'iata', 'name', 'city', 'state', 'country'] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlace = (value: unknown) =>
  isRecord(value) && membersOfPlace.every((member) => typeof value[member] === 'string');

/** [QQ-046] [QQ-047] [TD-022] A departure or destination, which must be picked from the suggestions. */
export const place: Kind<LocationEntry, LocationProblem> = {
  kind: 'own',
  empty: noLocation,
  missing: 'required',
  malformed: 'locationInvalid',
  isEmpty: ({ text }) => text.trim() === '',
  fits: (value) =>
    isRecord(value) && typeof value.text === 'string' && (value.chosen === null || isPlace(value.chosen)),
  taken: (entry) => entry,
  problem: ({ chosen }) => (chosen === null ? 'locationInvalid' : null),
};
