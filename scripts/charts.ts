/**
 * `npm run charts`: writes the pictures and tables of every chart to docs/statecharts, in both languages.
 * `-- --check` writes nothing and fails when a file there is not what the charts say now.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staleFiles, writeFiles } from './charts/files.ts';
import { loadMachines } from './charts/machines.ts';
import { renderCharts } from './charts/render.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join('docs', 'statecharts');

try {
  const documents = await renderCharts(root, await loadMachines(root));
  if (process.argv.includes('--check')) {
    const stale = staleFiles(join(root, folder), documents);
    for (const name of stale) console.error(`${join(folder, name)} is stale: run \`npm run charts\``);
    process.exitCode = stale.length === 0 ? 0 : 1;
  } else {
    writeFiles(join(root, folder), documents);
    console.log(`${documents.size} files in ${folder}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
