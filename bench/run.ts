/** `npm run bench [-- --only <name>] [--rounds <n>] [--json]`: the product against its peers and limits. */
import { parseArgs } from 'node:util';
import type { Benchmark } from './support/benchmark.ts';
import { linesOf } from './support/print.ts';

const benchmarks: Record<string, () => Promise<Benchmark>> = {
  start: async () => (await import('./start.ts')).start,
  quoteCall: async () => (await import('./quoteCall.ts')).quoteCall,
  purchase: async () => (await import('./purchase.ts')).purchase,
  purchaseMemory: async () => (await import('./purchaseMemory.ts')).purchaseMemory,
  rateVersion: async () => (await import('./rateVersion.ts')).rateVersion,
  rateVersionMemory: async () => (await import('./rateVersion.ts')).rateVersionMemory,
  suggestions: async () => (await import('./suggestions.ts')).suggestions,
  workshop: async () => (await import('./workshop.ts')).workshop,
  firstRoute: async () => (await import('./firstRoute.ts')).firstRoute,
  firstLoad: async () => (await import('./firstLoad.ts')).firstLoad,
  policyDocument: async () => (await import('./policyDocument.ts')).policyDocument,
  licenseSearch: async () => (await import('./listSearch.ts')).licenseSearch,
  licenseSearchEmbedded: async () => (await import('./listSearch.ts')).licenseSearchEmbedded,
  agentSearch: async () => (await import('./listSearch.ts')).agentSearch,
  policySearch: async () => (await import('./policySearch.ts')).policySearch,
  policySearchEmbedded: async () => (await import('./policySearch.ts')).policySearchEmbedded,
  licenseExport: async () => (await import('./licenseExport.ts')).licenseExport,
  keystroke: async () => (await import('./keystroke.ts')).keystroke,
  keystrokeTable: async () => (await import('./keystroke.ts')).keystrokeTable,
  travellerRows: async () => (await import('./travellerRows.ts')).travellerRows,
  travellerRowsTable: async () => (await import('./travellerRows.ts')).travellerRowsTable,
};

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const names = asked.only ?? Object.keys(benchmarks);
const unknown = names.find((name) => !(name in benchmarks));
const rounds = Number(asked.rounds);
if (unknown !== undefined) {
  refuse(`There is no benchmark ${unknown}; there are ${Object.keys(benchmarks).join(', ')}.`);
}
if (!Number.isInteger(rounds) || rounds < 1) refuse('The number of rounds must be 1 or more.');

const reports = [];
for (const name of names) {
  const benchmark = await benchmarks[name]?.();
  if (!benchmark) continue;
  const report = await benchmark.run(rounds);
  reports.push(report);
  if (!asked.json) console.log(`${linesOf(report).join('\n')}\n`);
}
if (asked.json) console.log(JSON.stringify({ rounds, reports }, null, 2));
process.exit();

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
