import { matchesGlob } from 'node:path';
import { capture } from '../process.ts';
import type { Floor } from './floors.ts';

/** A run of a floor's tests: every one, or those that the arguments of its runner choose. */
export type ChosenRun = { floor: Floor; args: readonly string[] };

/** What the tests of a floor read without importing it: tours, pages that are built, processes that are started. */
const readUnseen: Readonly<Record<string, readonly string[]>> = {
  rules: ['**'],
  machines: ['{machines,domain,locales}/**', 'tests/{tours,support}/**'],
  ui: ['{src,machines,domain,locales}/**', 'tests/{tours,support}/**', '*.html'],
  server: ['{standins,locales,docs}/**', 'server/{database,sample}/**', 'tests/support/**'],
};

const product = '{src,server,machines,domain,locales,standins}/**';
const wholeWay = 'tests/journeys/purchase.test.ts';

/**
 * The tests that the changes since a commit reach, as their runners tell: a floor runs whole when what it reads
 * unseen changed, and the purchase from the first step to the policy whenever the product did.
 * @param base a commit; by default, where the branch left `main`
 */
export async function runsOfChanges(floors: readonly Floor[], base?: string): Promise<ChosenRun[]> {
  const since = base ?? (await whereBranchLeftMain());
  const changed = [
    ...(await git('diff', '--name-only', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const isChanged = (patterns: readonly string[]) =>
    changed.some((path) => patterns.some((pattern) => matchesGlob(path, pattern)));
  return floors.flatMap((floor): ChosenRun[] => {
    if (floor.runner === 'vitest') {
      return [
        {
          floor,
          args: isChanged(readUnseen[floor.name] ?? []) ? [] : ['--changed', since, '--passWithNoTests'],
        },
      ];
    }
    return [
      ...(isChanged(['tests/**'])
        ? [{ floor, args: [`--only-changed=${since}`, '--pass-with-no-tests'] }]
        : []),
      ...(isChanged([product]) ? [{ floor, args: [wholeWay] }] : []),
    ];
  });
}

const whereBranchLeftMain = async () =>
  (await git('merge-base', 'main', 'HEAD').catch(() => ['HEAD']))[0] as string;

async function git(...args: readonly string[]): Promise<string[]> {
  const { exitCode, output } = await capture('git', args);
  if (exitCode !== 0) throw new Error(`git ${args.join(' ')}: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
