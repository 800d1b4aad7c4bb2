import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Language } from '#domain/locales.ts';

/** What journeys have reached and proved, kept in a file: a runner may go on in a new process after a failure. */
export interface Tally {
  reach(language: Language, goals: readonly string[]): void;
  prove(requirement: string, place: string): void;
  reached(language: Language): ReadonlySet<string>;
  /** places where the requirement was proved */
  proved(requirement: string): ReadonlySet<string>;
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
    reached: (language) => read('goal', language),
    proved: (requirement) => read('proof', requirement),
  };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
