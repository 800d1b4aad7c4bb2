import { join } from 'node:path';
import type { TestResult } from '../floors/result.ts';
import { capture } from '../process.ts';

type Check = { title: string; program: readonly [path: string, ...args: string[]] };

const bin = (folder: string, file: string): string => join('node_modules', folder, file);

/** What is checked without running the product; each entry counts as one test. */
const checks: readonly Check[] = [
  {
    title: 'the types are right',
    // Several checkers would each work out the types that they share, while another check waits for a core.
    program: [bin('typescript', 'bin/tsc'), '-p', '.', '--checkers', '1'],
  },
  { title: 'nothing that looks wrong', program: [bin('oxlint', 'bin/oxlint'), '--deny-warnings'] },
  { title: 'the format is settled', program: [bin('@biomejs/biome', 'bin/biome'), 'format', '.'] },
  { title: 'no unused file, export or package', program: [bin('knip', 'bin/knip.js'), '--no-progress'] },
  {
    title: 'no file or export of the product that only tests use',
    program: [
      bin('knip', 'bin/knip.js'),
      '--no-progress',
      '--production',
      '--include',
      'files,exports,types,nsExports,nsTypes,enumMembers,namespaceMembers',
    ],
  },
];

/** Runs every check, two at a time, and prints each result as it comes. */
export async function runChecks(tell: (line: string) => void): Promise<TestResult[]> {
  const waiting = [...checks];
  const results = new Map<string, TestResult>();
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check);
      results.set(check.title, result);
      tell(`${result.status === 'passed' ? '✓' : '✗'} ${check.title} (${seconds(result.milliseconds)})`);
      if (result.message) tell(result.message);
    }
  };
  await Promise.all([work(), work()]);
  return checks.map(({ title }) => results.get(title)!);
}

async function runCheck({ title, program }: Check): Promise<TestResult> {
  const started = performance.now();
  const { exitCode, output } = await capture(process.execPath, program);
  return {
    title,
    where: 'check',
    status: exitCode === 0 ? 'passed' : 'failed',
    milliseconds: performance.now() - started,
    ...(exitCode === 0 ? {} : { message: output.trim() }),
  };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
