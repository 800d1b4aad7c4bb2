import { setTimeout } from 'node:timers/promises';
import { declaredTransitions } from '../transitions.ts';
import type { AnyTour } from '../types.ts';
import type { Taken } from './watch.ts';

/** The transitions that one chart of the page takes, followed in the order of a tour. */
export interface Trail {
  /** Only transitions from here on count. */
  begin(): void;
  /** Waits until these transitions were taken at some time. */
  hasTaken(transitions: readonly string[]): Promise<void>;
  /** Waits until all of these were taken, in whatever order, after the beginning and those waited for before. */
  follow(transitions: readonly string[]): Promise<void>;
}

const LOOK_AGAIN = 20;

/** Names of the transitions of a chart, by their place in the order of the chart. */
export function namesOf({ machine }: AnyTour): readonly string[] {
  return [...declaredTransitions(machine).values()];
}

/** @param patience how long the page may take until its chart has taken them, in milliseconds */
export function trailOf(tour: AnyTour, taken: readonly Taken[], patience: number): Trail {
  const names = namesOf(tour);
  let from = 0;
  const step = (start: number, wanted: readonly string[]): number => {
    const left = [...wanted];
    let at = start;
    for (; left.length > 0 && at < taken.length; at += 1) {
      const { chart, index } = taken[at]!;
      const found = chart === tour.machine.id ? left.indexOf(names[index] as string) : -1;
      if (found >= 0) left.splice(found, 1);
    }
    return left.length === 0 ? at : -1;
  };
  const until = async (start: number, wanted: readonly string[]): Promise<number> => {
    const end = Date.now() + patience;
    for (;;) {
      const reached = step(start, wanted);
      if (reached >= 0) return reached;
      if (Date.now() > end) {
        const really = taken
          .slice(start)
          .flatMap(({ chart, index }) => (chart === tour.machine.id ? [names[index]] : []));
        throw new Error(
          `The chart of the page did not take:\n  ${wanted.join('\n  ')}\nbut:\n  ${really.join('\n  ') || 'nothing'}`,
        );
      }
      await setTimeout(LOOK_AGAIN);
    }
  };
  return {
    begin() {
      from = taken.length;
    },
    hasTaken: async (transitions) => {
      await until(0, transitions);
    },
    follow: async (transitions) => {
      from = await until(from, transitions);
    },
  };
}
