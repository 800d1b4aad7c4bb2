import { describe, expect, test } from 'vitest';
import { resultsOfPlaywright } from '#scripts/floors/playwrightReport.ts';
import type { TestResult } from '#scripts/floors/result.ts';
import { countsOf } from '#scripts/floors/summary.ts';
import { resultsOfVitest } from '#scripts/floors/vitestReport.ts';

const statuses = (results: readonly TestResult[]) =>
  results.map(({ title, status }) => `${title}: ${status}`);

describe('the report of vitest', () => {
  const assertion = (title: string, status: string) => ({ ancestorTitles: ['group'], title, status });

  test('gives each test with its own title', () => {
    const assertionResults = [assertion('a', 'passed'), assertion('b', 'failed'), assertion('c', 'pending')];
    const results = resultsOfVitest({
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
    });
    expect(statuses(results)).toEqual(['a: passed', 'b: failed', 'c: skipped']);
    expect(results[0]?.where).toBe('a.test.ts › group');
  });

  test('counts a file that could not be loaded as one failed test', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(statuses(resultsOfVitest({ testResults }))).toEqual(['the file runs: failed']);
  });

  test('counts a file whose tests pass and whose end fails as one more failed test', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [assertion('a', 'passed')] },
    ];
    expect(statuses(resultsOfVitest({ testResults }))).toEqual(['a: passed', 'the file runs: failed']);
  });
});

describe('the report of playwright', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    tests: [{ status, results: [{ duration: 10 }] }],
  });

  test('gives each test with its own title, and a second try counts as failed', () => {
    const results = resultsOfPlaywright({
      suites: [
        {
          title: 'a.test.ts',
          specs: [spec('a', 'expected'), spec('b', 'flaky')],
          suites: [{ title: 'group', specs: [spec('c', 'unexpected'), spec('d', 'skipped')] }],
        },
      ],
    });
    expect(statuses(results)).toEqual(['a: passed', 'b: failed', 'c: failed', 'd: skipped']);
    expect(results[2]?.where).toBe('a.test.ts › group');
  });

  test('counts an error outside the tests as one failed test', () => {
    expect(resultsOfPlaywright({ suites: [], errors: [{ message: 'no portal' }] })).toHaveLength(1);
  });
});

describe('the sum', () => {
  const result = (title: string, status: TestResult['status'], message?: string): TestResult => ({
    title,
    where: 'a.test.ts',
    status,
    milliseconds: 1,
    message,
  });
  const outcome = {
    name: 'server',
    milliseconds: 2345,
    results: [result('a', 'passed'), result('b', 'skipped'), result('c', 'failed', 'one\ntwo')],
  };

  test('counts a skipped test as failed', () => {
    expect(countsOf([outcome, outcome])).toEqual({ passed: 2, failed: 4 });
  });
});
