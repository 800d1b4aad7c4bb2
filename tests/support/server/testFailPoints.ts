import type { FailPoints } from '#server/failPoints.ts';

/** Fail-points that a test arms by name: it waits for one to be reached, holds it, lets it go or makes it fail. */
export type TestFailPoints = FailPoints & {
  /** Every name reached so far, in order. */
  readonly reached: readonly string[];
  /** The next time the point is reached, it fails with this error. */
  failAt(name: string, error?: Error): void;
  /** Holds the next one who reaches the point until `release`. */
  holdAt(name: string): { reached: Promise<void>; release(): void };
};

export function testFailPoints(): TestFailPoints {
  const reached: string[] = [];
  const armed = new Map<string, () => Promise<void>>();
  return {
    reached,
    async reach(name) {
      reached.push(name);
      const act = armed.get(name);
      armed.delete(name);
      await act?.();
    },
    failAt(name, error = new Error(`fail-point ${name}`)) {
      armed.set(name, () => Promise.reject(error));
    },
    holdAt(name) {
      const arrival = Promise.withResolvers<void>();
      const departure = Promise.withResolvers<void>();
      armed.set(name, () => {
        arrival.resolve();
        return departure.promise;
      });
      return { reached: arrival.promise, release: () => departure.resolve() };
    },
  };
}
