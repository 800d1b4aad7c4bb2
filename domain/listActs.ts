import type { ListAct, ListDeclaration } from './listQuery.ts';
import type { Atom } from './permissions/atoms.ts';
import { holds } from './permissions/claimGroups.ts';

/** What somebody may do with the rows of a list. */
export function actsOffered({ acts = [] }: Pick<ListDeclaration, 'acts'>, atoms: readonly Atom[]): ListAct[] {
  return acts.filter(({ claim }) => claim === undefined || holds(atoms, claim));
}
