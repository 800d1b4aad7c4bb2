import type { AnyMachineSnapshot } from 'xstate';
import type { Atlas, Played } from './explore.ts';
import { sameState, type Ledger } from './holds.ts';
import { startLive } from './live.ts';
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

/** Replays a tour on the running chart and asserts the state, the transitions and the holds after each step. */
export function play(
  tour: AnyTour,
  atlas: Atlas,
  steps: readonly Played[],
  ledger: Ledger,
  covered: Coverage,
): void {
  const chart = startLive(tour);
  const played: string[] = [];
  const assertNow = (expected: Pick<Played, 'taken' | 'world'>, before: AnyMachineSnapshot | null) => {
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
    ledger.assertState({ before, passed, after: chart.snapshot() }, chart.seen);
  };
  try {
    assertNow(atlas.begun, null);
    for (const step of steps) {
      played.push(step.stimulus.id);
      const before = chart.snapshot();
      chart.apply(step.stimulus, step.pieces);
      assertNow(step, before);
      ledger.assertStimulus(step.stimulus, chart.snapshot(), chart.seen, before);
      for (const goal of step.goals) covered.goals.add(goal);
    }
  } catch (error) {
    throw new StepFailed(played, steps.length, error);
  } finally {
    chart.stop();
  }
}
