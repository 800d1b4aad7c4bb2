import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureQuickBrowser } from '../browser.ts';
import { chosenCharts } from '#tests/support/tours/charts.ts';
import { run } from '../process.ts';
import type { Floor } from './floors.ts';
import { readReport, reportFolder, reportPath } from './reports.ts';
import type { TestResult } from './result.ts';

export type FloorOutcome = { name: string; results: TestResult[]; milliseconds: number };

/** Whether the floor has a file to run. */
export function hasTests({ folders }: Floor): boolean {
  return folders.some((folder) => globSync(`tests/${folder}/**/*.test.{ts,tsx}`).length > 0);
}

/**
 * Runs one floor and reads its report. A floor that leaves no report, or whose runner fails without a failed test,
 * counts as one failed test.
 * @param charts those whose tours are run where one file runs the tours of all; every one by default
 */
export async function runFloor(
  floor: Floor,
  args: readonly string[] = [],
  charts?: readonly string[],
): Promise<FloorOutcome> {
  const started = performance.now();
  mkdirSync(reportFolder, { recursive: true });
  rmSync(reportPath(floor.name), { force: true });
  const exitCode = await runRunner(floor, args, charts ? { [chosenCharts]: charts.join() } : {});
  const results = readReport(floor.name);
  return {
    name: floor.name,
    results: [
      ...(results ?? []),
      ...problemsOf(
        floor,
        results,
        exitCode,
        args.some((arg) => passesEmpty.includes(arg)),
      ),
    ],
    milliseconds: performance.now() - started,
  };
}

const passesEmpty = ['--passWithNoTests', '--pass-with-no-tests'];

function problemsOf(
  floor: Floor,
  results: readonly TestResult[] | null,
  exitCode: number,
  mayBeEmpty: boolean,
): TestResult[] {
  const failed = (message: string): TestResult[] => [
    { title: 'the floor runs to its end', where: floor.name, status: 'failed', milliseconds: 0, message },
  ];
  if (!results) return failed('It ended without a report.');
  if (results.length === 0 && !mayBeEmpty) return failed('It ran no test.');
  if (exitCode !== 0 && results.every(({ status }) => status === 'passed')) {
    return failed(`Its runner ended with exit code ${exitCode} although no test failed.`);
  }
  return [];
}

async function runRunner(
  floor: Floor,
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  if (floor.needsBrowser) {
    const browser = await ensureQuickBrowser();
    if (!browser.found) {
      console.error(browser.sentence);
      return 1;
    }
  }
  return floor.runner === 'vitest' ? runVitest(floor, args, env) : runPlaywright(floor, args);
}

function runVitest(floor: Floor, args: readonly string[], env: Record<string, string>): Promise<number> {
  return run(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      `--project=${floor.name}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath(floor.name)}`,
      ...args,
    ],
    { limitMinutes: floor.limitMinutes, env },
  );
}

function runPlaywright(floor: Floor, args: readonly string[]): Promise<number> {
  return run(
    process.execPath,
    [
      join('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config=tests/journeys/playwright.config.ts',
      ...args,
    ],
    {
      limitMinutes: floor.limitMinutes,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(process.cwd(), reportPath(floor.name)) },
    },
  );
}
