import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { remembering } from '../fingerprint.ts';
import { revive } from '../revive.ts';
import { createSimulator } from '../simulator.ts';
import { type JourneyPlan, type PlannedJourney, planJourneys, tourHere } from './plan.ts';
import type { AnyJourney } from './types.ts';

/** A plan in words: what it takes to make it again without looking for it. */
type Words = Pick<JourneyPlan, 'leftOut' | 'emptyExcuses' | 'elsewhere' | 'untaken'> & {
  readonly goals: readonly string[];
  readonly journeys: readonly (Pick<PlannedJourney, 'language'> & { readonly stimuli: readonly string[] })[];
};

/**
 * The plan of the journeys of a chart, looked for by the first process of a run that needs it; the others read what
 * that one has found and play its stimuli again.
 * @param file where this run keeps the plan; none: it is looked for
 */
export function planOnce(journey: AnyJourney, file: string | null): JourneyPlan {
  const words = file && read(file);
  if (words) return replay(journey, words);
  const plan = planJourneys(journey);
  if (file) write(file, plan);
  return plan;
}

function replay(journey: AnyJourney, { goals, journeys, ...found }: Words): JourneyPlan {
  const tour = tourHere(journey);
  const simulator = remembering(createSimulator(tour.machine, tour.input));
  const explored = { tour, simulator, begun: simulator.start() };
  return {
    ...found,
    explored,
    goals: new Set(goals),
    journeys: journeys.map(({ language, stimuli }) => ({ language, steps: revive(explored, stimuli) })),
  };
}

function read(file: string): Words | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Words;
  } catch {
    return null;
  }
}

function write(
  file: string,
  { journeys, goals, leftOut, emptyExcuses, elsewhere, untaken }: JourneyPlan,
): void {
  const words: Words = {
    journeys: journeys.map(({ language, steps }) => ({
      language,
      stimuli: steps.map(({ stimulus }) => stimulus.id),
    })),
    goals: [...goals],
    leftOut,
    emptyExcuses,
    elsewhere,
    untaken,
  };
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, JSON.stringify(words));
  renameSync(unfinished, file);
}
