import { idleSessionSetup } from './idleSession.setup.ts';

/**
 * [ID-002] The reminder: it opens when `countdownSeconds` are left (`reminderSeconds` of the domain, given by the state of
 * the portal that idles), and says so when nothing is left.
 */
export const reminderState = idleSessionSetup.createStateConfig({
  initial: 'timed',
  states: {
    timed: {
      invoke: {
        id: 'watchClock',
        src: 'watchClock',
        input: ({ context: { session, countdownSeconds } }) => ({
          sessionExpiration: session.sessionExpiration ?? '',
          countdownSeconds,
        }),
      },
      on: { 'server.renew': { target: 'timed', reenter: true }, 'server.refuse': 'refused' },
      initial: 'hidden',
      states: {
        hidden: {
          meta: { requirements: ['ID-002', 'ID-008'] },
          on: { 'clock.remind': 'counting', 'clock.expire': 'expired' },
        },
        counting: {
          tags: 'counting',
          meta: { requirements: ['ID-004', 'ID-007'] },
          invoke: {
            id: 'countSeconds',
            src: 'countSeconds',
            input: ({ context: { session } }) => ({ sessionExpiration: session.sessionExpiration ?? '' }),
          },
          on: {
            'clock.expire': 'expired',
            'clock.recover': 'hidden',
            'server.renew': {
              actions: 'tellToGoOn',
              target: '#idleSession.watching.reminder.timed',
              reenter: true,
            },
          },
        },
        expired: {
          tags: 'timedOut',
          meta: { requirements: ['ID-005', 'ID-030', 'ID-032'] },
          on: { 'clock.remind': 'counting', 'clock.recover': 'hidden' },
        },
      },
    },
    refused: {
      tags: 'timedOut',
      meta: { requirements: ['ID-006', 'ID-032'] },
      on: { 'server.renew': 'timed' },
    },
  },
});
