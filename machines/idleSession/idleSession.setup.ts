import { and, assign, not, or, raise, sendParent, setup, stateIn, type EventObject } from 'xstate';
import { throttleInterval } from '#domain/idleSession.ts';
import { listenerPort, observablePort, port } from '../ports.ts';
import type {
  IdleSessionContext,
  IdleSessionEvent,
  IdleSessionInput,
  IdleSessionReport,
  WatchClockInput,
} from './idleSession.types.ts';

/** The code that a call without an answer fails with. */
const unanswered = 'network.unreachable';

const hidden = stateIn({ watching: { reminder: { timed: 'hidden' } } });
const timeRemains = or([hidden, stateIn({ watching: { reminder: { timed: 'counting' } } })]);
const debounces = ({ context }: { context: IdleSessionContext }) => context.session.debounceInterval !== null;

/** Ports, guards, delays and memory of the idle session. */
export const idleSessionSetup = setup({
  types: {
    input: {} as IdleSessionInput,
    context: {} as IdleSessionContext,
    events: {} as IdleSessionEvent,
    tags: {} as 'counting' | 'timedOut' | 'refreshing',
    children: {} as {
      watchActivity: 'watchActivity';
      hearSession: 'hearSession';
      watchPage: 'watchPage';
      watchClock: 'watchClock';
      countSeconds: 'countSeconds';
      keepAlive: 'keepAlive';
      endOnLeaving: 'endOnLeaving';
    },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    watchActivity: listenerPort('watchActivity'),
    hearSession: listenerPort('hearSession'),
    watchPage: listenerPort('watchPage'),
    watchClock: listenerPort<EventObject, WatchClockInput>('watchClock'),
    countSeconds: observablePort<number, { sessionExpiration: string }>('countSeconds'),
    keepAlive: port<{ sessionExpiration: string }>('keepAlive'),
    endOnLeaving: port<void>('endOnLeaving'),
  },
  guards: {
    activityIsDebounced: and([timeRemains, debounces]),
    activityIsThrottled: not(debounces),
    frameActivityIsDebounced: and([hidden, debounces]),
    timeRemains,
    reminderIsHidden: hidden,
    reminderIsOpen: not(hidden),
    serverAnswered: (_, code: string) => code !== unanswered,
  },
  actions: {
    rememberExpiration: assign(({ context }, sessionExpiration: string) => ({
      session: { ...context.session, sessionExpiration, keepAliveError: null },
    })),
    replaceSessionByError: assign(({ context }, keepAliveError: string) => ({
      session: { ...context.session, sessionExpiration: null, keepAliveError },
    })),
    /** [US-005] The reminder was open until now. */
    tellToGoOn: sendParent({ type: 'idleSession.goOn' } satisfies IdleSessionReport),
    tellRenewed: raise({ type: 'server.renew' }),
    tellRefused: raise({ type: 'server.refuse' }),
  },
  delays: {
    debounceInterval: ({ context }) => context.session.debounceInterval ?? 0,
    throttleInterval,
    /** Somebody who never pauses is noticed all the same. */
    longestActivity: 30_000,
    answerLimit: 20_000,
    retryInterval: 5000,
  },
});
