/** `npm run format [-- paths]`: writes the settled format; the whole project without paths. */
import { join } from 'node:path';
import { run } from './process.ts';

const paths = process.argv.slice(2);
process.exitCode = await run(process.execPath, [
  join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
  'format',
  '--write',
  ...(paths.length > 0 ? paths : ['.']),
]);
