import type { ServerClock } from './serverClock.ts';

export type ExpiryPhase = 'ample' | 'reminding' | 'expired';

export type ExpiryWatch = {
  /** Epoch milliseconds of the server. */
  expiration: number;
  countdownMs: number;
  /** Called with every change of phase, but not with the first phase, `ample`. */
  tell(phase: ExpiryPhase): void;
  /** Asks the server for its time. */
  askServer(): Promise<void>;
};

/** Longest delay before we notice that the computer woke up, where the browser does not say so. */
const longestNapMs = 5000;
const wakings = ['focus', 'pageshow', 'online'] as const;

/** [ID-002] [ID-030] Watches the time that a session has left, over sleep and clocks that are set. Returns a function that stops watching. */
export function watchExpiry(win: Window, clock: ServerClock, watch: ExpiryWatch): () => void {
  let phase: ExpiryPhase = 'ample';
  let timer = 0;
  let asking = false;
  let stopped = false;

  const look = () => {
    if (stopped) return;
    win.clearTimeout(timer);
    const left = watch.expiration - clock.now();
    const now: ExpiryPhase = left <= 0 ? 'expired' : left <= watch.countdownMs ? 'reminding' : 'ample';
    if (now !== phase) {
      phase = now;
      watch.tell(now);
    }
    if (clock.isDoubtful()) void ask();
    const next = now === 'ample' ? left - watch.countdownMs : left;
    timer = win.setTimeout(look, next > 0 ? Math.min(next, longestNapMs) : longestNapMs);
  };

  const ask = async () => {
    if (asking) return;
    asking = true;
    try {
      await watch.askServer();
    } catch {
      return;
    } finally {
      asking = false;
    }
    look();
  };

  for (const waking of wakings) win.addEventListener(waking, look);
  win.document.addEventListener('visibilitychange', look);
  look();
  return () => {
    stopped = true;
    win.clearTimeout(timer);
    for (const waking of wakings) win.removeEventListener(waking, look);
    win.document.removeEventListener('visibilitychange', look);
  };
}

/** [ID-004] Tells the seconds that are left, whenever they change; never less than none. Returns a function that stops watching. */
export function countSeconds(
  win: Window,
  clock: ServerClock,
  expiration: number,
  tell: (seconds: number) => void,
): () => void {
  let timer = 0;
  const count = () => {
    const left = Math.max(0, expiration - clock.now());
    tell(Math.ceil(left / 1000));
    timer = win.setTimeout(count, left % 1000 || 1000);
  };
  count();
  return () => win.clearTimeout(timer);
}
