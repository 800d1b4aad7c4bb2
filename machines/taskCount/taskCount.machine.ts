import { assign, setup } from 'xstate';
import { port } from '../ports.ts';

export type TaskCountEvent = { type: 'parent.countAgain' };

/**
 * How many tasks there are, for the menu. It is counted when a person moves about or does something with a task, and
 * never by the clock, so that a session nobody works in comes to its end; a number that could not be read leaves the last.
 */
export const taskCountMachine = setup({
  types: {
    context: {} as { count: number | null },
    events: {} as TaskCountEvent,
  },
  actors: { countTasks: port<number, void>('countTasks') },
  actions: { rememberCount: assign((_, count: number) => ({ count })) },
}).createMachine({
  id: 'taskCount',
  context: { count: null },
  on: { 'parent.countAgain': { target: '.counting', reenter: true } },
  initial: 'counting',
  states: {
    counting: {
      invoke: {
        id: 'countTasks',
        src: 'countTasks',
        onDone: {
          actions: { type: 'rememberCount', params: ({ event }) => event.output },
          target: 'counted',
        },
        onError: 'counted',
      },
    },
    counted: {},
  },
});
