import type { Page } from '@playwright/test';
import { StepFailed } from '../play.ts';
import { revive } from '../revive.ts';
import { openShelf } from '../saved.ts';
import type { Step } from '../explore.ts';
import { planJourneys, type JourneyPlan, type PlannedJourney } from './plan.ts';
import { playJourney, type Tell } from './play.ts';
import { openTally } from './tally.ts';
import type { AnyJourney } from './types.ts';

export interface JourneyFloor {
  declareWalk(title: string, body: (page: Page, tell: Tell) => Promise<void>): void;
  declare(title: string, body: () => void): void;
  /** folder of the saved failing tours */
  readonly folder: string;
  /** folder of what this run has reached: the same in all processes of one run, another in each run */
  readonly tallies: string;
}

/**
 * Declares the journeys of a chart: in each language the tour that failed last time; every tour; every transition and
 * stimulus in each language; one test a requirement.
 */
export function registerJourneys(journey: AnyJourney, floor: JourneyFloor): void {
  const { machine } = journey.tour;
  const chart = journey.beginning === '' ? machine.id : `${machine.id} (${journey.beginning})`;
  let plan: JourneyPlan;
  try {
    plan = planJourneys(journey);
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
      await playJourney(journey, plan, planned, page, tally, tell);
    } catch (error) {
      if (error instanceof StepFailed) shelf.save(error.played);
      throw error;
    }
  };

  for (const language of journey.languages) {
    const shelf = openShelf(floor.folder, `${chart}.${language}`);
    const saved = shelf.read();
    if (!saved) continue;
    const steps = revive(journey.tour, plan.atlas, saved);
    floor.declareWalk(
      `${chart}: the tour that failed last time (${language}): ${titleOf(steps)}`,
      async (page, tell) => {
        await walk({ language, steps })(page, tell);
        shelf.clear();
      },
    );
  }
  const { length } = plan.journeys;
  for (const [index, planned] of plan.journeys.entries()) {
    const title = `${chart}: tour ${index + 1} of ${length} (${planned.language}): ${titleOf(planned.steps)}`;
    floor.declareWalk(title, walk(planned));
  }
  floor.declare(
    `${chart}: what is left out is left out because of a stimulus that a page cannot bring about`,
    () => {
      if (plan.untaken.length > 0) throw new Error(`No stimulus takes: ${plan.untaken.join(', ')}`);
      const unknown = Object.keys(journey.notHere).filter((id) => !journey.tour.ids.includes(id));
      if (unknown.length > 0) throw new Error(`The tour has no stimulus ${unknown.join(', ')}`);
    },
  );
  for (const language of journey.languages) {
    floor.declare(`${chart}: every transition and every stimulus was played in ${language}`, () => {
      const reached = tally.reached(language);
      const left = [...plan.goals].filter((goal) => !reached.has(goal));
      if (left.length > 0) throw new Error(`Not played in ${language}:\n  ${left.join('\n  ')}`);
    });
  }
  for (const [requirement, places] of claimsOf(journey)) {
    floor.declare(`[${requirement}] ${chart} shows it at: ${places.join(', ')}`, () => {
      const proved = tally.proved(requirement);
      const left = places.filter((place) => !proved.has(place));
      if (left.length > 0) throw new Error(`No tour proved ${requirement} at: ${left.join(', ')}`);
    });
  }
}

/** Requirements on screens and gestures with the places that claim them, sorted. */
function claimsOf({ screens, drive }: AnyJourney): [requirement: string, places: string[]][] {
  const claims = new Map<string, Set<string>>();
  const claim = (ids: readonly string[], place: string) => {
    for (const id of ids) claims.set(id, (claims.get(id) ?? new Set()).add(place));
  };
  for (const [path, screen] of Object.entries(screens)) {
    for (const seeing of [screen ?? []].flat())
      if (typeof seeing === 'object') claim(seeing.requirements ?? [], path);
  }
  for (const [id, how] of Object.entries(drive)) if (typeof how === 'object') claim(how.requirements, id);
  return [...claims]
    .map(([id, places]): [string, string[]] => [id, [...places]])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function titleOf(steps: readonly Step[]): string {
  return steps.map(({ stimulus }) => stimulus.id).join(' › ');
}
