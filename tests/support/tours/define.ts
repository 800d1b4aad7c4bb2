import type { AnyStateMachine } from 'xstate';
import { withDoubles } from './doubles.ts';
import type { AnyTour, TourDefinition } from './types.ts';

/** A tour definition; `M` and `Id` stay known so that screens and gestures can be records over them. */
export interface Tour<M extends AnyStateMachine, Id extends string> extends AnyTour {
  readonly chart: M;
  readonly ids: readonly Id[];
}

/** Declares how a chart is walked: its stimuli and what must hold in each of its states. */
export function defineTour<M extends AnyStateMachine, Id extends string>(
  definition: TourDefinition<M, Id>,
): Tour<M, Id> {
  const { machine, stimuli, holds } = definition;
  const ids = stimuli.map((stimulus) => stimulus.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The tour of ${machine.id} has two stimuli named "${twice}"`);
  return {
    chart: machine,
    ids,
    machine: withDoubles(definition.provide ? machine.provide(definition.provide) : machine),
    input: definition.input,
    otherInputs: definition.otherInputs ?? {},
    stimuli: stimuli as AnyTour['stimuli'],
    holds: holds as AnyTour['holds'],
    switches: definition.switches ?? 0,
    fingerprint: definition.fingerprint as AnyTour['fingerprint'],
    unreachable: definition.unreachable ?? {},
    length: definition.length ?? 25,
  };
}

/** The tour once for each way to begin it, by name; the first has the empty name. */
export function beginningsOf(tour: AnyTour): [name: string, tour: AnyTour][] {
  const others = Object.entries(tour.otherInputs).map(([name, input]): [string, AnyTour] => [
    name,
    { ...tour, input },
  ]);
  return [['', tour], ...others];
}
