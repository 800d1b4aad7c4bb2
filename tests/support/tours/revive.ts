import { type Atlas, goalsOf, type Played } from './explore.ts';

/** Remembers the tour of a chart that failed, so that it is replayed first next time. */
export interface Shelf {
  read(): readonly string[] | null;
  save(stimuli: readonly string[]): void;
  clear(): void;
}

/** What is known of a chart without its places. */
export type Explored = Pick<Atlas, 'tour' | 'begun' | 'simulator'>;

/** The steps of saved stimuli, as far as the chart still allows them. */
export function revive({ tour, begun, simulator }: Explored, stimuli: readonly string[]): Played[] {
  const steps: Played[] = [];
  for (const id of stimuli) {
    const last = steps.at(-1);
    const stimulus = tour.stimuli.find((candidate) => candidate.id === id);
    const reaction = stimulus && simulator.react(last?.world ?? begun.world, stimulus);
    if (!reaction) break;
    steps.push({ ...reaction, stimulus, goals: goalsOf(tour, stimulus, reaction, last?.taken ?? null) });
  }
  return steps;
}
