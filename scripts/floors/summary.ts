import { stripVTControlCharacters } from 'node:util';
import type { FloorOutcome } from './runFloor.ts';

/** A skipped test counts as failed: what does not run proves nothing. */
export function countsOf(outcomes: readonly FloorOutcome[]): { passed: number; failed: number } {
  const results = outcomes.flatMap((outcome) => outcome.results);
  const passed = results.filter(({ status }) => status === 'passed').length;
  return { passed, failed: results.length - passed };
}

export function summaryLine(outcome: FloorOutcome): string {
  const { passed, failed } = countsOf([outcome]);
  const seconds = (outcome.milliseconds / 1000).toFixed(1);
  return `${failed ? '✗' : '✓'} ${outcome.name.padEnd(10)} ${passed} passed, ${failed} failed (${seconds} s)`;
}

/** One line for each test that did not pass, with the first line of its message. */
export function failuresOf(outcome: FloorOutcome): string[] {
  return outcome.results
    .filter(({ status }) => status !== 'passed')
    .map(({ title, where, status, message }) => {
      const reason =
        status === 'skipped' ? 'skipped' : stripVTControlCharacters(message?.split('\n', 1)[0] ?? '');
      return `    ${where} › ${title}${reason ? `: ${reason}` : ''}`;
    });
}
