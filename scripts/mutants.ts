/**
 * `npm run mutants [-- --only <chart>] [--seed N]`: changes the charts in one place at a time and counts which changes
 * their tours notice. Without `--only` the figures are written to `docs/mutants.md`. Fails where fewer are noticed than
 * must be.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judgeCharts } from './mutants/charts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { only: { type: 'string' }, seed: { type: 'string', default: '20261122' } },
});
const seed = Number(values.seed);

try {
  if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number.');
  process.exitCode = (await judgeCharts(root, seed, values.only)) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
