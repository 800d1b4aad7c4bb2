import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Taken } from './watch.ts';

/** What journeys have reached and proved, kept in a file: a runner may go on in a new process after a failure. */
export interface Tally {
  reach(goals: readonly string[]): void;
  prove(requirement: string, place: string): void;
  /** Notes what the charts of a page have taken. */
  walk(taken: readonly Taken[]): void;
  /** the goals that were reached */
  reached(): ReadonlySet<string>;
  /** places where the requirement was proved */
  proved(requirement: string): ReadonlySet<string>;
  /** the transitions that a chart took on the pages, by their place in its order */
  walked(chart: string): ReadonlySet<number>;
}

/** Longer than any run takes, in milliseconds: an older file is of a run that happened to have the same name. */
const STALE = 3_600_000;

export function openTally(file: string): Tally {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > STALE) rmSync(file);
  const write = (kind: string, of: string, items: readonly string[]) => {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, items.map((item) => `${JSON.stringify([kind, of, item])}\n`).join(''));
  };
  const read = (kind: string, of?: string) =>
    new Set(
      linesOf(file)
        .map((line) => JSON.parse(line) as readonly [string, string, string])
        .filter((line) => line[0] === kind && (of === undefined || line[1] === of))
        .map(([, , item]) => item),
    );
  return {
    reach: (goals) => write('goal', '', goals),
    prove: (requirement, place) => write('proof', requirement, [place]),
    walk: (taken) => {
      const charts = Map.groupBy(taken, ({ chart }) => chart);
      for (const [chart, own] of charts)
        write('walk', chart, [...new Set(own.map(({ index }) => `${index}`))]);
    },
    reached: () => read('goal'),
    proved: (requirement) => read('proof', requirement),
    walked: (chart) => new Set([...read('walk', chart)].map(Number)),
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
