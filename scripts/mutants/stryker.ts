import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../process.ts';
import type { Room } from './rooms.ts';

/** A change of the code, with the text that was changed; `name` stays the same when lines move. */
export interface CodeMutant {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly noticed: boolean;
}

interface StrykerReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Reported[] }>
  >;
}
interface Reported {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}
interface Position {
  readonly line: number;
  readonly column: number;
}

const folder = join('.reports', 'mutants');
const limitMinutes = 240;
const left = ['src', 'standins', 'bench', 'docs/statecharts', 'dist', 'data', '.reports', '.tours'];

/** Runs Stryker over a room, or a part of it; throws when it ends without a report. */
export async function runStryker(room: Room, mutate: readonly string[]): Promise<CodeMutant[]> {
  mkdirSync(folder, { recursive: true });
  const [first = room.name] = mutate;
  const title = mutate === room.mutate ? room.name : first.replace(/\W+/g, '-');
  const report = join(folder, `${title}.json`);
  const config = join(folder, `${title}.config.json`);
  writeFileSync(report, '{"files":{}}');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      // The compiler in use has no interface that Stryker could ask.
      tsconfigFile: 'none.json',
      disableTypeChecks: false,
      mutate,
      vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
      ignoreStatic: true,
      ignorePatterns: left,
      concurrency: 2,
      timeoutMS: 20_000,
      reporters: ['json', 'progress'],
      jsonReporter: { fileName: report },
      tempDirName: join(folder, 'sandbox'),
    }),
  );
  const exitCode = await run(
    process.execPath,
    [join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config],
    { limitMinutes, env: { MUTANT_TESTS: room.tests.join(' '), MUTANT_TESTS_EXCEPT: room.except.join(' ') } },
  );
  const mutants = mutantsIn(JSON.parse(readFileSync(report, 'utf8')) as StrykerReport);
  if (exitCode !== 0 || mutants.length === 0)
    throw new Error(`Stryker ended without a report on ${room.name}`);
  return mutants;
}

function mutantsIn({ files }: StrykerReport): CodeMutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
      .map(({ status, replacement = '', location }) => ({
        file,
        line: location.start.line,
        name: `${file}: ${short(textAt(lines, location))} ⇒ ${short(replacement)}`,
        noticed: status === 'Killed' || status === 'Timeout',
      }));
  });
}

function textAt(lines: readonly string[], { start, end }: Reported['location']): string {
  const text = lines.slice(start.line - 1, end.line);
  text[text.length - 1] = (text.at(-1) ?? '').slice(0, end.column - 1);
  text[0] = (text[0] ?? '').slice(start.column - 1);
  return text.join(' ');
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ');
  return plain.length > 100 ? `${plain.slice(0, 60)} … ${plain.slice(-30)}` : plain;
}
