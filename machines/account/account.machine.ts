import { assign, setup } from 'xstate';
import type { OwnSession } from '#domain/calls/identity/ownSessions.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import type { AreaCommand, AreaInput } from '../area.types.ts';
import { port } from '../ports.ts';

type AccountContext = {
  session: AreaInput['session'];
  sessions: readonly OwnSession[];
  /** The session that is being ended; null while none is. */
  ending: string | null;
  /** Code of what kept the sessions from being read, or one of them from being ended. */
  problem: string | null;
  /** The session that could not be ended; null where none was to be. */
  notEnded: string | null;
  /** The last session that was to be ended is. */
  hasEnded: boolean;
};

export type AccountEvent =
  | { type: 'person.endSession'; sessionName: string }
  | { type: 'person.retrySessions' };

/** [RT-046] The own account: who is signed in, and one's own sessions; each but the current one can be ended. */
export const accountMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as AccountContext,
    events: {} as AccountEvent | AreaCommand,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readOwnSessions: port<readonly OwnSession[]>('readOwnSessions'),
    endOwnSession: port<readonly OwnSession[], { sessionName: string }>('endOwnSession'),
  },
  guards: {
    sessionIsAnother: ({ context }, sessionName: string) =>
      context.sessions.some((session) => session.sessionName === sessionName && !session.current),
    sessionIsGone: (_, code: string) => code === 'session.gone',
  },
  actions: {
    keepSessions: assign((_, sessions: readonly OwnSession[]) => ({ sessions, ending: null })),
    noteEnd: assign({ hasEnded: true }),
    beginEnding: assign((_, sessionName: string) => ({
      ending: sessionName,
      problem: null,
      notEnded: null,
      hasEnded: false,
    })),
    noteProblem: assign(({ context }, problem: string) => ({
      problem,
      notEnded: context.ending,
      ending: null,
    })),
    clearProblem: assign({ problem: null, notEnded: null, ending: null }),
  },
}).createMachine({
  id: 'account',
  context: ({ input: { session } }) => ({
    session,
    sessions: [],
    ending: null,
    problem: null,
    notEnded: null,
    hasEnded: false,
  }),
  on: { 'parent.renewSession': '.readingSessions' },
  initial: 'readingSessions',
  states: {
    readingSessions: {
      tags: 'busy',
      meta: { requirements: ['RT-046'] },
      entry: 'clearProblem',
      invoke: {
        id: 'readOwnSessions',
        src: 'readOwnSessions',
        onDone: {
          actions: { type: 'keepSessions', params: ({ event }) => event.output },
          target: 'showingSessions',
        },
        onError: {
          actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
          target: 'sessionsUnavailable',
        },
      },
    },
    showingSessions: {
      on: {
        'person.endSession': {
          guard: { type: 'sessionIsAnother', params: ({ event }) => event.sessionName },
          actions: { type: 'beginEnding', params: ({ event }) => event.sessionName },
          target: 'endingSession',
        },
      },
    },
    endingSession: {
      tags: 'busy',
      invoke: {
        id: 'endOwnSession',
        src: 'endOwnSession',
        input: ({ context }) => ({ sessionName: context.ending ?? '' }),
        onDone: {
          actions: [{ type: 'keepSessions', params: ({ event }) => event.output }, 'noteEnd'],
          target: 'showingSessions',
        },
        onError: [
          {
            guard: { type: 'sessionIsGone', params: ({ event }) => problemCodeOf(event.error) },
            target: 'readingSessions',
          },
          {
            actions: { type: 'noteProblem', params: ({ event }) => problemCodeOf(event.error) },
            target: 'showingSessions',
          },
        ],
      },
    },
    sessionsUnavailable: { on: { 'person.retrySessions': 'readingSessions' } },
  },
});
