import type { TestResult } from './result.ts';

type Spec = {
  title: string;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { duration: number; error?: { message?: string } }[];
  }[];
};
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type PlaywrightReport = { suites: Suite[]; errors?: { message?: string }[] };

export function isPlaywrightReport(report: unknown): report is PlaywrightReport {
  return typeof report === 'object' && report !== null && 'suites' in report;
}

/** A test that passed only at a second try counts as failed, and so does an error outside any test. */
export function resultsOfPlaywright({ suites, errors = [] }: PlaywrightReport): TestResult[] {
  const outside = errors.map(({ message }) => ({
    title: 'the run has no error outside its tests',
    where: 'tests/journeys',
    status: 'failed' as const,
    milliseconds: 0,
    message,
  }));
  return [...suites.flatMap((suite) => resultsOfSuite(suite, [])), ...outside];
}

function resultsOfSuite(suite: Suite, above: readonly string[]): TestResult[] {
  const path = [...above, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => resultOf(spec.title, test, path)),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => resultsOfSuite(inner, path))];
}

function resultOf(title: string, test: Spec['tests'][number], path: readonly string[]): TestResult {
  const failed = test.status === 'unexpected' || test.status === 'flaky';
  return {
    title,
    where: path.join(' › '),
    status: failed ? 'failed' : test.status === 'skipped' ? 'skipped' : 'passed',
    milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
    message: test.results.find(({ error }) => error)?.error?.message,
  };
}
