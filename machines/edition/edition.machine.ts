import { setup } from 'xstate';
import { port } from '../ports.ts';

export type EditionEvent = { type: 'screen.missPart' };

/** Whether the page is of the edition that the server has: after a new build the parts of an old page are gone. */
export const editionMachine = setup({
  types: { events: {} as EditionEvent, tags: {} as 'busy' },
  actors: {
    findNewer: port<{ isNewer: boolean }>('findNewer'),
    reopenPage: port<void>('reopenPage'),
  },
  guards: { editionIsNewer: (_, isNewer: boolean) => isNewer },
}).createMachine({
  id: 'edition',
  initial: 'current',
  states: {
    current: { on: { 'screen.missPart': 'lookingForNewer' } },
    lookingForNewer: {
      tags: 'busy',
      invoke: {
        id: 'findNewer',
        src: 'findNewer',
        onDone: [
          {
            guard: { type: 'editionIsNewer', params: ({ event }) => event.output.isNewer },
            target: 'reopening',
          },
          { target: 'current' },
        ],
        onError: 'current',
      },
    },
    reopening: {
      tags: 'busy',
      invoke: { id: 'reopenPage', src: 'reopenPage', onError: 'current' },
    },
  },
});
