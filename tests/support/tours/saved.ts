import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Atlas, Step } from './explore.ts';
import type { AnyTour } from './types.ts';

/** Remembers the tour of a chart that failed, so that it is replayed first next time. */
export interface Shelf {
  read(): readonly string[] | null;
  save(stimuli: readonly string[]): void;
  clear(): void;
}

export function openShelf(folder: string, name: string): Shelf {
  const file = join(folder, `${name}.json`);
  return {
    read() {
      try {
        const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
        return Array.isArray(saved) && saved.every((id) => typeof id === 'string') ? saved : null;
      } catch {
        return null;
      }
    },
    save(stimuli) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(stimuli, null, 2)}\n`);
    },
    clear: () => rmSync(file, { force: true }),
  };
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
