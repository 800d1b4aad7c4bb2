import { expect } from 'vitest';
import { defaultDebounceInterval, reminderSeconds } from '#domain/idleSession.ts';
import { idleSessionMachine } from '#machines/idleSession/idleSession.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle, wait } from '../support/tours/stimuli.ts';

const opened = '2026-11-20T15:30:00.000Z';
const renewed = '2026-11-20T15:55:00.000Z';
const elsewhere = '2026-11-20T15:56:00.000Z';
const refusal = Object.assign(new Error('refused'), { code: 'session.expired' });
const silence = Object.assign(new Error('silent'), { code: 'network.unreachable' });

const input = {
  sessionExpiration: opened,
  debounceInterval: defaultDebounceInterval,
  countdownSeconds: reminderSeconds,
};

export const idleSessionTour = defineTour({
  machine: idleSessionMachine,
  switches: 1,
  input,
  otherInputs: { 'activity that is throttled': { ...input, debounceInterval: null } },
  stimuli: [
    emitFrom('thePersonActs', 'watchActivity', { type: 'person.act' }),
    emitFrom('theCardFrameTellsActivity', 'watchActivity', { type: 'frame.tellActivity' }),
    wait('thePersonPauses', 'debounceInterval', {
      requirements: ['ID-015', 'ID-021'],
      check: (after, seen, before) => {
        expect(before.context.session.debounceInterval).toBe(10_000);
        expect(after.matches({ watching: { renewal: 'renewing' } })).toBe(true);
        expect(seen.inputs('keepAlive').length).toBeGreaterThan(0);
      },
    }),
    wait('aMomentPasses', 8000, {
      when: (snapshot) => snapshot.matches({ watching: { renewal: 'active' } }),
    }),
    wait('thePersonDoesNotPause', 'longestActivity'),
    wait('aRefreshMayComeAgain', 3000, {
      when: (snapshot) => snapshot.matches({ watching: { renewal: 'resting' } }),
      requirements: ['ID-022'],
      check: (after) =>
        expect(after.can({ type: 'person.act' })).toBe(after.hasTag('counting') || !after.hasTag('timedOut')),
    }),
    settle(
      'theServerRenews',
      'keepAlive',
      { sessionExpiration: renewed },
      {
        requirements: ['ID-008', 'ID-031'],
        check: (after, seen, before) => {
          expect(after.context.session).toMatchObject({ sessionExpiration: renewed, keepAliveError: null });
          expect(after.matches({ watching: { reminder: { timed: 'hidden' } } })).toBe(true);
          expect(seen.inputs('watchClock').at(-1)).toMatchObject({ sessionExpiration: renewed });
          const goesOn = seen.toParent.at(-1)?.type === 'idleSession.goOn';
          expect(goesOn || !before.hasTag('counting')).toBe(true);
        },
      },
    ),
    fail('theServerRefuses', 'keepAlive', refusal, {
      requirements: ['ID-006', 'ID-024'],
      check: (after) => {
        expect(after.context.session).toMatchObject({
          sessionExpiration: null,
          keepAliveError: 'session.expired',
        });
        expect(after.hasTag('timedOut')).toBe(true);
      },
    }),
    fail('nobodyAnswers', 'keepAlive', silence),
    wait('theAnswerIsMissing', 'answerLimit'),
    wait('itIsTriedAgain', 'retryInterval'),
    emitFrom('littleTimeIsLeft', 'watchClock', { type: 'clock.remind' }),
    emitFrom('noTimeIsLeft', 'watchClock', { type: 'clock.expire' }),
    emitFrom('theClockHadJumped', 'watchClock', { type: 'clock.recover' }),
    emitFrom(
      'anotherTabRenews',
      'hearSession',
      { type: 'session.renew', sessionExpiration: elsewhere },
      {
        check: (after, seen) => {
          expect(after.context.session.sessionExpiration).toBe(elsewhere);
          expect(after.matches({ watching: { reminder: { timed: 'hidden' } } })).toBe(true);
          expect(seen.inputs('watchClock').at(-1)).toMatchObject({ sessionExpiration: elsewhere });
        },
      },
    ),
    emitFrom(
      'anotherTabEndsTheSession',
      'hearSession',
      { type: 'session.end' },
      {
        check: (after) => expect(after.status).toBe('done'),
      },
    ),
    send('thePersonRefreshes', { type: 'person.refreshSession' }),
    send(
      'thePersonEndsTheSession',
      { type: 'person.endSession' },
      { requirements: ['ID-010'], check: (after) => expect(after.status).toBe('done') },
    ),
    emitFrom(
      'thePageIsLeft',
      'watchPage',
      { type: 'person.leavePage' },
      {
        requirements: ['ID-014'],
        check: (_, seen) => expect(seen.inputs('endOnLeaving')).toHaveLength(1),
      },
    ),
    settle('theSessionIsEnded', 'endOnLeaving', undefined),
    fail('theSessionIsNotEnded', 'endOnLeaving', silence),
  ],
  holds: {
    watching: {
      requirements: ['ID-025'],
      check: ({ context: { session } }) =>
        expect(Object.keys(session).toSorted()).toEqual([
          'debounceInterval',
          'keepAliveError',
          'sessionExpiration',
        ]),
    },
    'watching.reminder': (snapshot) =>
      expect(snapshot.can({ type: 'person.endSession' })).toBe(
        snapshot.hasTag('counting') || snapshot.hasTag('timedOut'),
      ),
    'watching.reminder.timed': {
      requirements: ['ID-001'],
      check: (_, seen) => expect(seen.inputs('watchClock').at(-1)).toMatchObject({ countdownSeconds: 60 }),
    },
    'watching.reminder.timed.hidden': [
      {
        requirements: ['ID-002', 'ID-014'],
        check: (snapshot) => {
          expect(snapshot.hasTag('counting') || snapshot.hasTag('timedOut')).toBe(false);
          expect(snapshot.can({ type: 'person.leavePage' })).toBe(false);
        },
      },
    ],
    'watching.reminder.timed.counting': [
      {
        requirements: ['ID-002'],
        check: (snapshot) => expect(snapshot.hasTag('counting')).toBe(true),
      },
      {
        requirements: ['ID-018'],
        check: (snapshot) => expect(snapshot.can({ type: 'frame.tellActivity' })).toBe(false),
      },
      {
        check: ({ context: { session } }, seen) =>
          expect(seen.inputs('countSeconds').at(-1)).toEqual({
            sessionExpiration: session.sessionExpiration,
          }),
      },
    ],
    'watching.reminder.timed.expired': {
      requirements: ['ID-005 partly', 'ID-015', 'ID-032'],
      check: (snapshot) => {
        expect(snapshot.hasTag('timedOut')).toBe(true);
        expect(snapshot.hasTag('counting')).toBe(false);
        expect(snapshot.can({ type: 'person.act' })).toBe(false);
        expect(snapshot.can({ type: 'person.refreshSession' })).toBe(false);
        expect(snapshot.can({ type: 'person.endSession' })).toBe(true);
      },
    },
    'watching.reminder.refused': {
      requirements: ['ID-006', 'ID-032'],
      check: (snapshot) => {
        expect(snapshot.hasTag('timedOut')).toBe(true);
        expect(snapshot.can({ type: 'person.act' })).toBe(false);
        expect(snapshot.can({ type: 'person.refreshSession' })).toBe(false);
        expect(snapshot.can({ type: 'person.endSession' })).toBe(true);
      },
    },
    'watching.renewal': ({ context }) => expect(context.countdownSeconds).toBe(60),
    'watching.renewal.quiet': (snapshot) => expect(snapshot.hasTag('refreshing')).toBe(false),
    'watching.renewal.active': ({ context }) => expect(context.session.debounceInterval).not.toBeNull(),
    'watching.renewal.active.settling': (snapshot) =>
      expect(snapshot.can({ type: 'person.act' }) && snapshot.hasTag('refreshing')).toBe(false),
    'watching.renewal.renewing': (snapshot) => {
      expect(snapshot.hasTag('refreshing')).toBe(true);
      expect(snapshot.can({ type: 'person.refreshSession' })).toBe(false);
    },
    'watching.renewal.resting': {
      requirements: ['ID-022'],
      check: (snapshot) => {
        expect(snapshot.context.session.debounceInterval).toBeNull();
        expect(snapshot.can({ type: 'person.act' })).toBe(false);
      },
    },
    'watching.renewal.waitingForNetwork': ({ context }) => expect(context.session.keepAliveError).toBeNull(),
    leaving: (_, seen) => expect(seen.inputs('endOnLeaving')).toHaveLength(1),
    ended: (snapshot) => expect(snapshot.status).toBe('done'),
  },
});
