import { beginningsOf } from '../tours/define.ts';
import { type Atlas, explore, type Step } from '../tours/explore.ts';
import { openLedger } from '../tours/holds.ts';
import { planTours } from '../tours/plan.ts';
import { play } from '../tours/play.ts';
import type { AnyTour } from '../tours/types.ts';
import type { Mutant } from './mutants.ts';

/** The walks of a chart as it is, from one of its beginnings. */
export interface Walks {
  readonly tour: AnyTour;
  readonly atlas: Atlas;
  readonly walks: readonly Step[][];
}

const plans = new WeakMap<AnyTour, Walks[]>();

/** The walks of a chart from each of its beginnings, planned once. */
export function planWalks(tour: AnyTour): Walks[] {
  const planned =
    plans.get(tour) ??
    beginningsOf(tour).map(([, beginning]) => {
      const atlas = explore(beginning);
      return { tour: beginning, atlas, walks: planTours(atlas, beginning.length) };
    });
  plans.set(tour, planned);
  return planned;
}

/** The first thing that the tours of the chart as it is notice in a mutant; null when all of them pass. */
export function noticed(planned: readonly Walks[], mutant: Mutant): string | null {
  const machine = mutant.make();
  for (const { tour, atlas, walks } of planned) {
    for (const steps of walks) {
      try {
        play({ ...tour, machine }, atlas, steps, openLedger(tour), {
          transitions: new Set(),
          goals: new Set(),
        });
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    }
  }
  return null;
}
