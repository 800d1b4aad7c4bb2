/**
 * `npm run mutants [-- --charts] [-- --code] [--only <chart, room or file>] [--seed N] [--resume]`: changes the product
 * in one place at a time and counts which changes the tests notice. Without `--only` the figures are written to
 * `docs/mutants.md`. Fails where fewer are noticed than must be.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judgeCharts } from './mutants/charts.ts';
import { judgeCode } from './mutants/code.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    charts: { type: 'boolean', default: false },
    code: { type: 'boolean', default: false },
    only: { type: 'string' },
    resume: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261122' },
  },
});
const both = values.charts === values.code;
const seed = Number(values.seed);

try {
  if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number.');
  const charts = values.charts || both ? await judgeCharts(root, seed, values.only) : true;
  const code =
    values.code || (both && values.only === undefined)
      ? await judgeCode(root, values.only, values.resume)
      : true;
  process.exitCode = charts && code ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
