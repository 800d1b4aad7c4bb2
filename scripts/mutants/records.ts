import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a run with changed code notes, one line each. */
export type Note =
  /** changes that a test reaches each time, and those that are reached once: by the first test or when files are loaded */
  | { readonly kind: 'reached'; readonly byTests: readonly string[]; readonly once: readonly string[] }
  | { readonly kind: 'noticed'; readonly change: string }
  /** a test that needs no more runs */
  | { readonly kind: 'done'; readonly test: string }
  /** a slow test, whose turn comes when the quick ones have judged */
  | { readonly kind: 'postponed'; readonly test: string }
  /** a test that fails with no change at all */
  | { readonly kind: 'failing'; readonly test: string }
  /** a test that does not pass twice in one process judges nothing */
  | { readonly kind: 'unrepeatable'; readonly test: string }
  /** the test failed without a change as well: a new process tries this change first */
  | { readonly kind: 'spoiled'; readonly test: string; readonly change: string | null };

export function note(folder: string, line: Note): void {
  appendFileSync(join(folder, 'notes.jsonl'), `${JSON.stringify(line)}\n`);
}

export function readNotes(folder: string): Note[] {
  const file = join(folder, 'notes.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Note);
}

/** Bytes noted so far. */
export function sizeOfNotes(folder: string): number {
  return statSync(join(folder, 'notes.jsonl'), { throwIfNoEntry: false })?.size ?? 0;
}

/** What is being tried, for a process that watches whether it comes to an end. */
export type Trial = { readonly test: string; readonly change: string; readonly limitMs: number };

export function noteTrial(folder: string, trial: Trial | null): void {
  writeFileSync(join(folder, 'trial.json'), JSON.stringify(trial));
}

/** Null where nothing is being tried. */
export function readTrial(folder: string): Trial | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'trial.json'), 'utf8')) as Trial | null;
  } catch {
    return null;
  }
}
