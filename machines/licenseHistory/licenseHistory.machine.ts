import { assign, setup } from 'xstate';
import type { LicenseHistory } from '#domain/calls/licensing/readLicenseHistory.ts';
import type { LicenseKey } from '#domain/licensing/licenseAddress.ts';
import { port } from '../ports.ts';

/** The history of a licence, read whenever it is shown; a new licence has none. */
export const licenseHistoryMachine = setup({
  types: {
    input: {} as { key: LicenseKey | null },
    context: {} as { key: LicenseKey | null; changes: LicenseHistory['changes'] },
    events: {} as { type: 'person.toggleHistory' } | { type: 'parent.renewSession' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: { readHistory: port<LicenseHistory['changes'], { key: LicenseKey | null }>('readHistory') },
  guards: {
    licenseIsKnown: ({ context }) => context.key !== null,
    nothingIsRecorded: (_, changes: LicenseHistory['changes']) => changes.length === 0,
  },
  actions: { showChanges: assign((_, changes: LicenseHistory['changes']) => ({ changes })) },
}).createMachine({
  id: 'licenseHistory',
  context: ({ input: { key } }) => ({ key, changes: [] }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'person.toggleHistory': { guard: 'licenseIsKnown', target: 'reading' } } },
    reading: {
      invoke: {
        id: 'readHistory',
        src: 'readHistory',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          {
            guard: { type: 'nothingIsRecorded', params: ({ event }) => event.output },
            actions: { type: 'showChanges', params: ({ event }) => event.output },
            target: 'empty',
          },
          { actions: { type: 'showChanges', params: ({ event }) => event.output }, target: 'shown' },
        ],
        onError: 'unavailable',
      },
    },
    shown: { on: { 'person.toggleHistory': 'hidden' } },
    empty: { on: { 'person.toggleHistory': 'hidden' } },
    unavailable: { on: { 'person.toggleHistory': 'reading', 'parent.renewSession': 'reading' } },
  },
});
