import { defineConfig } from 'vitest/config';

/** For runs with changed code: the tests that `MUTANT_TESTS` names, in threads, without floors. */
export default defineConfig({
  test: {
    pool: 'threads',
    include: (process.env.MUTANT_TESTS ?? '').split(' '),
    exclude: (process.env.MUTANT_TESTS_EXCEPT ?? '').split(' '),
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
