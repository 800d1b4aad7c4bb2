import { curlLine } from '#tests/support/attack/curl.ts';
import { type AttackOptions, keepSlowest, type Tally } from '#tests/support/attack/run.ts';

/** The printed result of an attack: statuses of each call, the slowest answers, and what did not hold. */
export function printed(tally: Tally, options: AttackOptions): string {
  const rate = Math.round(tally.requests / tally.seconds);
  return [
    '',
    ...[...tally.statuses].toSorted().map(([call, statuses]) => {
      const told = [...statuses].toSorted(([one], [other]) => one - other);
      return `  ${call.padEnd(28)}${told.map(([status, times]) => `${status || 'none'}: ${times}`).join('  ')}`;
    }),
    '',
    '  slowest:',
    ...keepSlowest(tally).map(
      ({ call, role, turn, ms }) =>
        `  ${Math.round(ms).toString().padStart(6)} ms  ${call} as ${role}, turn ${turn}`,
    ),
    '',
    `${tally.requests} requests in ${Math.round(tally.seconds)} s (${rate} a second), seed ${options.seed}`,
    ...tally.failures.flatMap(({ call, role, fault, cause, count, turn, origin, shot }) => [
      '',
      `✗ ${call} as ${role}: ${fault}${cause === null ? '' : ` (${cause})`}${count > 1 ? `, ${count} times` : ''}`,
      `  again: npm run attack -- ${replay(options, turn)}`,
      `  ${curlLine(origin, shot)}`,
    ]),
    '',
  ].join('\n');
}

function replay({ seed, role, call }: AttackOptions, turn: number): string {
  return [
    `--seed ${seed}`,
    `--turn ${turn}`,
    ...(role === undefined ? [] : [`--role "${role}"`]),
    ...(call === undefined ? [] : [`--call ${call}`]),
  ].join(' ');
}
