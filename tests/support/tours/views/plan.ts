import type { Language } from '#domain/locales.ts';
import { beginningsOf } from '../define.ts';
import { explore, restsOf, type Atlas, type Played } from '../explore.ts';
import { emptyExcuses, withoutExcused } from '../journeys/excuses.ts';
import { looksOf, waysToLooks } from '../journeys/looks.ts';
import { planTours } from '../plan.ts';
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
  /** gestures and screens that the walks of all beginnings reach together */
  readonly goals: ReadonlySet<string>;
  /** excuses that excuse nothing from any beginning */
  readonly emptyExcuses: readonly string[];
}

/**
 * Few walks that together make every gesture, see every screen and come to every look of all beginnings; a later
 * beginning only adds what those before do not. Transitions are walked on the chart alone.
 */
export function planViews({ tour, drive, screens, notHere, languages }: AnyViewTour): ViewPlan {
  const goals = new Set<string>();
  const isShown = (goal: string) =>
    goal.startsWith(resting) ? screens[goal.slice(resting.length)] !== null : isGesture(drive, goal);
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
    const atOnce = restsOf(atlas.begun.world.snapshot).filter(isShown);
    const begins = atOnce.some((goal) => !goals.has(goal));
    for (const goal of atOnce) goals.add(goal);
    const wanted = new Set([...atlas.goals].filter((goal) => isShown(goal) && !goals.has(goal)));
    const planned = planTours(atlas, here.length, wanted);
    const walks = [...planned, ...waysToLooks(atlas, planned, looks)];
    const tours = walks.length === 0 && begins ? [[]] : walks;
    for (const goal of wanted) goals.add(goal);
    return { name, atlas, walks: tours.map((steps) => ({ language: nextLanguage(), steps })) };
  });
  return { beginnings, goals, emptyExcuses: unused };
}

const resting = 'rests in ';
const played = 'stimulus ';

function isGesture(drive: AnyViewTour['drive'], goal: string): boolean {
  if (!goal.startsWith(played)) return false;
  const by = drive[goal.slice(played.length)];
  return by !== undefined && !('commanded' in by);
}
