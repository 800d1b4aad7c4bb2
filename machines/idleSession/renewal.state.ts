import { problemCodeOf } from '#domain/problemCode.ts';
import { idleSessionSetup } from './idleSession.setup.ts';

/** [ID-015] Activity, and the button of the reminder, refresh the session as long as it is not over. */
export const renewalState = idleSessionSetup.createStateConfig({
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'person.act': [
          { guard: 'activityIsDebounced', target: 'active' },
          { guard: 'timeRemains', target: 'renewing' },
        ],
        'frame.tellActivity': [
          { guard: 'frameActivityIsDebounced', target: 'active' },
          { guard: 'reminderIsHidden', target: 'renewing' },
        ],
        'person.refreshSession': { guard: 'timeRemains', target: 'renewing' },
      },
    },
    active: {
      meta: { requirements: ['ID-015', 'ID-021'] },
      after: { longestActivity: 'renewing' },
      on: { 'clock.expire': 'quiet', 'person.refreshSession': 'renewing' },
      initial: 'settling',
      states: {
        settling: {
          after: { debounceInterval: '#idleSession.watching.renewal.renewing' },
          on: {
            'person.act': { target: 'settling', reenter: true },
            'frame.tellActivity': { guard: 'reminderIsHidden', target: 'settling', reenter: true },
          },
        },
      },
    },
    renewing: {
      tags: 'refreshing',
      meta: { requirements: ['ID-008', 'ID-009', 'ID-023', 'ID-024', 'ID-031'] },
      invoke: {
        id: 'keepAlive',
        src: 'keepAlive',
        onDone: [
          {
            guard: 'activityIsThrottled',
            actions: [
              { type: 'rememberExpiration', params: ({ event }) => event.output.sessionExpiration },
              'tellRenewed',
            ],
            target: 'resting',
          },
          {
            actions: [
              { type: 'rememberExpiration', params: ({ event }) => event.output.sessionExpiration },
              'tellRenewed',
            ],
            target: 'quiet',
          },
        ],
        onError: [
          {
            guard: { type: 'serverAnswered', params: ({ event }) => problemCodeOf(event.error) },
            actions: [
              { type: 'replaceSessionByError', params: ({ event }) => problemCodeOf(event.error) },
              'tellRefused',
            ],
            target: 'quiet',
          },
          {
            guard: 'reminderIsOpen',
            actions: [
              { type: 'replaceSessionByError', params: ({ event }) => problemCodeOf(event.error) },
              'tellRefused',
            ],
            target: 'quiet',
          },
          { target: 'waitingForNetwork' },
        ],
      },
      after: {
        answerLimit: [
          {
            guard: 'reminderIsOpen',
            actions: [{ type: 'replaceSessionByError', params: 'network.unreachable' }, 'tellRefused'],
            target: 'quiet',
          },
          { target: 'waitingForNetwork' },
        ],
      },
    },
    resting: {
      meta: { requirements: ['ID-022'] },
      after: { throttleInterval: 'quiet' },
      on: { 'person.refreshSession': { guard: 'timeRemains', target: 'renewing' } },
    },
    waitingForNetwork: {
      after: { retryInterval: 'renewing' },
      on: { 'clock.remind': 'quiet', 'clock.expire': 'quiet' },
    },
  },
});
