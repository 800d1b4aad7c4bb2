/** `npm run test:<floor> [-- arguments of the runner]`: one floor of the tests, with its report in `.reports/`. */
import { floorNamed, floors } from './floors/floors.ts';
import { runFloor } from './floors/runFloor.ts';
import { failuresOf, summaryLine } from './floors/summary.ts';

const [name, ...args] = process.argv.slice(2);
const floor = floorNamed(name);
if (!floor) {
  console.error(`Name one of the floors: ${floors.map((known) => known.name).join(', ')}.`);
  process.exit(1);
}
const outcome = await runFloor(floor, args);
console.log(summaryLine(outcome));
for (const line of failuresOf(outcome)) console.log(line);
process.exitCode = outcome.results.every(({ status }) => status === 'passed') ? 0 : 1;
