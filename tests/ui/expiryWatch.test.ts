import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countSeconds, type ExpiryPhase, watchExpiry } from '#src/ports/expiryWatch.ts';
import { createServerClock, type ServerClock } from '#src/ports/serverClock.ts';

const second = 1000;
const minute = 60 * second;
const start = Date.parse('2026-11-20T15:00:00.000Z');
const expiration = start + 30 * minute;

/** A window of which time, waking up and nothing else is needed. */
const windowOf = () => {
  const target = new EventTarget();
  return Object.assign(Object.create(globalThis), {
    document: new EventTarget(),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  }) as Window;
};

let win: Window;
let clock: ServerClock;
let jump: number;
let told: ExpiryPhase[];
let stop: () => void;
let server: () => Promise<void>;

const watch = (until = expiration) =>
  watchExpiry(win, clock, {
    expiration: until,
    countdownMs: minute,
    tell: (phase) => told.push(phase),
    askServer: () => server(),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  win = windowOf();
  jump = 0;
  told = [];
  server = () => Promise.reject(new Error('offline'));
  clock = createServerClock({ wall: () => Date.now() + jump, steady: () => performance.now() });
  clock.set(new Date(start).toISOString(), clock.moment());
  stop = watch();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('[ID-002] the reminder is due when 60 seconds are left, and not a moment before', () => {
  vi.advanceTimersByTime(29 * minute - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['reminding']);
  vi.advanceTimersByTime(minute - 1);
  expect(told).toEqual(['reminding']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['reminding', 'expired']);
});

test('[ID-030] a tab that slept past the end says at once that the time is over, without counting down', () => {
  jump = 31 * minute;
  win.dispatchEvent(new Event('focus'));
  expect(told).toEqual(['expired']);
});

test.each(['focus', 'pageshow', 'online'])('a computer that woke up is noticed by %s', (waking) => {
  jump = 29.5 * minute;
  win.dispatchEvent(new Event(waking));
  expect(told).toEqual(['reminding']);
});

test('a page that is seen again looks at the time, and one of which nobody tells does within seconds', () => {
  jump = 29.5 * minute;
  win.document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual(['reminding']);
  jump = 31 * minute;
  vi.advanceTimersByTime(5 * second);
  expect(told).toEqual(['reminding', 'expired']);
});

test('a clock that was set ahead by an hour ends no session: the server is asked', async () => {
  server = async () => clock.set(new Date(start).toISOString(), clock.moment());
  jump = 60 * minute;
  win.dispatchEvent(new Event('focus'));
  expect(told).toEqual(['expired']);
  await vi.waitFor(() => expect(told).toEqual(['expired', 'ample']));
});

test('[ID-030] a server whose answer slept on its way is asked again, and the reminder comes in time', async () => {
  const asked = clock.moment();
  let answer = () => {};
  server = () => new Promise((done) => (answer = done));
  jump = 60 * minute;
  win.dispatchEvent(new Event('focus'));
  vi.setSystemTime(start + 28 * minute);
  vi.advanceTimersByTime(0);
  const first = answer;
  server = async () => clock.set(new Date(start + 28 * minute).toISOString(), clock.moment());
  clock.set(new Date(start).toISOString(), asked);
  first();
  await vi.waitFor(() => expect(told).toEqual(['expired', 'ample']));
  vi.advanceTimersByTime(minute);
  expect(told).toEqual(['expired', 'ample', 'reminding']);
});

test('a clock that was set back by an hour lengthens no session', () => {
  vi.advanceTimersByTime(10 * minute);
  jump = -60 * minute;
  vi.advanceTimersByTime(20 * minute);
  expect(told).toEqual(['reminding', 'expired']);
});

test('the server that does not answer is asked again', async () => {
  let asked = 0;
  server = () => {
    asked += 1;
    return Promise.reject(new Error('offline'));
  };
  jump = 60 * minute;
  win.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(5 * second);
  expect(asked).toBe(2);
});

test('what was stopped tells nothing more and leaves nothing behind', () => {
  const removed = vi.spyOn(win, 'removeEventListener');
  stop();
  vi.advanceTimersByTime(31 * minute);
  win.dispatchEvent(new Event('focus'));
  expect(told).toEqual([]);
  expect(removed).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('[ID-004] the seconds that are left are told each second', () => {
  const seconds: number[] = [];
  const end = countSeconds(win, clock, start + 3400, (left) => seconds.push(left));
  expect(seconds).toEqual([4]);
  vi.advanceTimersByTime(400);
  expect(seconds.at(-1)).toBe(3);
  for (const left of [2, 1, 0]) {
    vi.advanceTimersByTime(second);
    expect(seconds.at(-1)).toBe(left);
  }
  end();
});

test('[ID-030] the seconds that are left are those of the server, however wrong the clock of this computer is', () => {
  const seconds: number[] = [];
  clock.set(new Date(start + 60 * minute).toISOString(), clock.moment());
  countSeconds(win, clock, start + 60 * minute + 3000, (left) => seconds.push(left))();
  expect(seconds).toEqual([3]);
});

test('no time is less than none, however long the computer slept', () => {
  const seconds: number[] = [];
  jump = 60 * minute;
  countSeconds(win, clock, expiration, (left) => seconds.push(left))();
  expect(seconds).toEqual([0]);
});
