import { fromCallback, fromObservable, fromPromise, type EventObject } from 'xstate';
import { keepAlive } from '#domain/calls/identity/keepAlive.ts';
import { readServerTime } from '#domain/calls/identity/readServerTime.ts';
import { idleSessionMachine } from '#machines/idleSession/idleSession.machine.ts';
import type { WatchClockInput } from '#machines/idleSession/idleSession.types.ts';
import type { UserType } from '#machines/session.types.ts';
import { watchActivity } from '../ports/activity.ts';
import { countSeconds, type ExpiryPhase, watchExpiry } from '../ports/expiryWatch.ts';
import type { CallServer } from '../ports/http.ts';
import type { ServerClock } from '../ports/serverClock.ts';
import type { SessionChannel } from '../ports/sessionChannel.ts';

export type IdleParts = {
  window: Window;
  /** Makes calls whose 401 reaches nobody but the caller: the reminder says itself that the session is over. */
  callQuietly: CallServer;
  clock: ServerClock;
  channel: SessionChannel;
  cardFrame: () => { origin: string };
  /** Whose sign-out ends the session. */
  userType: () => UserType;
  /** Fetches what the reminder shows, so that it can open when the network is gone. */
  fetchReminder: () => Promise<unknown>;
  /** Ends the session on the server, which is owed until the server has answered. */
  endOnServer: (userType: UserType) => Promise<unknown>;
};

const clockEvents = {
  ample: 'clock.recover',
  reminding: 'clock.remind',
  expired: 'clock.expire',
} as const satisfies Record<ExpiryPhase, string>;

/** The chart of the idle session with its ports filled. */
export function connectIdleSession(parts: IdleParts): typeof idleSessionMachine {
  const { window: win, callQuietly, clock, channel } = parts;
  const askServer = async () => {
    const asked = clock.moment();
    const { body } = await callQuietly(readServerTime, {});
    clock.set(body.serverTime, asked);
  };
  return idleSessionMachine.provide({
    actors: {
      watchActivity: fromCallback(({ sendBack }) =>
        watchActivity(
          win,
          () => parts.cardFrame().origin,
          (type) => sendBack({ type }),
        ),
      ),
      hearSession: fromCallback(({ sendBack }) => channel.hear(sendBack)),
      watchPage: fromCallback(({ sendBack }) => {
        const leave = () => sendBack({ type: 'person.leavePage' });
        win.addEventListener('pagehide', leave);
        return () => win.removeEventListener('pagehide', leave);
      }),
      watchClock: fromCallback<EventObject, WatchClockInput>(({ input, sendBack }) =>
        watchExpiry(win, clock, {
          expiration: Date.parse(input.sessionExpiration),
          countdownMs: input.countdownSeconds * 1000,
          tell: (phase) => sendBack({ type: clockEvents[phase] }),
          askServer,
        }),
      ),
      countSeconds: fromObservable<number, { sessionExpiration: string }>(({ input }) => ({
        subscribe: (observer) => {
          const next = typeof observer === 'function' ? observer : observer.next;
          const stop = countSeconds(win, clock, Date.parse(input.sessionExpiration), (left) => next?.(left));
          return { unsubscribe: stop };
        },
      })),
      keepAlive: fromPromise<{ sessionExpiration: string }, void>(async ({ signal }) => {
        void parts.fetchReminder().catch(() => undefined);
        const asked = clock.moment();
        const { body } = await callQuietly(keepAlive, {}, signal);
        clock.set(body.serverTime, asked);
        const { sessionExpiration } = body;
        channel.tell({ type: 'session.renew', sessionExpiration });
        return { sessionExpiration };
      }),
      endOnLeaving: fromPromise<void, void>(async () => {
        await parts.endOnServer(parts.userType());
      }),
    },
  });
}
