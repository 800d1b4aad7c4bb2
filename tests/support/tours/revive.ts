import type { Atlas, Step } from './explore.ts';
import type { AnyTour } from './types.ts';

/** Remembers the tour of a chart that failed, so that it is replayed first next time. */
export interface Shelf {
  read(): readonly string[] | null;
  save(stimuli: readonly string[]): void;
  clear(): void;
}

/** The steps of saved stimuli, as far as the chart still allows them. */
export function revive(tour: AnyTour, atlas: Atlas, stimuli: readonly string[]): Step[] {
  const steps: Step[] = [];
  let world = atlas.begun.world;
  for (const id of stimuli) {
    const stimulus = tour.stimuli.find((candidate) => candidate.id === id);
    const reaction = stimulus && atlas.simulator.react(world, stimulus);
    if (!reaction) break;
    steps.push({ ...reaction, stimulus, goals: [], to: atlas.start });
    world = reaction.world;
  }
  return steps;
}
