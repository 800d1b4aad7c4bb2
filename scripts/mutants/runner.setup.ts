import { setImmediate as turn } from 'node:timers/promises';
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { note, noteTrial, readNotes } from './records.ts';

/** What changed code asks: which change is on, and how often it may be reached. */
interface Switches {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Reached; perTest: Record<string, Reached> };
}
type Reached = Record<string, number>;

const global = globalThis as { __stryker__?: Switches };
global.__stryker__ ??= {};
const switches = global.__stryker__;

const folder = process.env.MUTANT_FOLDER ?? '';
const quickMs = 20;
const slack = { times: 10, ms: 5_000, hits: 100 };

/**
 * Runs each test once as it is, and then once for each change of the code that it reaches and no test has noticed yet,
 * in the same process, so that nothing is loaded again. A test that fails without a change after it failed with one may
 * have been spoiled by an earlier change: the run ends, and the next one begins with it.
 */
export default class MutantRunner extends TestRunner {
  private readonly earlier = readNotes(folder);
  private readonly noticed = new Set(
    this.earlier.flatMap((line) => (line.kind === 'noticed' ? [line.change] : [])),
  );
  private readonly done = new Set(this.earlier.flatMap((line) => (line.kind === 'done' ? [line.test] : [])));
  private readonly first = new Map(
    this.earlier.flatMap((line) =>
      line.kind === 'spoiled' && line.change !== null ? [[line.test, line.change] as const] : [],
    ),
  );
  private trials = 0;
  private over = false;

  async runTask(test: RunnerTestCase): Promise<void> {
    const name = nameOf(test);
    if (this.over || this.done.has(name)) return;
    const begun = performance.now();
    const before = process.threadCpuUsage();
    if (!(await this.passesOnce(test))) return this.end(name, null);
    const tookMs = performance.now() - begun;
    if (process.threadCpuUsage(before).user > quickMs * 1_000 && this.earlier.length === 0)
      return note(folder, { kind: 'postponed', test: name });
    const limitMs = tookMs * slack.times + slack.ms;
    const once = reached();
    const isRepeatable = await passes(test, limitMs);
    if (!isRepeatable && this.trials > 0) return this.end(name, null);
    const again = reached();
    note(folder, { kind: 'reached', byTests: Object.keys(again), once: Object.keys(once) });
    if (!isRepeatable) note(folder, { kind: 'unrepeatable', test: name });
    else if (!(await this.judge(test, again, limitMs))) return;
    this.done.add(name);
    note(folder, { kind: 'done', test: name });
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    note(folder, { kind: 'reached', byTests: [], once: Object.keys(switches.mutantCoverage?.static ?? {}) });
    super.onAfterRunFiles(files);
  }

  /** Runs a test as it is; false when it fails because of what was tried before. */
  private async passesOnce(test: RunnerTestCase): Promise<boolean> {
    reached();
    switches.currentTestId = 'now';
    try {
      await TestRunner.getTestFn(test)();
      return true;
    } catch (error) {
      if (this.trials > 0) return false;
      note(folder, { kind: 'failing', test: nameOf(test) });
      throw error;
    } finally {
      switches.currentTestId = undefined;
    }
  }

  /** Tries every change that a test reaches and that is not noticed yet; false when the run has to end. */
  private async judge(test: RunnerTestCase, hits: Reached, limitMs: number): Promise<boolean> {
    const name = nameOf(test);
    const early = this.first.get(name);
    const changes = Object.keys(hits).filter((change) => !this.noticed.has(change));
    for (const change of changes.toSorted((one, other) => Number(other === early) - Number(one === early))) {
      if (!(await this.isNoticed(test, change, hits[change] ?? 0, limitMs))) continue;
      const isSpoiled = !(await passes(test, limitMs));
      if (!isSpoiled || this.trials === 1) {
        this.noticed.add(change);
        note(folder, { kind: 'noticed', change });
      }
      if (!isSpoiled) continue;
      this.end(name, this.trials === 1 ? null : change);
      return false;
    }
    return true;
  }

  private async isNoticed(
    test: RunnerTestCase,
    change: string,
    hits: number,
    limitMs: number,
  ): Promise<boolean> {
    this.trials += 1;
    noteTrial(folder, { test: nameOf(test), change, limitMs });
    Object.assign(switches, { activeMutant: change, hitCount: 0, hitLimit: (hits + 1) * slack.hits });
    try {
      return !(await passes(test, limitMs));
    } finally {
      await turn();
      noteTrial(folder, null);
      Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
    }
  }

  private end(test: string, change: string | null): void {
    note(folder, { kind: 'spoiled', test, change });
    this.over = true;
  }
}

/** How often each change was reached since this was asked for the last time. */
function reached(): Reached {
  const { now = {} } = switches.mutantCoverage?.perTest ?? {};
  if (switches.mutantCoverage) switches.mutantCoverage.perTest = {};
  return now;
}

const nameOf = (test: RunnerTestCase): string => `${test.file.name} ${test.id}`;

/** Whether a test passes in time, with the hooks around it. */
async function passes(test: RunnerTestCase, limitMs: number): Promise<boolean> {
  switches.currentTestId = 'now';
  const trial = runAgain(test).then(
    () => true,
    () => false,
  );
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), limitMs);
  try {
    return await Promise.race([trial, late.promise]);
  } finally {
    clearTimeout(timer);
    switches.currentTestId = undefined;
  }
}

async function runAgain(test: RunnerTestCase): Promise<void> {
  const suites = suitesOf(test);
  const cleanups: unknown[] = [];
  try {
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
        cleanups.push(await (hook as Hook)(test.context, suite));
      }
    }
    await TestRunner.getTestFn(test)();
  } finally {
    for (const suite of suites.toReversed()) {
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await (hook as Hook)(test.context, suite);
    }
    for (const cleanup of cleanups) if (typeof cleanup === 'function') await cleanup();
  }
}

type Hook = (context: unknown, suite: unknown) => unknown;

/** The suites around a test, the file first. */
function suitesOf(test: RunnerTestCase): RunnerTestSuite[] {
  const inner: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) inner.unshift(suite);
  return [test.file, ...inner];
}
