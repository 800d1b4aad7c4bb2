import { codeSaid, onceRenewed, readingStates, shownWith } from '../forms/readingStates.ts';
import { listSetup } from './list.setup.ts';
import type { ListContext, ViewChange } from './list.types.ts';

/** The person’s saved views: read with the list, and kept on the server. */
export const views = listSetup.createStateConfig({
  on: { 'person.nameView': { actions: { type: 'nameView', params: ({ event }) => event.text } } },
  initial: 'reading',
  states: {
    ...readingStates({
      port: 'readViews',
      asks: ({ area }: ListContext) => ({ area }),
      done: shownWith('rememberViews'),
      again: onceRenewed,
      notes: 'noteViewProblem',
      forgets: 'forgetViewProblem',
    }),
    shown: {
      on: {
        'person.saveView': { guard: 'viewCanBeSaved', actions: 'saveView', target: 'keeping' },
        'person.deleteView': {
          guard: { type: 'viewIsKnown', params: ({ event }) => event.name },
          actions: { type: 'deleteView', params: ({ event }) => event.name },
          target: 'keeping',
        },
      },
      initial: 'kept',
      states: { kept: {}, notKept: {} },
    },
    keeping: {
      invoke: {
        id: 'keepView',
        src: 'keepView',
        input: ({ context: { area, changing } }) => ({ area, ...(changing as ViewChange) }),
        onDone: {
          actions: [{ type: 'rememberViews', params: ({ event }) => event.output }, 'forgetSavedName'],
          target: 'shown',
        },
        onError: {
          actions: { type: 'noteViewProblem', params: codeSaid },
          target: 'shown.notKept',
        },
      },
    },
  },
});
