import { isSameValue } from './sameValue.ts';

export type Version = 'mine' | 'theirs';
export type VersionChoices<Field extends string> = Readonly<Partial<Record<Field, Version>>>;

/**
 * Compares versions of a form that several people change, by what they say of its fields.
 * `differing` gives the fields of which they say something else.
 * `suggested` gives what counts of each of them: at first mine where I changed it, else what was saved meanwhile.
 * `together` gives my version with what counts of theirs.
 */
export function versionsOf<Form extends object, Field extends keyof Form & string>(
  fields: readonly Field[],
  saidBy: (form: Form) => Readonly<Record<Field, unknown>>,
) {
  const differing = (one: Form, other: Form): Field[] => {
    const before = saidBy(one);
    const now = saidBy(other);
    return fields.filter((field) => !isSameValue(before[field], now[field]));
  };
  const suggested = (base: Form, mine: Form, theirs: Form): VersionChoices<Field> => {
    const changed = differing(base, mine);
    const counts = (field: Field): Version => (changed.includes(field) ? 'mine' : 'theirs');
    return Object.fromEntries(
      differing(mine, theirs).map((field) => [field, counts(field)]),
    ) as VersionChoices<Field>;
  };
  const together = (mine: Form, theirs: Form, choices: VersionChoices<Field>): Form => {
    const taken = fields.filter((field) => choices[field] === 'theirs');
    return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  };
  return { differing, suggested, together };
}
