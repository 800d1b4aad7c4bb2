/** `npm run sbom [-- --print]`: the packages that the product is made of, as CycloneDX, in `dist/sbom.json` or on stdout. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { materials } from './sbom/materials.ts';

const file = join('dist', 'sbom.json');

try {
  const text = `${JSON.stringify(await materials(), null, 2)}\n`;
  if (process.argv.includes('--print')) process.stdout.write(text);
  else {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Written to ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
