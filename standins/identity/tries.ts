import { machineTime } from '../clock.ts';

const windowMs = 60_000;
const mostTries = 10;
const mostNames = 10_000;

/** Counts the passwords that were tried with a name, so that nobody tries them all. */
export type Tries = {
  /** Counts a try; false when the name has had too many within a minute. */
  begin(name: string): boolean;
  /** Forgets the tries of a name that was signed in. */
  forget(name: string): void;
};

export function createTries(): Tries {
  const tries = new Map<string, { since: number; count: number }>();
  const keyOf = (name: string) => name.trim().toLowerCase();
  return {
    begin(name) {
      const now = machineTime();
      const known = tries.get(keyOf(name));
      const counted = known && now - known.since < windowMs ? known : { since: now, count: 0 };
      counted.count += 1;
      if (tries.size >= mostNames) tries.clear();
      tries.set(keyOf(name), counted);
      return counted.count <= mostTries;
    },
    forget: (name) => void tries.delete(keyOf(name)),
  };
}
