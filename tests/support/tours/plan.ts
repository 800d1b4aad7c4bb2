import { type Atlas, goalsOf, type Place, type Step } from './explore.ts';
import { createFinder, type Finder } from './nearest.ts';

/**
 * Few and short tours from the start that together reach every goal, those of the whole atlas by default: always
 * to the nearest uncovered goal, cut at about `length` steps. Same atlas, same tours.
 */
export function planTours(atlas: Atlas, length: number, goals: ReadonlySet<string> = atlas.goals): Step[][] {
  const wanted = new Set(goals);
  for (const goal of atlas.begun.taken) wanted.delete(goal);
  const onlyFromStart = new Set<string>();
  const finder = createFinder(wanted);
  const tours: Step[][] = [];
  while (wanted.size > 0) {
    const tour = walk(atlas, length, wanted, onlyFromStart, finder);
    if (tour.length === 0) throw new Error(`No tour reaches: ${[...wanted].join(', ')}`);
    tours.push(tour);
  }
  return withoutNeedless(tours, goals);
}

function walk(
  atlas: Atlas,
  length: number,
  wanted: Set<string>,
  onlyFromStart: Set<string>,
  finder: Finder,
): Step[] {
  const tour: Step[] = [];
  let place: Place = atlas.start;
  let limit = length;
  for (;;) {
    const barred = tour.length === 0 ? new Set<string>() : onlyFromStart;
    const fits = (path: Step[] | null) =>
      path !== null && (tour.length === 0 || tour.length + path.length <= limit);
    const { passing, ending } = finder(place, barred);
    const path = fits(passing) ? passing : fits(ending) ? ending : null;
    if (!path) return tour;
    if (tour.length === 0) limit = Math.max(length, 2 * path.length);
    const sought = path.at(-1)!.goals.filter((goal) => wanted.has(goal));
    for (const planned of path) {
      const step = follow(atlas, tour.at(-1), planned);
      if (!step) break;
      tour.push(step);
      for (const goal of step.goals) wanted.delete(goal);
    }
    for (const goal of sought) if (wanted.has(goal)) onlyFromStart.add(goal);
    place = tour.at(-1)?.to ?? atlas.start;
  }
}

/**
 * Where a fingerprint takes several worlds for one place, the planned step is played again in the world really
 * reached; it may come out differently, or not be possible. Ways found by exploring are exact.
 */
function follow(atlas: Atlas, last: Step | undefined, planned: Step): Step | null {
  if (atlas.exact) return planned;
  const world = last?.world ?? atlas.start.world;
  const before = last?.taken ?? null;
  if (world === (last?.to.world ?? atlas.start.world)) return planned;
  const reaction = atlas.simulator.react(world, planned.stimulus);
  if (!reaction) return null;
  const to = atlas.places.get(atlas.keyOf(reaction.world, reaction.taken));
  if (!to) return null;
  return {
    ...reaction,
    stimulus: planned.stimulus,
    goals: goalsOf(atlas.tour, planned.stimulus, reaction, before),
    to,
  };
}

/** Leaves out tours whose goals the others reach as well, the shortest first. */
function withoutNeedless(tours: readonly Step[][], needed: ReadonlySet<string>): Step[][] {
  const times = new Map<string, number>();
  const neededIn = (tour: Step[]) =>
    new Set(tour.flatMap((step) => step.goals).filter((goal) => needed.has(goal)));
  for (const tour of tours) for (const goal of neededIn(tour)) times.set(goal, (times.get(goal) ?? 0) + 1);
  const kept = new Set(tours);
  for (const tour of [...tours].toSorted((a, b) => a.length - b.length)) {
    const goals = [...neededIn(tour)];
    if (goals.some((goal) => times.get(goal) === 1)) continue;
    kept.delete(tour);
    for (const goal of goals) times.set(goal, times.get(goal)! - 1);
  }
  return tours.filter((tour) => kept.has(tour));
}
