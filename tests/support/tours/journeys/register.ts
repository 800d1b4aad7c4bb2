import type { Page } from '@playwright/test';
import { StepFailed } from '../play.ts';
import { revive } from '../revive.ts';
import { openShelf } from '../saved.ts';
import type { Played } from '../explore.ts';
import type { JourneyPlan, PlannedJourney } from './plan.ts';
import { planOnce } from './planOnce.ts';
import { type Following, playJourney, type Tell } from './play.ts';
import { excuseOf } from './excuses.ts';
import { claimsOf, situationsOf } from './seeing.ts';
import { openTally, type Tally } from './tally.ts';
import { namesOf } from './trail.ts';
import type { AnyJourney, Inside } from './types.ts';

export interface JourneyFloor extends Following {
  declareWalk(title: string, body: (page: Page, tell: Tell) => Promise<void>): void;
  declare(title: string, body: () => void): void;
  /** every tour in both languages, and what they were walked for; else the first tour alone */
  readonly every: boolean;
  /** folder of the saved failing tours */
  readonly folder: string;
  /** folder of what this run has reached: the same in all processes of one run, another in each run */
  readonly tallies: string;
  /** folder of what this run has planned; none: every process looks for the plan itself */
  readonly plans: string | null;
}

/**
 * Declares the journeys of a chart: in each language the tour that failed last time, and the first tour; or every tour,
 * what they were walked for, and one test per requirement.
 */
export function registerJourneys(journey: AnyJourney, floor: JourneyFloor): void {
  const { machine } = journey.tour;
  const chart = journey.beginning === '' ? machine.id : `${machine.id} (${journey.beginning})`;
  let plan: JourneyPlan;
  try {
    plan = planOnce(journey, floor.plans && `${floor.plans}/${chart}.json`);
  } catch (error) {
    floor.declare(`${chart}: the journeys can be planned`, () => {
      throw error;
    });
    return;
  }
  const tally = openTally(`${floor.tallies}/${chart}.jsonl`);
  const walk = (planned: PlannedJourney) => async (page: Page, tell: Tell) => {
    const shelf = openShelf(floor.folder, `${chart}.${planned.language}`);
    try {
      await playJourney(journey, plan, planned, page, tally, tell, floor);
    } catch (error) {
      if (error instanceof StepFailed && error.played.length > 0) shelf.save(error.played);
      throw error;
    }
  };

  for (const language of journey.languages) {
    const shelf = openShelf(floor.folder, `${chart}.${language}`);
    const saved = shelf.read();
    if (!saved) continue;
    const steps = revive(plan.explored, saved);
    floor.declareWalk(
      `${chart}: the tour that failed last time (${language}): ${titleOf(steps)}`,
      async (page, tell) => {
        await walk({ language, steps })(page, tell);
        shelf.clear();
      },
    );
  }
  const { length } = plan.journeys;
  for (const [index, planned] of plan.journeys.slice(0, floor.every ? length : 1).entries()) {
    const title = `${chart}: tour ${index + 1} of ${length} (${planned.language}): ${titleOf(planned.steps)}`;
    floor.declareWalk(title, walk(planned));
  }
  if (!floor.every) return;
  declareLeftOut(journey, chart, plan, tally, floor);
  const what = journey.inside.length > 0 ? 'every transition' : 'what only the application can show';
  floor.declare(`${chart}: ${what} was played`, () => {
    const reached = tally.reached();
    none(
      'Not played',
      [...plan.goals].filter((goal) => !reached.has(goal)),
    );
  });
  for (const chartInside of journey.inside) declareInside(chart, chartInside, tally, floor);
  for (const [requirement, places] of claimsOf(journey)) {
    floor.declare(`[${requirement}] ${chart} shows it at: ${places.join(', ')}`, () => {
      const proved = tally.proved(requirement);
      const left = places.filter((place) => !proved.has(place));
      if (left.length > 0) throw new Error(`No tour proved ${requirement} at: ${left.join(', ')}`);
    });
  }
}

/** What the journeys leave out they leave out for a reason that was given, and the reasons are those of this chart. */
function declareLeftOut(
  journey: AnyJourney,
  chart: string,
  plan: JourneyPlan,
  tally: Tally,
  { declare }: JourneyFloor,
): void {
  declare(`${chart}: ${extentOf(journey, plan)}`, () => {
    none('No stimulus takes', plan.untaken);
    none('Left out although the page could bring it about', plan.emptyExcuses);
    const given = Object.keys(journey.notFromHere);
    none(
      'Only tours with another beginning take',
      plan.elsewhere.filter((name) => !given.includes(name)),
    );
    none(
      'Said to need another beginning, but does not',
      given.filter((name) => !plan.elsewhere.includes(name)),
    );
    const proved = tally.proved('excuse');
    none(
      'No tour came where it shows that the page cannot bring about',
      Object.keys(journey.notHere).filter((id) => excuseOf(journey.notHere, id)?.proof && !proved.has(id)),
    );
    const situations = tally.proved('situation');
    none(
      'No tour came to the situation that is looked at',
      situationsOf(journey).filter((place) => !situations.has(place)),
    );
  });
}

function extentOf({ adds }: AnyJourney, { leftOut }: JourneyPlan): string {
  if (adds) return `adds ${adds.join(' | ')}`;
  return leftOut.length === 0 ? 'leaves nothing out' : `leaves out with a reason: ${leftOut.join(' | ')}`;
}

/** Every transition of a chart that runs beside was taken on the pages, but for those that nobody can take. */
function declareInside(
  chart: string,
  { tour, notHere = {} }: Inside,
  tally: Tally,
  { declare }: JourneyFloor,
): void {
  const names = namesOf(tour);
  const excused = Object.keys(notHere);
  declare(`${tour.machine.id}: every transition was taken inside the journeys of ${chart}`, () => {
    const walked = new Set([...tally.walked(tour.machine.id)].map((index) => names[index]));
    none(
      'Not taken',
      names.filter(
        (name) => !walked.has(name) && !excused.includes(name) && tour.unreachable[name] === undefined,
      ),
    );
    none(
      'Said to be impossible, but taken',
      excused.filter((name) => walked.has(name)),
    );
    none(
      'The chart has no transition',
      excused.filter((name) => !names.includes(name)),
    );
  });
}

function none(what: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${what}: ${found.join(', ')}`);
}

function titleOf(steps: readonly Played[]): string {
  return steps.length === 0 ? 'opens' : steps.map(({ stimulus }) => stimulus.id).join(' › ');
}
