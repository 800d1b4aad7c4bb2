/**
 * `npm test`: checks and pictures, then every floor in its turn, and the trace of requirements.
 * `npm test -- --changed [commit]`: checks, rules and what a change since the commit reaches, without the trace.
 * The last line on stdout is `N passed, N failed`; the exit code is 1 unless nothing failed.
 */
import { rmSync } from 'node:fs';
import { runChecks } from './checks/checks.ts';
import { runsOfChanges } from './floors/changed.ts';
import { floors } from './floors/floors.ts';
import { reportFolder, writeChecks } from './floors/reports.ts';
import { type FloorOutcome, hasTests, runFloor } from './floors/runFloor.ts';
import { countsOf, failuresOf, summaryLine } from './floors/summary.ts';
import { run } from './process.ts';

const started = performance.now();
const outcomes: FloorOutcome[] = [];

rmSync(reportFolder, { recursive: true, force: true });
announce('check, charts');
outcomes.push(
  ...(await Promise.all([
    timed('check', () => runChecks((line) => console.log(line))),
    runScript('charts', 'the pictures of the charts are fresh', ['--check']),
  ])),
);
if (process.argv[2] === '--changed') await runChanged(process.argv[3]);
else await runEverything();
close();

async function runEverything(): Promise<void> {
  for (const together of Map.groupBy(floors.filter(hasTests), ({ turn }) => turn).values()) {
    announce(together.map(({ name }) => name).join(', '));
    outcomes.push(...(await Promise.all(together.map((floor) => runFloor(floor)))));
  }
  announce('trace');
  outcomes.push(await runScript('trace', 'every required row has a test that passed', []));
}

async function runChanged(base: string | undefined): Promise<void> {
  for (const { floor, args } of await runsOfChanges(floors, base)) {
    announce([floor.name, ...args].join(' '));
    outcomes.push(await runFloor(floor, args));
  }
}

function announce(name: string): void {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}\n`);
}

async function timed(name: string, work: () => Promise<FloorOutcome['results']>): Promise<FloorOutcome> {
  const from = performance.now();
  const results = await work();
  writeChecks(name, results);
  return { name, results, milliseconds: performance.now() - from };
}

function runScript(name: string, title: string, args: readonly string[]): Promise<FloorOutcome> {
  return timed(name, async () => {
    const from = performance.now();
    const exitCode = await run(process.execPath, [`scripts/${name}.ts`, ...args], { limitMinutes: 10 });
    const status = exitCode === 0 ? 'passed' : 'failed';
    return [{ title, where: name, status, milliseconds: performance.now() - from }];
  });
}

function close(): void {
  const { passed, failed } = countsOf(outcomes);
  announce('summary');
  for (const outcome of outcomes) {
    console.log(summaryLine(outcome));
    for (const line of failuresOf(outcome)) console.log(line);
  }
  console.log(`  ${((performance.now() - started) / 60_000).toFixed(1)} minutes in all\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
