import type { AnyMachineSnapshot } from 'xstate';
import { activePaths } from '../holds.ts';
import { proofsAt } from './excuses.ts';
import type { Excuse, Person, Screen, Seeing } from './types.ts';

/** A way to do something that may prove requirements. */
type Claiming = ((who: never) => unknown) | { readonly requirements?: readonly string[] };

/** What is to be seen and done of a chart, whoever shows it. */
export interface Shown {
  readonly screens: Readonly<Record<string, Screen>>;
  readonly drive: Readonly<Record<string, Claiming | undefined>>;
  readonly notHere: Readonly<Record<string, string | Excuse | undefined>>;
}

/** Takes note that something was seen: a requirement at a state, an excuse by its stimulus. */
export type Prove = (what: string, place: string) => void;

/** Looks at the screen of every active state, and at what shows that something left out cannot be done here. */
export async function lookAround(
  { screens, notHere }: Shown,
  snapshot: AnyMachineSnapshot,
  person: Person,
  prove: Prove,
): Promise<void> {
  for (const path of activePaths(snapshot)) {
    for (const { place, look, where, requirements = [] } of looksAt(path, screens[path])) {
      if (where && !where(snapshot)) continue;
      try {
        await look(person, snapshot);
      } catch (error) {
        throw new Error(`in "${path}": ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
      for (const id of requirements) prove(id, place);
      if (where) prove('situation', place);
    }
  }
  for (const [id, { proof, reason }] of proofsAt(notHere, snapshot)) {
    try {
      await proof?.(person, snapshot);
    } catch (error) {
      throw new Error(`"${id}" is left out because ${reason}: ${(error as Error).message}`, { cause: error });
    }
    prove('excuse', id);
  }
}

type Looking = Exclude<Seeing, (...given: never[]) => unknown> & { readonly place: string };

/** What is looked at on a screen; the second look and those after it have a number in their place. */
const looksAt = (path: string, screen: Screen | undefined): Looking[] =>
  ([screen ?? []].flat() as Seeing[]).map((seeing, index) => ({
    ...(typeof seeing === 'function' ? { look: seeing } : seeing),
    place: index === 0 ? path : `${path} (${index + 1})`,
  }));

/** The state of a place. */
export const pathOf = (place: string): string => place.replace(/ \(\d+\)$/, '');

/** Places that are looked at only in some situations. */
export const situationsOf = ({ screens }: Pick<Shown, 'screens'>): string[] =>
  Object.entries(screens).flatMap(([path, screen]) =>
    looksAt(path, screen).flatMap(({ where, place }) => (where ? [place] : [])),
  );

/** The situations that are looked at in this one, by their places. */
export const situationsAt = ({ screens }: Pick<Shown, 'screens'>, snapshot: AnyMachineSnapshot): string[] =>
  activePaths(snapshot).flatMap((path) =>
    looksAt(path, screens[path]).flatMap(({ where, place }) => (where?.(snapshot) ? [place] : [])),
  );

/** Requirements on screens and gestures with the places that claim them, sorted. */
export function claimsOf({ screens, drive }: Shown): [requirement: string, places: string[]][] {
  const claims = new Map<string, Set<string>>();
  const claim = (ids: readonly string[], place: string) => {
    for (const id of ids) claims.set(id, (claims.get(id) ?? new Set()).add(place));
  };
  for (const [path, screen] of Object.entries(screens))
    for (const { place, requirements = [] } of looksAt(path, screen)) claim(requirements, place);
  for (const [id, how] of Object.entries(drive))
    if (typeof how === 'object') claim(how.requirements ?? [], id);
  return [...claims]
    .map(([id, places]): [string, string[]] => [id, [...places]])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}
