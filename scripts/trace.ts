/**
 * `npm run trace [-- --missing | --json]`: which requirements the tests of the last run cover.
 * Fails on an id that is not in the register, on one that is not counted where it stands, and while less is covered
 * than was reached before.
 */
import { floors } from './floors/floors.ts';
import { readReport } from './floors/reports.ts';
import { coverageOf } from './trace/coverage.ts';
import { minimum, shortfallOf } from './trace/minimum.ts';
import { linesOf } from './trace/print.ts';
import { readRegister } from './trace/register.ts';

const mostProblems = 30;

const reports = floors.flatMap(({ name }) => readReport(name) ?? []);
const { rows, unknown, misplaced, uncounted } = coverageOf(readRegister(), reports);

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else for (const line of linesOf(rows, process.argv.includes('--missing'))) console.log(line);

const problems = [
  ...(reports.length === 0 ? ['No floor left a report: run `npm test` first.'] : []),
  ...unknown.map(({ id, test }) => `${id} is not in the register: ${test}`),
  ...misplaced.map(({ id, test }) => `${id} is named where no behaviour of the product is tried: ${test}`),
  ...uncounted.map(({ id, test }) => `${id} is not counted, since it does not begin the title: ${test}`),
  ...shortfallOf(rows, minimum),
];
for (const problem of problems.slice(0, mostProblems)) console.error(problem);
if (problems.length > mostProblems) console.error(`… and ${problems.length - mostProblems} more.`);
process.exitCode = problems.length === 0 ? 0 : 1;
