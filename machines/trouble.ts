/**
 * How a port of the server fails: when, in epoch milliseconds, by which code a chart knows it, and why, in words for the
 * people who run the server.
 */
export type PortFailure = { at: number; code: string; reason: string };

/** Failures of the same work in a row; instants in epoch milliseconds. */
export type Trouble = { since: number; last: number; times: number; reason: string };

const firstPauseMs = 5_000;
const longestPauseMs = 60 * 60 * 1000;
const patienceMs = 2 * 24 * 60 * 60 * 1000;

/** The trouble there is after a failure. */
export function troubleAfter(
  trouble: Trouble | null,
  { at, reason }: Pick<PortFailure, 'at' | 'reason'>,
): Trouble {
  return { since: trouble?.since ?? at, last: at, times: (trouble?.times ?? 0) + 1, reason };
}

/** Whether work that fails goes on by itself: for two days, then somebody has to look at it. */
export function isWorthTrying(trouble: Trouble | null): boolean {
  return trouble === null || trouble.last - trouble.since < patienceMs;
}

/** Milliseconds to wait before something is done again that was done so often: from five seconds to an hour. */
export function growingPause(times: number): number {
  return Math.min(firstPauseMs * 2 ** Math.max(0, times - 1), longestPauseMs);
}
