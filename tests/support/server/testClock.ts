import type { Clock } from '#server/clock.ts';

/** A clock that goes only when it is told to. */
export type TestClock = Clock & { advance(ms: number): void; set(instant: string): void };

export function testClock(instant = '2026-06-15T14:00:00Z'): TestClock {
  let now = Date.parse(instant);
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
    set(text) {
      now = Date.parse(text);
    },
  };
}
