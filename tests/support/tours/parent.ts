import type { ActorLogic, EventObject, Snapshot } from 'xstate';

/** Whoever started the chart: takes what the chart sends to its parent and does nothing with it. */
export const parentLogic: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot) => snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
};
