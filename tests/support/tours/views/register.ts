import type { Page } from '@playwright/test';
import { excuseOf } from '../journeys/excuses.ts';
import { claimsOf, situationsOf } from '../journeys/seeing.ts';
import { StepFailed } from '../play.ts';
import type { Declare } from '../register.ts';
import { revive, type Shelf } from '../revive.ts';
import { statesOf } from '../holds.ts';
import { pathOf } from '../transitions.ts';
import type { Played } from '../explore.ts';
import { type PlannedBeginning, type PlannedView, planViews, type ViewPlan } from './plan.ts';
import { type Covered, playView } from './play.ts';
import type { AnyViewTour } from './types.ts';

export interface ViewFloor {
  readonly declare: Declare;
  /** where the tour of that name that failed last time is kept */
  readonly shelfOf: (name: string) => Shelf;
  /** the page of the views */
  readonly page: () => Page;
}

/**
 * Declares the tours of a chart through its views: from each beginning the one that failed last time and every tour;
 * then every gesture, every screen, and one test per requirement.
 */
export function registerViews(view: AnyViewTour, { declare, shelfOf, page }: ViewFloor): void {
  const chart = view.tour.machine.id;
  let plan: ViewPlan;
  try {
    plan = planViews(view);
  } catch (error) {
    declare(`${chart}: the tours through the views can be planned`, () => {
      throw error;
    });
    return;
  }
  const proved = new Map<string, Set<string>>();
  const covered: Covered = {
    goals: new Set(),
    prove: (what, place) => proved.set(what, (proved.get(what) ?? new Set()).add(place)),
  };
  for (const beginning of plan.beginnings) {
    const { name, atlas, walks } = beginning;
    const title = name === '' ? chart : `${chart} (${name})`;
    const shelf = shelfOf(name === '' ? chart : `${chart}.${name}`);
    const walk = (planned: PlannedView) => playAndKeep(view, beginning, planned, page(), covered, shelf);
    const saved = shelf.read();
    if (saved) {
      const steps = revive(atlas, saved);
      for (const language of view.languages)
        declare(`${title}: the tour that failed last time (${language}): ${titleOf(steps)}`, async () => {
          await walk({ language, steps });
          if (language === view.languages.at(-1)) shelf.clear();
        });
    }
    for (const [index, planned] of walks.entries()) {
      declare(
        `${title}: tour ${index + 1} of ${walks.length} (${planned.language}): ${titleOf(planned.steps)}`,
        () => walk(planned),
      );
    }
  }
  declareCoverage(view, plan, covered, proved, declare);
  for (const [requirement, places] of claimsOf(view)) {
    declare(`[${requirement}] the view of ${chart} shows it at: ${places.join(', ')}`, () => {
      none(
        `No tour proved ${requirement} at`,
        places.filter((place) => !proved.get(requirement)?.has(place)),
      );
    });
  }
}

async function playAndKeep(
  view: AnyViewTour,
  beginning: PlannedBeginning,
  planned: PlannedView,
  page: Page,
  covered: Covered,
  shelf: Shelf,
): Promise<void> {
  try {
    await playView(view, beginning, planned, page, covered);
  } catch (error) {
    if (error instanceof StepFailed && error.played.length > 0) shelf.save(error.played);
    throw error;
  }
}

function declareCoverage(
  { tour, screens, notHere }: AnyViewTour,
  plan: ViewPlan,
  covered: Covered,
  proved: ReadonlyMap<string, ReadonlySet<string>>,
  declare: Declare,
): void {
  const chart = tour.machine.id;
  declare(`${chart}: what a person cannot bring about has a reason`, () => {
    none('Left out although a person could bring it about', plan.emptyExcuses);
    none(
      'No tour came where it shows that a person cannot bring about',
      Object.keys(notHere).filter((id) => excuseOf(notHere, id)?.proof && !proved.get('excuse')?.has(id)),
    );
    none(
      'No tour came to the situation that is looked at',
      situationsOf({ screens }).filter((place) => !proved.get('situation')?.has(place)),
    );
  });
  declare(`${chart}: every gesture was made and every screen was looked at`, () => {
    none(
      'Not played',
      [...plan.goals].filter((goal) => !covered.goals.has(goal)),
    );
    none(
      'No tour rests in',
      statesOf(tour.machine.root)
        .map(pathOf)
        .filter((path) => screens[path] !== null && !covered.goals.has(`rests in ${path}`)),
    );
  });
}

function none(what: string, found: readonly string[]): void {
  if (found.length > 0) throw new Error(`${what}:\n  ${found.slice(0, 20).join('\n  ')}`);
}

function titleOf(steps: readonly Played[]): string {
  return steps.length === 0 ? 'opens' : steps.map(({ stimulus }) => stimulus.id).join(' › ');
}
