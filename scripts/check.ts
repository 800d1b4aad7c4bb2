/** `npm run check`: types, lint, format, unused code, and the rules of the house. */
import { runChecks } from './checks/checks.ts';
import { floorNamed } from './floors/floors.ts';
import { writeChecks } from './floors/reports.ts';
import { runFloor } from './floors/runFloor.ts';
import { failuresOf, summaryLine } from './floors/summary.ts';

const results = await runChecks((line) => console.log(line));
writeChecks('check', results);
const rules = await runFloor(floorNamed('rules')!);
console.log(summaryLine(rules));
for (const line of failuresOf(rules)) console.log(line);
process.exitCode = [...results, ...rules.results].every(({ status }) => status === 'passed') ? 0 : 1;
