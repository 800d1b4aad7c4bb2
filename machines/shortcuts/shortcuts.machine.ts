import { assign, sendTo, setup } from 'xstate';
import { listenerPort } from '../ports.ts';

export type ShortcutsEvent =
  | { type: 'person.openShortcuts' }
  | { type: 'person.closeShortcuts' }
  | { type: 'person.switchShortcuts'; areOn: boolean }
  | { type: 'page.askForShortcuts' };

/** What the browser is told to keep. */
export type KeepShortcuts = { type: 'parent.keepChoice'; areOn: boolean };

type ShortcutsContext = { areOn: boolean };

/** Which keys speed up the entry of travellers: a list that opens by a button or a key, and a switch for all of them. */
export const shortcutsMachine = setup({
  types: { input: {} as ShortcutsContext, context: {} as ShortcutsContext, events: {} as ShortcutsEvent },
  actors: {
    hearKeys: listenerPort('hearKeys'),
    keepShortcuts: listenerPort<KeepShortcuts>('keepShortcuts'),
  },
  guards: { shortcutsAreOn: ({ context }) => context.areOn },
  actions: {
    switchShortcuts: assign((_, areOn: boolean) => ({ areOn })),
    keepChoice: sendTo(
      'keepShortcuts',
      (_, areOn: boolean): KeepShortcuts => ({ type: 'parent.keepChoice', areOn }),
    ),
  },
}).createMachine({
  id: 'shortcuts',
  context: ({ input }) => input,
  invoke: [
    { id: 'hearKeys', src: 'hearKeys' },
    { id: 'keepShortcuts', src: 'keepShortcuts' },
  ],
  initial: 'folded',
  states: {
    folded: {
      on: {
        'person.openShortcuts': 'shown',
        'page.askForShortcuts': { guard: 'shortcutsAreOn', target: 'shown' },
      },
    },
    shown: {
      on: {
        'person.closeShortcuts': 'folded',
        'person.switchShortcuts': {
          actions: [
            { type: 'switchShortcuts', params: ({ event }) => event.areOn },
            { type: 'keepChoice', params: ({ event }) => event.areOn },
          ],
        },
      },
    },
  },
});
