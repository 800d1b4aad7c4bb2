import type { AnyMachineSnapshot } from 'xstate';
import type { Atlas } from '../explore.ts';
import type { AnyStimulus, AnyTour } from '../types.ts';
import type { AnyJourney, Excuse } from './types.ts';

type Excuses = AnyJourney['notHere'];

/** The excuse of a stimulus in one form. */
export function excuseOf(notHere: Excuses, id: string): Excuse | null {
  const given = notHere[id];
  return typeof given === 'string' ? { reason: given } : (given ?? null);
}

export function isExcused(notHere: Excuses, id: string, snapshot: AnyMachineSnapshot): boolean {
  const excuse = excuseOf(notHere, id);
  return excuse !== null && (excuse.where?.(snapshot) ?? true);
}

/** The tour without what a page cannot bring about. */
export function withoutExcused(tour: AnyTour, notHere: Excuses): AnyTour {
  const limited = (stimulus: AnyStimulus): AnyStimulus => {
    if (notHere[stimulus.id] === undefined) return stimulus;
    const { when } = stimulus.options;
    return {
      ...stimulus,
      options: {
        ...stimulus.options,
        when: (snapshot) =>
          !isExcused(notHere, stimulus.id, snapshot) && (when === undefined || when(snapshot)),
      },
    };
  };
  const stimuli = tour.stimuli
    .filter(({ id }) => {
      const excuse = excuseOf(notHere, id);
      return excuse === null || excuse.where !== undefined;
    })
    .map(limited);
  return { ...tour, stimuli };
}

/** Excuses that excuse nothing: of an unknown stimulus, or where the chart does not react to it anyway. */
export function emptyExcuses(whole: Atlas, notHere: Excuses): string[] {
  const places = [...whole.places.values()];
  return Object.keys(notHere).filter(
    (id) =>
      !places.some(
        ({ world, steps }) =>
          steps.some(({ stimulus }) => stimulus.id === id) && isExcused(notHere, id, world.snapshot),
      ),
  );
}

/** The excuses that hold here and show on the page. */
export function proofsAt(notHere: Excuses, snapshot: AnyMachineSnapshot): [id: string, excuse: Excuse][] {
  return Object.keys(notHere).flatMap((id): [string, Excuse][] => {
    const excuse = excuseOf(notHere, id);
    return excuse?.proof && isExcused(notHere, id, snapshot) ? [[id, excuse]] : [];
  });
}
