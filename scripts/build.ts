/** `npm run build [-- --force]`: the browser's part of the product, built when its inputs changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintedFolder } from '#domain/paintedPages.ts';
import { paintPages } from './paint.ts';
import { capture } from './process.ts';

/** Folder of the built application, served as it is. */
export const webFolder = join('dist', 'web');

const stampPath = join('dist', 'web.inputs');
const inputs = [
  '{src,domain,machines,locales,public}/**/*.*',
  '*.html',
  'vite.config.ts',
  'scripts/*.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Builds `dist/web` when an input changed since the last build, or always with `force`.
 * Throws with what the builder wrote when the build fails.
 */
export async function buildWeb(options: { force?: boolean } = {}): Promise<{ built: boolean }> {
  const wanted = hashOfInputs();
  if (!options.force && existsSync(webFolder) && readStamp() === wanted) return { built: false };
  rmSync(stampPath, { force: true });
  await runVite('--mode=production', '--emptyOutDir');
  await runVite('--mode=kit', '--emptyOutDir=false');
  await runVite('--mode=link', '--emptyOutDir=false');
  await paintPages(join(webFolder, paintedFolder));
  mkdirSync('dist', { recursive: true });
  writeFileSync(stampPath, wanted);
  return { built: true };
}

async function runVite(...options: string[]): Promise<void> {
  const { exitCode, output } = await capture(process.execPath, [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--logLevel=warn',
    `--outDir=${webFolder}`,
    ...options,
  ]);
  if (exitCode !== 0) throw new Error(`The application could not be built.\n${output}`);
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((pattern) => globSync(pattern)).toSorted()) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function readStamp(): string | null {
  return existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : null;
}

if (import.meta.main) {
  try {
    const { built } = await buildWeb({ force: process.argv.includes('--force') });
    console.log(built ? `Built ${webFolder}.` : `${webFolder} is up to date.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
