/** [ID-025] What is known of how long the session lives. */
export type SessionState = {
  /** [ID-031] End of the idle time as the server last stated it, ISO 8601; null after a keep-alive that failed. */
  sessionExpiration: string | null;
  /** [ID-024] Code of the keep-alive problem that stands in the place of the expiration. */
  keepAliveError: string | null;
  /** [ID-021] Pause in milliseconds after which activity refreshes the session; null: activity is throttled. */
  debounceInterval: number | null;
};

export type IdleSessionInput = {
  sessionExpiration: string;
  debounceInterval: number | null;
  /** [ID-001] */
  countdownSeconds: number;
};

export type IdleSessionContext = { session: SessionState; countdownSeconds: number };

/** What the clock is asked to watch; it counts against the time of the server. */
export type WatchClockInput = { sessionExpiration: string; countdownSeconds: number };

export type IdleSessionEvent =
  /** A key or a mouse button went down on the page or in a frame of it. */
  | { type: 'person.act' }
  /** The card frame reports that somebody works in it; it also speaks when the focus leaves it for the reminder. */
  | { type: 'frame.tellActivity' }
  | { type: 'person.refreshSession' }
  | { type: 'person.endSession' }
  /** No more is left than the reminder counts down. */
  | { type: 'clock.remind' }
  | { type: 'clock.expire' }
  /** More is left than it seemed: the clock of this computer had jumped. */
  | { type: 'clock.recover' }
  /** Another call or another tab learned of a new end. */
  | { type: 'session.renew'; sessionExpiration: string }
  /** Another tab ended the session. */
  | { type: 'session.end' }
  | { type: 'person.leavePage' }
  | { type: 'server.renew' }
  | { type: 'server.refuse' };

/** What the parent is told: the session was refreshed in the reminder. */
export type IdleSessionReport = { type: 'idleSession.goOn' };
