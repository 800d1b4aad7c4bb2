import { assign, setup } from 'xstate';
import { port } from '#machines/ports.ts';
import type { PortFailure } from '#machines/trouble.ts';

/** What the chart of these tests remembers. */
export type LifeContext = { reports: number; refusal: string | null };

export type LifeEvent =
  | { type: 'staff.activate' }
  | { type: 'staff.suspend' }
  | { type: 'staff.resume' }
  | { type: 'staff.cancel' };

/**
 * A chart with two regions: a cover whose parent state has work of its own while its children change, and letters that
 * wait, are sent and are filed. The cover takes no failure of its report; a letter knows one failure by its code.
 */
export const lifeMachine = setup({
  types: {
    context: {} as LifeContext,
    events: {} as LifeEvent,
  },
  actors: {
    reportCover: port<{ reports: number }, { reports: number }>('reportCover'),
    sendLetter: port<void>('sendLetter'),
    fileLetter: port<void>('fileLetter'),
  },
  guards: {
    isRefused: (_, { code }: PortFailure) => code === 'refused',
  },
  delays: { letterPause: 3_600_000 },
  actions: {
    noteReports: assign((_, { reports }: { reports: number }) => ({ reports })),
    noteRefusal: assign((_, { code, reason }: PortFailure) => ({ refusal: `${code}: ${reason}` })),
  },
}).createMachine({
  id: 'life',
  type: 'parallel',
  context: { reports: 0, refusal: null },
  states: {
    cover: {
      initial: 'pending',
      states: {
        pending: { on: { 'staff.activate': 'active' } },
        active: {
          initial: 'running',
          invoke: {
            id: 'reportCover',
            src: 'reportCover',
            input: ({ context }) => ({ reports: context.reports }),
            onDone: { actions: { type: 'noteReports', params: ({ event }) => event.output } },
          },
          on: { 'staff.cancel': 'cancelled' },
          states: {
            running: { on: { 'staff.suspend': 'suspended' } },
            suspended: { on: { 'staff.resume': 'running' } },
          },
        },
        cancelled: {},
      },
    },
    letters: {
      initial: 'none',
      states: {
        none: { on: { 'staff.activate': 'waiting' } },
        waiting: { after: { letterPause: 'sending' } },
        sending: {
          invoke: {
            id: 'sendLetter',
            src: 'sendLetter',
            onDone: 'filing',
            onError: {
              guard: { type: 'isRefused', params: ({ event }) => event.error as PortFailure },
              actions: { type: 'noteRefusal', params: ({ event }) => event.error as PortFailure },
              target: 'refused',
            },
          },
        },
        filing: { invoke: { id: 'fileLetter', src: 'fileLetter' } },
        refused: {},
      },
    },
  },
});
