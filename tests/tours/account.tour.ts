import { expect } from 'vitest';
import type { OwnSession } from '#domain/calls/identity/ownSessions.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

export const thisSession: OwnSession = {
  sessionName: 'this-session',
  application: 'b2b',
  begunAt: '2026-11-20T14:00:00.000Z',
  lastUsedAt: '2026-11-20T15:00:00.000Z',
  browser: 'firefox',
  operatingSystem: 'linux',
  current: true,
};
export const otherSession: OwnSession = {
  ...thisSession,
  sessionName: 'other-session',
  application: 'admin',
  current: false,
};
const ends = (sessionName: string) => ({ type: 'person.endSession' as const, sessionName });

export const accountTour = defineTour({
  machine: accountMachine,
  input: {
    area: '/user',
    address: { path: '/', search: '' },
    language: 'en',
    session: internalSession,
  },
  stimuli: [
    settle('theSessionsCome', 'readOwnSessions', [thisSession, otherSession]),
    fail('theSessionsDoNotCome', 'readOwnSessions', { code: 'network.unreachable' }),
    send('triesAgain', { type: 'person.retrySessions' }),
    send('signsInAgain', { type: 'parent.renewSession' }),
    send('endsTheOtherSession', ends('other-session')),
    settle('theSessionIsEnded', 'endOwnSession', [thisSession], {
      check: ({ context }) => expect([context.sessions, context.hasEnded]).toEqual([[thisSession], true]),
    }),
    fail('theSessionIsGone', 'endOwnSession', { code: 'session.gone' }),
    fail(
      'theSessionIsNotEnded',
      'endOwnSession',
      { code: 'network.unreachable' },
      {
        check: ({ context }) => {
          expect(context.problem).toBe('network.unreachable');
          expect(context.notEnded).toBe('other-session');
          expect(context.sessions).toEqual([thisSession, otherSession]);
        },
      },
    ),
  ],
  holds: {
    readingSessions: ({ context }) => expect([context.problem, context.ending]).toEqual([null, null]),
    showingSessions: (snapshot) => {
      const { sessions } = snapshot.context;
      expect(snapshot.can(ends('other-session'))).toBe(sessions.length === 2);
      expect(snapshot.can(ends('this-session'))).toBe(false);
      expect(snapshot.context.ending).toBeNull();
    },
    endingSession: ({ context }, seen) => {
      expect(context.problem).toBeNull();
      expect(seen.inputs('endOwnSession').at(-1)).toEqual({ sessionName: 'other-session' });
    },
    sessionsUnavailable: ({ context }) => expect(context.problem).toBe('network.unreachable'),
  },
});
