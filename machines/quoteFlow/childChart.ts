import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Towards } from '#domain/quote/flowSteps.ts';

export type LeaveEvent = { type: 'parent.leave'; towards: Towards };

/** A place for the chart of a step: running it is an error that names it. */
export function childChart<Input, Output>(
  name: string,
): ActorLogic<Snapshot<Output>, LeaveEvent | EventObject, Input> {
  return {
    getInitialSnapshot: () => {
      throw new Error(`The chart "${name}" is not connected`);
    },
    transition: (snapshot) => snapshot,
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
