import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

async function codeOf(script: string): Promise<number> {
  const [code] = (await once(spawn(process.execPath, ['scripts/run.mjs', '-e', script]), 'close')) as [
    number,
  ];
  return code;
}

test('the launcher ends with the exit code of the script', async () => {
  expect(await codeOf('process.exit(7)')).toBe(7);
});

test('a script that a signal kills ends the launcher with that signal’s code', async () => {
  expect(await codeOf(`process.kill(process.pid, 'SIGKILL')`)).toBe(137);
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
