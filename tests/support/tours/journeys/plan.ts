import type { Language } from '#domain/locales.ts';
import { beginningsOf } from '../define.ts';
import { explore, type Atlas, type Played, restsOf } from '../explore.ts';
import { planTours } from '../plan.ts';
import type { Explored } from '../revive.ts';
import { declaredTransitions } from '../transitions.ts';
import type { AnyTour } from '../types.ts';
import { emptyExcuses, withoutExcused } from './excuses.ts';
import { claimsOf, pathOf } from './seeing.ts';
import { looksOf, waysToLooks } from './looks.ts';
import type { AnyJourney } from './types.ts';

export interface PlannedJourney {
  readonly language: Language;
  readonly steps: readonly Played[];
}

export interface JourneyPlan {
  /** the chart with the tour that lacks what a page cannot bring about */
  readonly explored: Explored;
  readonly journeys: readonly PlannedJourney[];
  /** what has to be reached */
  readonly goals: ReadonlySet<string>;
  /** transitions left out because a page cannot bring them about */
  readonly leftOut: readonly string[];
  /** excuses that excuse nothing */
  readonly emptyExcuses: readonly string[];
  /** transitions that only tours with another beginning take */
  readonly elsewhere: readonly string[];
  /** transitions that no stimulus takes, neither here nor on the chart alone */
  readonly untaken: readonly string[];
}

/** What was found of a tour from each of its beginnings, for journeys of the same tour to share. */
const found = new WeakMap<AnyTour, Map<string, Atlas>>();

function explored(every: AnyTour, [name, tour]: readonly [string, AnyTour]): Atlas {
  const known = found.get(every) ?? new Map<string, Atlas>();
  found.set(every, known);
  const atlas = known.get(name) ?? explore({ ...tour, switches: 0, rests: true });
  known.set(name, atlas);
  return atlas;
}

/** The tour from where the journeys begin. */
function tourOf({ tour: every, beginning }: AnyJourney): AnyTour {
  const tour = beginningsOf(every).find(([name]) => name === beginning)?.[1];
  if (!tour) throw new Error(`The tour of ${every.machine.id} does not begin with "${beginning}"`);
  return tour;
}

/** The tour without what a page cannot bring about. Pairs are for the chart alone. */
export function tourHere(journey: AnyJourney): AnyTour {
  return withoutExcused({ ...tourOf(journey), switches: 0, rests: true }, journey.notHere);
}

/**
 * Tours in alternating languages that show what only the built application can: every answer of a port, every gesture
 * and screen that proves a requirement, and every excuse and situation that the page shows; at least one in each language. Where
 * charts run beside, they take every transition.
 */
export function planJourneys(journey: AnyJourney): JourneyPlan {
  const { tour: every, beginning, languages, notHere, adds } = journey;
  const tour = tourOf(journey);
  const whole = explored(every, [beginning, tour]);
  const atlas = Object.keys(notHere).length === 0 ? whole : explore(tourHere(journey), whole.simulator);
  const wanted = adds ? new Set(adds) : wantedOf(journey, atlas);
  const planned: (readonly Played[])[] = planTours(atlas, tour.length, wanted);
  const walks = [...planned, ...(adds ? [] : waysToLooks(atlas, planned, looksOf(journey)))];
  const count = Math.max(walks.length, languages.length);
  const journeys = Array.from(
    { length: count },
    (_, index): PlannedJourney => ({
      language: languages[index % languages.length] as Language,
      steps: walks[index % walks.length] ?? [],
    }),
  );
  const possible = new Set(
    beginningsOf(every).flatMap((each) => {
      const { goals, begun } = explored(every, each);
      return [...goals, ...begun.taken];
    }),
  );
  const declared = [...declaredTransitions(tour.machine).values()];
  const isTakenIn = ({ goals, begun }: Atlas, name: string) => goals.has(name) || begun.taken.includes(name);
  return {
    explored: atlas,
    journeys,
    goals: wanted,
    leftOut: adds ? [] : declared.filter((name) => isTakenIn(whole, name) && !isTakenIn(atlas, name)),
    emptyExcuses: emptyExcuses(whole, notHere),
    elsewhere: adds ? [] : declared.filter((name) => possible.has(name) && !isTakenIn(whole, name)),
    untaken: declared.filter((name) => !possible.has(name) && tour.unreachable[name] === undefined),
  };
}

/** What the page is walked for; what it shows as it opens needs no walk. */
function wantedOf({ tour, drive, screens, inside }: AnyJourney, atlas: Atlas): ReadonlySet<string> {
  const claimed = claimsOf({ drive, screens, notHere: {} }).flatMap(([, places]) => places);
  const proving = new Set(claimed.map(pathOf));
  const answers = tour.stimuli.filter(({ kind }) => kind === 'settle' || kind === 'fail').map(({ id }) => id);
  const atOnce = restsOf(atlas.begun.world.snapshot);
  const isWanted = (goal: string) => {
    if (goal.startsWith(rests)) return proving.has(goal.slice(rests.length)) && !atOnce.includes(goal);
    if (!goal.startsWith(stimulus)) return inside.length > 0;
    const id = goal.slice(stimulus.length);
    return inside.length > 0 || answers.includes(id) || proving.has(id);
  };
  return new Set([...atlas.goals].filter(isWanted));
}

const rests = 'rests in ';
const stimulus = 'stimulus ';
