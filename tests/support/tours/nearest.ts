import type { Place, Step } from './explore.ts';

/** The shortest ways from a place to a wanted goal: one after which a tour can go on, and one that ends it. */
export type Finder = (
  from: Place,
  barred: ReadonlySet<string>,
) => { passing: Step[] | null; ending: Step[] | null };

interface Found {
  readonly place: Place;
  readonly step: Step;
  readonly gain: number;
}

/**
 * Finds breadth first; among equals the step that reaches most wanted goals. Goals may leave `wanted` at any time
 * and never come back: steps without wanted goals are looked at no more.
 */
export function createFinder(wanted: ReadonlySet<string>): Finder {
  const useful = new Map<Place, Step[]>();
  const exits = new Map<Place, Step[]>();

  const usefulOf = (place: Place): Step[] => {
    const steps = (useful.get(place) ?? place.steps).filter(({ goals }) =>
      goals.some((goal) => wanted.has(goal)),
    );
    useful.set(place, steps);
    return steps;
  };
  const exitsOf = (place: Place): Step[] => {
    let steps = exits.get(place);
    if (!steps) {
      const firsts = new Map<Place, Step>();
      for (const step of place.steps) if (!firsts.has(step.to)) firsts.set(step.to, step);
      steps = [...firsts.values()];
      exits.set(place, steps);
    }
    return steps;
  };

  return (from, barred) => {
    const cameBy = new Map<Place, { step: Step; place: Place } | null>([[from, null]]);
    const found: { passing: Found | null; ending: Found | null } = { passing: null, ending: null };
    let frontier = [from];
    while (frontier.length > 0 && !found.passing) {
      const endedBefore = found.ending !== null;
      const next: Place[] = [];
      for (const place of frontier) {
        for (const step of usefulOf(place)) {
          const kind = step.to.steps.length === 0 ? 'ending' : 'passing';
          if (kind === 'ending' && endedBefore) continue;
          const gain = step.goals.filter((goal) => wanted.has(goal) && !barred.has(goal)).length;
          if (gain > (found[kind]?.gain ?? 0)) found[kind] = { place, step, gain };
        }
        for (const step of exitsOf(place)) {
          if (cameBy.has(step.to)) continue;
          cameBy.set(step.to, { step, place });
          next.push(step.to);
        }
      }
      frontier = next;
    }
    const way = (end: Found | null) => end && [...pathTo(end.place, cameBy), end.step];
    return { passing: way(found.passing), ending: way(found.ending) };
  };
}

function pathTo(place: Place, cameBy: ReadonlyMap<Place, { step: Step; place: Place } | null>): Step[] {
  const path: Step[] = [];
  for (let by = cameBy.get(place); by; by = cameBy.get(by.place)) path.unshift(by.step);
  return path;
}
