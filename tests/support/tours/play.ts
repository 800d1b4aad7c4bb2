import type { AnyMachineSnapshot } from 'xstate';
import type { Atlas, Played } from './explore.ts';
import { sameState, type Ledger, type Way } from './holds.ts';
import { type LiveChart, startLive } from './live.ts';
import type { AnyTour } from './types.ts';

export interface Coverage {
  readonly transitions: Set<string>;
  readonly goals: Set<string>;
}

/** A step that went wrong: its message says which and where; `played` are the ids up to and with the failing step. */
export class StepFailed extends Error {
  readonly played: readonly string[];
  constructor(played: readonly string[], total: number, cause: unknown) {
    const where =
      played.length === 0
        ? 'before the first step'
        : `in step ${played.length} of ${total}, "${played.at(-1)}"`;
    super(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StepFailed';
    this.played = played;
  }
}

/** A running chart to which the steps of a tour are done one after the other. */
export interface Following {
  readonly chart: LiveChart;
  /** Compares where the chart is and which transitions it took with what was expected, and says how it came there. */
  compare(expected: Pick<Played, 'taken' | 'world'>, before: AnyMachineSnapshot | null): Way;
}

/** Starts the chart of a tour, to follow its steps. */
export function follow(tour: AnyTour, covered: Coverage): Following {
  const chart = startLive(tour);
  return {
    chart,
    compare(expected, before) {
      const { taken, passed } = chart.news();
      const { snapshot } = expected.world;
      if (chart.snapshot().status === 'error') throw chart.snapshot().error;
      if (!sameState(chart.snapshot(), snapshot)) {
        throw new Error(
          `the running chart is in ${JSON.stringify(chart.snapshot().value)}, not in ${JSON.stringify(snapshot.value)}`,
        );
      }
      if (taken.join() !== expected.taken.join()) {
        throw new Error(
          `the running chart took ${taken.join(', ') || 'nothing'}, not ${expected.taken.join(', ')}`,
        );
      }
      for (const transition of taken) covered.transitions.add(transition);
      return { before, passed, after: chart.snapshot() };
    },
  };
}

/** Replays a tour on the running chart and asserts the state, the transitions and the holds after each step. */
export function play(
  tour: AnyTour,
  atlas: Atlas,
  steps: readonly Played[],
  ledger: Ledger,
  covered: Coverage,
): void {
  const { chart, compare } = follow(tour, covered);
  const played: string[] = [];
  try {
    ledger.assertState(compare(atlas.begun, null), chart.seen);
    for (const step of steps) {
      played.push(step.stimulus.id);
      const before = chart.snapshot();
      chart.apply(step.stimulus, step.pieces);
      ledger.assertState(compare(step, before), chart.seen);
      ledger.assertStimulus(step.stimulus, chart.snapshot(), chart.seen, before);
      for (const goal of step.goals) covered.goals.add(goal);
    }
  } catch (error) {
    throw new StepFailed(played, steps.length, error);
  } finally {
    chart.stop();
  }
}
