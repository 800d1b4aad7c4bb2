import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const { MUTANT_FOLDER = '', MUTANT_TESTS = '', MUTANT_TESTS_EXCEPT = '' } = process.env;
const sources = JSON.parse(readFileSync(join(MUTANT_FOLDER, 'sources.json'), 'utf8')) as Record<
  string,
  string
>;

/** For runs with changed code: the tests that `MUTANT_TESTS` names, in one process. */
export default defineConfig({
  plugins: [
    { name: 'changed-code', enforce: 'pre', load: (id) => sources[id.split('?', 1)[0] ?? ''] ?? null },
  ],
  test: {
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    // What is kept on disk is found by the file's own text, which stays as it was.
    fsModuleCache: false,
    runner: './scripts/mutants/runner.setup.ts',
    setupFiles: './scripts/mutants/loadAll.ts',
    include: MUTANT_TESTS.split(' '),
    exclude: MUTANT_TESTS_EXCEPT.split(' '),
    // A test runs as often as there are changes that it reaches.
    testTimeout: 24 * 60 * 60_000,
    dangerouslyIgnoreUnhandledErrors: true,
    silent: true,
    reporters: ['dot'],
  },
});
