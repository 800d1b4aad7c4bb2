import { explore, type Atlas, type Played, type Step } from './explore.ts';
import { type Ledger, openLedger, statesOf } from './holds.ts';
import { planTours } from './plan.ts';
import { play, StepFailed, type Coverage } from './play.ts';
import { revive, type Shelf } from './revive.ts';
import { beginningsOf } from './define.ts';
import { declaredTransitions, pathOf } from './transitions.ts';
import type { AnyTour } from './types.ts';

/** Declares one test; what vitest's and Playwright's `test` have in common. */
export type Declare = (title: string, body: () => Promise<void> | void) => void;

export interface Floor {
  readonly declare: Declare;
  /** where the tour of that name that failed last time is kept */
  readonly shelfOf: (name: string) => Shelf;
}

/**
 * Declares the tests of a chart: the tour that failed last time, every tour, every transition, every pair,
 * every stimulus, every state and one test per requirement.
 */
export function registerTour(tour: AnyTour, floor: Floor): void {
  const { declare } = floor;
  const ledger = openLedger(tour);
  const covered: Coverage = { transitions: new Set(), goals: new Set() };
  const goals = new Set<string>();
  for (const [name, beginning] of beginningsOf(tour)) {
    const atlas = registerWalks(name, beginning, floor, ledger, covered);
    if (!atlas) return;
    for (const goal of atlas.goals) goals.add(goal);
  }
  declareProof({ tour, ledger, covered, goals }, declare);
}

/** What the walks of a tour have shown so far, and what they are to show. */
export interface Shown {
  readonly tour: AnyTour;
  readonly ledger: Ledger;
  readonly covered: Coverage;
  readonly goals: ReadonlySet<string>;
}

/** Declares the tests of all walks together: transitions, pairs, stimuli, states and requirements. */
export function declareProof({ tour, ledger, covered, goals }: Shown, declare: Declare): void {
  const chart = tour.machine.id;
  declareCoverage(tour, goals, covered, declare);
  declare(`${chart}: every state was entered`, () => {
    none(
      'States that no tour entered',
      statesOf(tour.machine.root)
        .map(pathOf)
        .filter((path) => !ledger.entered.has(path) && !wasLeftAtOnce(path, covered)),
    );
  });
  if (ledger.awaited.size > 0) {
    declare(`${chart}: every assertion that waits for a situation was made`, () => {
      none('Assertions that no tour made', [...ledger.awaited]);
    });
  }
  for (const [requirement, proof] of [...ledger.proofs].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    declare(`[${requirement}] ${chart} keeps it at: ${[...proof.places].join(', ')}`, () => {
      none(`Places where ${requirement} did not hold`, [...proof.broken]);
      none(
        `Places where no tour asserted ${requirement}`,
        [...proof.places].filter((place) => !proof.held.has(place)),
      );
    });
  }
}

/** Declares the tours from one beginning; null when the chart cannot be explored from it. */
function registerWalks(
  name: string,
  tour: AnyTour,
  { declare, shelfOf }: Floor,
  ledger: Ledger,
  covered: Coverage,
): Atlas | null {
  const chart = name === '' ? tour.machine.id : `${tour.machine.id} (${name})`;
  let atlas: Atlas;
  let tours: Step[][];
  try {
    atlas = explore(tour);
    tours = planTours(atlas, tour.length);
  } catch (error) {
    declare(`${chart}: the chart can be explored`, () => {
      throw error;
    });
    return null;
  }
  const shelf = shelfOf(name === '' ? tour.machine.id : `${tour.machine.id}.${name}`);
  const replay = (steps: readonly Played[]) =>
    playAndKeep(shelf, () => play(tour, atlas, steps, ledger, covered));

  const saved = shelf.read();
  if (saved) {
    const steps = revive(atlas, saved);
    declare(`${chart}: the tour that failed last time: ${titleOf(steps)}`, () => {
      replay(steps);
      shelf.clear();
    });
  }
  for (const [index, steps] of tours.entries()) {
    declare(`${chart}: tour ${index + 1} of ${tours.length}: ${titleOf(steps)}`, () => replay(steps));
  }
  return atlas;
}

function playAndKeep(shelf: Shelf, body: () => void): void {
  try {
    body();
  } catch (error) {
    if (error instanceof StepFailed) shelf.save(error.played);
    throw error;
  }
}

function declareCoverage(
  tour: AnyTour,
  goals: ReadonlySet<string>,
  covered: Coverage,
  declare: Declare,
): void {
  const chart = tour.machine.id;
  declare(`${chart}: every transition drawn on the chart was taken`, () => {
    const declared = [...declaredTransitions(tour.machine).values()];
    const excused = Object.keys(tour.unreachable);
    none(
      'Transitions that no tour took',
      declared.filter((name) => !covered.transitions.has(name) && !excused.includes(name)),
    );
    none(
      'Transitions called unreachable that were taken',
      excused.filter((name) => covered.transitions.has(name)),
    );
    none(
      'Transitions called unreachable that the chart has not',
      excused.filter((name) => !declared.includes(name)),
    );
  });
  if (tour.switches === 1) {
    const pairs = [...goals].filter((goal) => goal.includes(' ⇒ '));
    declare(
      `${chart}: every pair of transitions that can follow each other was taken (${pairs.length})`,
      () => {
        none(
          'Pairs that no tour took',
          pairs.filter((pair) => !covered.goals.has(pair)),
        );
      },
    );
  }
  declare(`${chart}: every stimulus can happen`, () => {
    none(
      'Stimuli that are possible nowhere',
      tour.stimuli.map(({ id }) => id).filter((id) => !goals.has(`stimulus ${id}`)),
    );
  });
}

/** A state in which a chart begins and that it leaves at once shows only by the transition that leaves it. */
function wasLeftAtOnce(path: string, { transitions }: Coverage): boolean {
  return [...transitions].some((name) => name.startsWith(`${path} · always`));
}

function none(what: string, found: readonly string[]): void {
  if (found.length === 0) return;
  const rest = found.length > 20 ? `\n  and ${found.length - 20} more` : '';
  throw new Error(`${what}:\n  ${found.slice(0, 20).join('\n  ')}${rest}`);
}

function titleOf(steps: readonly Played[]): string {
  return steps.map((step) => step.stimulus.id).join(' › ');
}
