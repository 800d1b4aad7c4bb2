import { setTimeout as pause } from 'node:timers/promises';

/** How long others are waited for, in real time; what day or hour it is, the clock tells. */
export type Waits = {
  /** Longest wait for an answer of a service outside, in milliseconds; the leases of jobs last longer. */
  readonly serviceMs: number;
  /** Longest time in milliseconds that a request waits for what it began. */
  readonly outcomeMs: number;
  /** How often work is looked for when nobody announces any, in milliseconds. */
  readonly idleMs: number;
  /** Does not keep a process alive that has nothing else to do. */
  pause(ms: number): Promise<void>;
  /** Starts a stopwatch, which tells the milliseconds since then. */
  stopwatch(): () => number;
};

export const ordinaryWaits: Waits = {
  serviceMs: 15_000,
  outcomeMs: 20_000,
  idleMs: 1_000,
  pause: (ms) => pause(ms, undefined, { ref: false }),
  stopwatch: () => {
    const begun = performance.now();
    return () => performance.now() - begun;
  },
};
