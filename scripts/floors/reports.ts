import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlaywrightReport, resultsOfPlaywright } from './playwrightReport.ts';
import type { TestResult } from './result.ts';
import { isVitestReport, resultsOfVitest } from './vitestReport.ts';

export const reportFolder = '.reports';

export function reportPath(name: string): string {
  return join(reportFolder, `${name}.json`);
}

/** Results of the last run of a floor, or null when it left no report that can be read. */
export function readReport(name: string): TestResult[] | null {
  const path = reportPath(name);
  if (!existsSync(path)) return null;
  try {
    return resultsOf(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Writes results that no runner reports: those of checks. */
export function writeChecks(name: string, checks: readonly TestResult[]): void {
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(reportPath(name), `${JSON.stringify({ checks }, null, 2)}\n`);
}

function resultsOf(report: unknown): TestResult[] | null {
  if (isVitestReport(report)) return resultsOfVitest(report);
  if (isPlaywrightReport(report)) return resultsOfPlaywright(report);
  return typeof report === 'object' && report !== null && 'checks' in report
    ? (report.checks as TestResult[])
    : null;
}
