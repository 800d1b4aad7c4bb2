import type { Language } from '#domain/locales.ts';
import { beginningsOf } from '../define.ts';
import { explore, type Atlas, type Played } from '../explore.ts';
import { planTours } from '../plan.ts';
import type { Explored } from '../revive.ts';
import { declaredTransitions } from '../transitions.ts';
import type { AnyTour } from '../types.ts';
import { emptyExcuses, withoutExcused } from './excuses.ts';
import type { AnyJourney } from './types.ts';

export interface PlannedJourney {
  readonly language: Language;
  readonly steps: readonly Played[];
}

export interface JourneyPlan {
  /** the chart with the tour that lacks what a page cannot bring about */
  readonly explored: Explored;
  readonly journeys: readonly PlannedJourney[];
  /** what has to be reached in any language */
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

/** What a language is shown by: every stimulus, and every state that is come to, by whichever transition. */
const wordsOf = (goal: string) => goal.replace(/^[^→]* → /, 'comes to ');

/** One goal for each of the wanted words that nothing reached has. */
export function missingWords(wanted: ReadonlySet<string>, reached: readonly string[]): Set<string> {
  const said = new Set(reached.map(wordsOf));
  const left = [...wanted].filter((goal) => !said.has(wordsOf(goal)));
  return new Set(new Map(left.map((goal) => [wordsOf(goal), goal])).values());
}

/** What was found of a tour from each of its beginnings, for journeys of the same tour to share. */
const found = new WeakMap<AnyTour, Map<string, Atlas>>();

function explored(every: AnyTour, [name, tour]: readonly [string, AnyTour]): Atlas {
  const known = found.get(every) ?? new Map<string, Atlas>();
  found.set(every, known);
  const atlas = known.get(name) ?? explore({ ...tour, switches: 0 });
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
  return withoutExcused({ ...tourOf(journey), switches: 0 }, journey.notHere);
}

/**
 * Tours in alternating languages that take every transition, then as many more as it takes for every stimulus to be
 * done, and every state to be come to, in each language.
 */
export function planJourneys(journey: AnyJourney): JourneyPlan {
  const { tour: every, beginning, languages, notHere, adds } = journey;
  const tour = tourOf(journey);
  const whole = explored(every, [beginning, tour]);
  const atlas = Object.keys(notHere).length === 0 ? whole : explore(tourHere(journey));
  const wanted = adds ? new Set(adds) : atlas.goals;
  const journeys: PlannedJourney[] = planTours(atlas, tour.length, wanted).map((steps, index) => ({
    language: languages[index % languages.length] as Language,
    steps,
  }));
  for (const language of languages) {
    const own = journeys.filter((planned) => planned.language === language);
    const reached = own.flatMap(({ steps }) => [
      ...atlas.begun.taken,
      ...steps.flatMap(({ goals }) => goals),
    ]);
    const left = own.length === 0 ? wanted : missingWords(wanted, reached);
    if (left.size === 0) continue;
    const more = planTours(atlas, tour.length, left);
    for (const steps of more.length > 0 ? more : [[]]) journeys.push({ language, steps });
  }
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
