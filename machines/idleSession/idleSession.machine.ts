import { idleSessionSetup } from './idleSession.setup.ts';
import { reminderState } from './reminder.state.ts';
import { renewalState } from './renewal.state.ts';

/**
 * How long the session still lives: activity keeps it alive, a reminder counts its last seconds down. It is final
 * when the session is to be ended here ([ID-010]).
 */
export const idleSessionMachine = idleSessionSetup.createMachine({
  id: 'idleSession',
  context: ({ input: { sessionExpiration, debounceInterval, countdownSeconds } }) => ({
    session: { sessionExpiration, keepAliveError: null, debounceInterval },
    countdownSeconds,
  }),
  initial: 'watching',
  states: {
    watching: {
      type: 'parallel',
      meta: { requirements: ['ID-010', 'ID-014', 'ID-018', 'ID-025'] },
      invoke: [
        { id: 'watchActivity', src: 'watchActivity' },
        { id: 'hearSession', src: 'hearSession' },
        { id: 'watchPage', src: 'watchPage' },
      ],
      on: {
        'session.renew': {
          actions: [
            { type: 'rememberExpiration', params: ({ event }) => event.sessionExpiration },
            'tellRenewed',
          ],
        },
        'session.end': 'ended',
        'person.endSession': { guard: 'reminderIsOpen', target: 'ended' },
        'person.leavePage': { guard: 'reminderIsOpen', target: 'leaving' },
      },
      states: { reminder: reminderState, renewal: renewalState },
    },
    leaving: {
      meta: { requirements: ['ID-014'] },
      invoke: { id: 'endOnLeaving', src: 'endOnLeaving', onDone: 'ended', onError: 'ended' },
    },
    ended: { type: 'final' },
  },
});
