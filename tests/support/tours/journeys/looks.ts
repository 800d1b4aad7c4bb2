import type { AnyMachineSnapshot } from 'xstate';
import { type Atlas, type Played, wayTo } from '../explore.ts';
import { excuseOf, proofsAt } from './excuses.ts';
import { situationsAt, situationsOf, type Shown } from './seeing.ts';

type Looked = Pick<Shown, 'screens' | 'notHere'>;

/** What is looked at in one place only: excuses that show, and situations of screens. */
export interface Looks {
  /** those that no walk has come to yet */
  readonly left: Set<string>;
  at(snapshot: AnyMachineSnapshot): readonly string[];
}

export function looksOf({ screens, notHere }: Looked): Looks {
  const excuses = Object.keys(notHere).filter((id) => excuseOf(notHere, id)?.proof);
  return {
    left: new Set([...excuses, ...situationsOf({ screens })]),
    at: (snapshot) => [
      ...proofsAt(notHere, snapshot).map(([id]) => id),
      ...situationsAt({ screens }, snapshot),
    ],
  };
}

/** The shortest ways to what is looked at on none of these walks; the looks that walks and ways come to are struck. */
export function waysToLooks(
  { begun, places }: Atlas,
  walks: readonly (readonly Played[])[],
  { left, at }: Looks,
): Played[][] {
  const isNew = (snapshot: AnyMachineSnapshot) => at(snapshot).filter((look) => left.delete(look)).length > 0;
  for (const { world } of walks.length > 0 ? [begun, ...walks.flat()] : []) isNew(world.snapshot);
  return [...places.values()].flatMap((place) => (isNew(place.world.snapshot) ? [wayTo(place)] : []));
}
