import { setImmediate as turn } from 'node:timers/promises';
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest';
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
const slack = { times: 30, ms: 10_000, hits: 100 };

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
    const reached = await this.reachedBy(test);
    if (reached === null) return this.end(name, null);
    const tookMs = performance.now() - begun;
    if (tookMs > quickMs && this.earlier.length === 0) return note(folder, { kind: 'postponed', test: name });
    const limitMs = tookMs * slack.times + slack.ms;
    const changes = Object.keys(reached).filter((change) => !this.noticed.has(change));
    note(folder, { kind: 'reached', whileLoading: [], byTests: Object.keys(reached) });
    if (changes.length > 0 && !(await passes(test, limitMs))) {
      if (this.trials > 0) return this.end(name, null);
      note(folder, { kind: 'unrepeatable', test: name });
    } else {
      const early = this.first.get(name);
      for (const change of changes.toSorted((one, other) => Number(other === early) - Number(one === early))) {
        if (!(await this.isNoticed(test, change, reached[change] ?? 0, limitMs))) continue;
        const isSpoiled = !(await passes(test, limitMs));
        if (isSpoiled && this.trials > 1) return this.end(name, change);
        this.noticed.add(change);
        note(folder, { kind: 'noticed', change });
        if (isSpoiled) return this.end(name, null);
      }
    }
    this.done.add(name);
    note(folder, { kind: 'done', test: name });
  }

  override onAfterRunFiles(): void {
    const whileLoading = Object.keys(switches.mutantCoverage?.static ?? {});
    note(folder, { kind: 'reached', whileLoading, byTests: [] });
    super.onAfterRunFiles();
  }

  /** How often each change is reached by a test that passes; null when it fails because of what was tried before. */
  private async reachedBy(test: RunnerTestCase): Promise<Reached | null> {
    switches.currentTestId = 'now';
    if (switches.mutantCoverage) switches.mutantCoverage.perTest = {};
    try {
      await TestRunner.getTestFn(test)();
      return { ...switches.mutantCoverage?.perTest['now'] };
    } catch (error) {
      if (this.trials > 0) return null;
      note(folder, { kind: 'failing', test: nameOf(test) });
      throw error;
    } finally {
      switches.currentTestId = undefined;
    }
  }

  private async isNoticed(test: RunnerTestCase, change: string, hits: number, limitMs: number): Promise<boolean> {
    this.trials += 1;
    noteTrial(folder, nameOf(test), change);
    Object.assign(switches, { activeMutant: change, hitCount: 0, hitLimit: (hits + 1) * slack.hits });
    try {
      return !(await passes(test, limitMs));
    } finally {
      await turn();
      Object.assign(switches, { activeMutant: undefined, hitCount: undefined });
    }
  }

  private end(test: string, change: string | null): void {
    note(folder, { kind: 'spoiled', test, change });
    this.over = true;
  }
}

const nameOf = (test: RunnerTestCase): string => `${test.file.name} ${test.id}`;

/** Whether a test passes in time, with the hooks around it. */
async function passes(test: RunnerTestCase, limitMs: number): Promise<boolean> {
  const trial = runAgain(test).then(
    () => true,
    () => false,
  );
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), limitMs);
  switches.currentTestId = 'again';
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
