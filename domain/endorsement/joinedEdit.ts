import { isSameValue } from '../forms/sameValue.ts';
import type { PolicyEdit } from './policyEdit.ts';

/** Values by name, or rows that one of their members names for good. */
type Some = Readonly<Record<string, unknown>>;

const isSome = (value: unknown): value is Some =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowOf = (rows: readonly Some[], { paxId, id }: Some) =>
  rows.find((row) => row['paxId'] === paxId && row['id'] === id);

/** A value of mine where I changed it, else theirs; a place is one value. */
function joined(opened: unknown, mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(opened) && Array.isArray(mine) && Array.isArray(theirs)) {
    return (theirs as Some[]).map((row) => {
      const [before, now] = [rowOf(opened as Some[], row), rowOf(mine as Some[], row)];
      return before && now ? joined(before, now, row) : row;
    });
  }
  if (isSome(opened) && isSome(mine) && isSome(theirs) && !('chosen' in theirs)) {
    return Object.fromEntries(
      Object.entries(theirs).map(([name, value]) => [name, joined(opened[name], mine[name], value)]),
    );
  }
  return isSameValue(opened, mine) ? theirs : mine;
}

/**
 * An edit of a policy that somebody else changed meanwhile: what was changed here on top of what they saved. Of those who
 * travel, who is there is theirs.
 */
export function joinedEdit(opened: PolicyEdit, mine: PolicyEdit, theirs: PolicyEdit): PolicyEdit {
  return joined(opened, mine, theirs) as PolicyEdit;
}
