import type { Language } from '#domain/locales.ts';
import { beginningsOf } from '../define.ts';
import { explore, restsOf, type Atlas, type Played } from '../explore.ts';
import { emptyExcuses, withoutExcused } from '../journeys/excuses.ts';
import { looksOf, waysToLooks } from '../journeys/looks.ts';
import { planTours } from '../plan.ts';
import { declaredTransitions } from '../transitions.ts';
import type { AnyViewTour } from './types.ts';

/** One walk from a beginning, in one language. */
export interface PlannedView {
  readonly language: Language;
  readonly steps: readonly Played[];
}

export interface PlannedBeginning {
  readonly name: string;
  /** of the tour from here, without what a person cannot bring about */
  readonly atlas: Atlas;
  readonly walks: readonly PlannedView[];
}

export interface ViewPlan {
  readonly beginnings: readonly PlannedBeginning[];
  /** what the walks of all beginnings reach together */
  readonly goals: ReadonlySet<string>;
  /** transitions left out because a person cannot bring them about */
  readonly leftOut: readonly string[];
  /** transitions that no stimulus takes, neither here nor on the chart alone */
  readonly untaken: readonly string[];
  /** excuses that excuse nothing from any beginning */
  readonly emptyExcuses: readonly string[];
}

/** Few walks that together reach every goal and every look of all beginnings; a later beginning only adds what those before do not. */
export function planViews({ tour, screens, notHere, languages }: AnyViewTour): ViewPlan {
  const goals = new Set<string>();
  const possible = new Set<string>();
  let unused = Object.keys(notHere);
  const looks = looksOf({ screens, notHere });
  const turns = { count: 0 };
  const nextLanguage = () => languages[turns.count++ % languages.length] as Language;
  const beginnings = beginningsOf(tour).map(([name, beginning]): PlannedBeginning => {
    const here = withoutExcused({ ...beginning, switches: 0, rests: true }, notHere);
    const atlas = explore(here);
    const whole =
      Object.keys(notHere).length > 0 ? explore({ ...beginning, switches: 0 }, atlas.simulator) : atlas;
    unused = emptyExcuses(whole, notHere).filter((id) => unused.includes(id));
    for (const goal of [...whole.goals, ...whole.begun.taken]) possible.add(goal);
    const atOnce = [...atlas.begun.taken, ...restsOf(atlas.begun.world.snapshot)];
    const begins = atOnce.some((goal) => !goals.has(goal));
    for (const goal of atOnce) goals.add(goal);
    const wanted = new Set([...atlas.goals].filter((goal) => !goals.has(goal)));
    const planned = planTours(atlas, here.length, wanted);
    const walks = [...planned, ...waysToLooks(atlas, planned, looks)];
    const tours = walks.length === 0 && begins ? [[]] : walks;
    for (const goal of wanted) goals.add(goal);
    return { name, atlas, walks: tours.map((steps) => ({ language: nextLanguage(), steps })) };
  });
  const declared = [...declaredTransitions(tour.machine).values()];
  return {
    beginnings,
    goals,
    leftOut: declared.filter((name) => possible.has(name) && !goals.has(name)),
    untaken: declared.filter((name) => !possible.has(name) && tour.unreachable[name] === undefined),
    emptyExcuses: unused,
  };
}
