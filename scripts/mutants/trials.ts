import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Change, instrument } from './instrument.ts';
import { type Note, note, readNotes, readTrial, sizeOfNotes } from './records.ts';
import type { Room } from './rooms.ts';

/** A change of the code that was tried, and whether a test noticed it. */
export interface CodeMutant extends Change {
  readonly noticed: boolean;
}

const mostRuns = 300;
const patienceMs = 20_000;

/**
 * Lets the tests of a room judge every change of the files that patterns name. What is worked out once, when
 * files are loaded or at its first use, is left out. Throws when the tests do not come to an end.
 * @param resumes goes on where an earlier run over the same code stopped, with the tests that it did not end
 */
export async function judgeChanges(
  root: string,
  room: Room,
  patterns: readonly string[],
  resumes: boolean,
): Promise<CodeMutant[]> {
  const folder = join(
    root,
    '.reports',
    'mutants',
    (patterns === room.mutate ? room.name : patterns.join(' ')).replace(/\W+/g, '-'),
  );
  const { sources, changes } = await instrument(root, patterns);
  const text = JSON.stringify(sources);
  const kept = join(folder, 'sources.json');
  if (!resumes || !existsSync(kept) || readFileSync(kept, 'utf8') !== text) {
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(kept, text);
  let notes = readNotes(folder);
  for (let runs = 0, isOver = false; !isOver; runs += 1) {
    if (runs === mostRuns) throw new Error(`The tests of ${room.name} do not come to an end`);
    const known = notes.length;
    const ended = await runTests(root, folder, room);
    notes = readNotes(folder);
    const failing = notes.find(({ kind }) => kind === 'failing');
    if (failing) throw new Error(`Without any change a test fails: ${JSON.stringify(failing)}`);
    isOver = ended && !notes.slice(known).some(({ kind }) => kind === 'spoiled' || kind === 'postponed');
    console.log(`${noticedIn(notes).size} of ${changes.length} changes of ${room.name} noticed`);
  }
  for (const line of notes) if (line.kind === 'unrepeatable') console.log(`judges nothing: ${line.test}`);
  return judged(changes, notes);
}

const noticedIn = (notes: readonly Note[]): Set<string> =>
  new Set(notes.flatMap((line) => (line.kind === 'noticed' ? [line.change] : [])));

function judged(changes: readonly Change[], notes: readonly Note[]): CodeMutant[] {
  const byTests = new Set<string>();
  const reachedOnce = new Set<string>();
  const noticed = noticedIn(notes);
  for (const line of notes) {
    if (line.kind !== 'reached') continue;
    for (const change of line.byTests) byTests.add(change);
    for (const change of line.once) reachedOnce.add(change);
  }
  return changes
    .filter(({ id }) => byTests.has(id) || !reachedOnce.has(id))
    .map((change) => ({ ...change, noticed: noticed.has(change.id) }));
}

/** Runs the tests once; false when they had to be stopped, because a change kept one from coming to its end. */
async function runTests(root: string, folder: string, room: Room): Promise<boolean> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--config', 'scripts/mutants/vitest.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      MUTANT_FOLDER: folder,
      MUTANT_TESTS: room.tests.join(' '),
      MUTANT_TESTS_EXCEPT: room.except.join(' '),
    },
  });
  const exit = once(child, 'exit').then(() => true);
  for (let seen = '', at = Date.now(); ; ) {
    if (await Promise.race([exit, wait(1_000, false)])) return true;
    const trial = readTrial(folder);
    const now = JSON.stringify([trial, sizeOfNotes(folder)]);
    if (now !== seen) {
      seen = now;
      at = Date.now();
    } else if (trial !== null && Date.now() - at > trial.limitMs + patienceMs) {
      child.kill('SIGKILL');
      await exit;
      note(folder, { kind: 'noticed', change: trial.change });
      return false;
    }
  }
}
