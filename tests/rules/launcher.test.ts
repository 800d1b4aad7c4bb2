import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const launch = (...args: string[]) => spawn(process.execPath, ['scripts/run.mjs', ...args]);

async function outputOf(...args: string[]): Promise<{ code: number; output: string }> {
  const child = launch(...args);
  const chunks: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: chunks.join('') };
}

test('the launcher starts a script on Node 24, with its arguments and the project’s programs at hand', async () => {
  const script = `console.log([parseInt(process.versions.node) >= 24, process.argv[1], process.env.PATH.includes('.bin')].join())`;
  expect(await outputOf('-e', script, 'trip')).toEqual({ code: 0, output: 'true,trip,true\n' });
});

test('the launcher ends with the exit code of the script', async () => {
  expect((await outputOf('-e', 'process.exit(7)')).code).toBe(7);
});

test('the launcher passes SIGTERM on and waits for the script to end', async () => {
  const child = launch(
    '-e',
    `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up')`,
  );
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([9, null]);
});

test('a script that a signal kills ends the launcher with that signal’s code', async () => {
  expect((await outputOf('-e', `process.kill(process.pid, 'SIGKILL')`)).code).toBe(137);
});

test('every npm script names a file that exists and starts through the launcher', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const broken = Object.entries(scripts).filter(([, command]) => {
    const file = /^node scripts\/run\.mjs (\S+\.ts)( \w+)?$/.exec(command)?.[1];
    return !file || !existsSync(file);
  });
  expect(broken).toEqual([]);
});

test('the lock file names no download addresses', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});

test('the lock file has the optional packages of every system, without which a clean install refuses it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const foundFrom = (path: string, name: string): boolean => {
    const at = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
    if (at in packages) return true;
    return path !== '' && foundFrom(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !foundFrom(path, name)),
  );
  expect(missing).toEqual([]);
});
