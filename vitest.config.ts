import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/floors/longestFirst.ts';

/** For floors whose tests often wait for another process or for a browser. */
const oneMoreThanCores = 3;
const twoMoreThanCores = 4;

/** These explore every chart; one process of theirs does it once. */
const explorers = ['tours', 'mutants', 'asyncFlows'].map((name) => `tests/machines/${name}.test.ts`);

/** One project a floor, and one for files of it that share a process; `scripts/floor.ts` runs them one after another, so that each floor has a report of its own. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'machines',
          include: ['tests/{domain,machines,charts}/**/*.test.ts'],
          exclude: explorers,
        },
      },
      {
        extends: true,
        test: {
          name: 'machines: explorers',
          maxWorkers: 1,
          execArgv: ['--max-semi-space-size=64'],
          sequence: { groupOrder: 1 },
          include: explorers,
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          maxWorkers: oneMoreThanCores,
          include: ['tests/{server,standins}/**/*.test.ts'],
          globalSetup: 'tests/support/engines/databases.setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          maxWorkers: twoMoreThanCores,
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/servedPages.setup.ts',
        },
      },
    ],
  },
});
