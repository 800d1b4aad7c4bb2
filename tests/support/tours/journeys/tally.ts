import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Language } from '#domain/locales.ts';
import type { Taken } from './watch.ts';

/** What journeys have reached and proved, kept in a file: a runner may go on in a new process after a failure. */
export interface Tally {
  reach(language: Language, goals: readonly string[]): void;
  prove(requirement: string, place: string): void;
  /** Notes what the charts of a page have taken. */
  walk(language: Language, taken: readonly Taken[]): void;
  reached(language: Language): ReadonlySet<string>;
  /** places where the requirement was proved */
  proved(requirement: string): ReadonlySet<string>;
  /** the transitions that a chart took on the pages, by their place in its order */
  walked(language: Language, chart: string): ReadonlySet<number>;
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
  const read = (kind: string, of: string) =>
    new Set(
      linesOf(file)
        .map((line) => JSON.parse(line) as readonly [string, string, string])
        .filter((line) => line[0] === kind && line[1] === of)
        .map(([, , item]) => item),
    );
  return {
    reach: (language, goals) => write('goal', language, goals),
    prove: (requirement, place) => write('proof', requirement, [place]),
    walk: (language, taken) => {
      write('walk', language, [...new Set(taken.map(({ chart, index }) => `${chart} ${index}`))]);
    },
    reached: (language) => read('goal', language),
    proved: (requirement) => read('proof', requirement),
    walked: (language, chart) =>
      new Set(
        [...read('walk', language)].flatMap((line) => {
          const [id, index] = line.split(' ');
          return id === chart ? [Number(index)] : [];
        }),
      ),
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
