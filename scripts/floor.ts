/**
 * `npm run test:<floor> [-- arguments of the runner]`: one floor of the tests, with its report in `.reports/`.
 * `npm run test:machines -- --chart payment`: the tours of one chart.
 * `npm run test:journeys -- --tours all`: every generated journey in both languages, in place of one of each chart.
 */
import { toursFileOf } from '#tests/support/tours/charts.ts';
import { floorNamed, floors } from './floors/floors.ts';
import { runFloor } from './floors/runFloor.ts';
import { toursVariable } from './floors/toursVariable.ts';
import { failuresOf, summaryLine } from './floors/summary.ts';

const [name, ...args] = process.argv.slice(2);
const floor = floorNamed(name);
if (!floor) {
  console.error(`Name one of the floors: ${floors.map((known) => known.name).join(', ')}.`);
  process.exit(1);
}
const tours = args.indexOf('--tours');
if (tours >= 0) process.env[toursVariable] = args.splice(tours, 2)[1];
const at = args.indexOf('--chart');
const charts = at < 0 ? undefined : args.splice(at, 2)[1]?.split(',');
args.push(...new Set(charts?.map(toursFileOf)));
const outcome = await runFloor(floor, args, charts);
console.log(summaryLine(outcome));
for (const line of failuresOf(outcome)) console.log(line);
process.exitCode = outcome.results.every(({ status }) => status === 'passed') ? 0 : 1;
