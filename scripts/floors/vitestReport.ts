import { relative } from 'node:path';
import type { TestResult } from './result.ts';

type Assertion = {
  ancestorTitles: string[];
  title: string;
  status: string;
  duration?: number | null;
  failureMessages?: string[] | null;
};
type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: Assertion[] }[];
};

export function isVitestReport(report: unknown): report is VitestReport {
  return typeof report === 'object' && report !== null && 'testResults' in report;
}

/** A file that could not even be loaded holds no tests and counts as one failed test. */
export function resultsOfVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const results = assertionResults.map((assertion) => resultOf(assertion, file));
    const fileFailed = status === 'failed' && !results.some((result) => result.status === 'failed');
    return fileFailed
      ? [
          ...results,
          { title: 'the file runs', where: file, status: 'failed', milliseconds: 0, message } as const,
        ]
      : results;
  });
}

function resultOf(assertion: Assertion, file: string): TestResult {
  const { status, title, ancestorTitles, duration, failureMessages } = assertion;
  return {
    title,
    where: [file, ...ancestorTitles].join(' › '),
    status: status === 'passed' || status === 'failed' ? status : 'skipped',
    milliseconds: duration ?? 0,
    message: failureMessages?.[0],
  };
}
