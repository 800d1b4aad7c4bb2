import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdDataFolder } from '#server/database/dataFolder.ts';
import { hasEnded, processStart } from '#server/database/processStart.ts';
import { SettingsError } from '#server/settings.ts';
import type { Rivalry } from '#tests/support/dataFolderRival.ts';
import { passingFolder } from '#tests/support/passingFolder.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(passingFolder, 'portage-lock-'));
  lock = join(folder, 'portage.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is held by one process at a time, and free again when given back', () => {
  const release = holdDataFolder(folder);
  expect(() => holdDataFolder(folder)).toThrow(SettingsError);
  expect(() => holdDataFolder(folder)).toThrow(`in use by another process (${process.pid})`);
  release();
  expect(existsSync(lock)).toBe(false);
  holdDataFolder(folder)();
});

it('is taken by one of several that start at the same moment', async () => {
  const folders = Array.from({ length: 300 }, (_, at) => join(folder, String(at)));
  const rivals = 2;
  const counts = new SharedArrayBuffer(folders.length * 2 * Int32Array.BYTES_PER_ELEMENT);
  const workerData: Rivalry = { folders, rivals, counts };
  const threads = Array.from(
    { length: rivals },
    () => new Worker(join(process.cwd(), 'tests/support/dataFolderRival.ts'), { workerData, execArgv: [] }),
  );
  const codes = await Promise.all(threads.map((thread) => once(thread, 'exit')));
  expect(codes).toEqual([[0], [0]]);
  const taken = [...new Int32Array(counts)].filter((_, at) => at % 2 === 1);
  expect(taken).toEqual(folders.map(() => 1));
});

it('is taken over from a process that is gone', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(lock, `${gone.pid} some-start`);
  holdDataFolder(folder);
  expect(readFileSync(lock, 'utf8')).toBe(`${process.pid} ${processStart(process.pid)}`);
  expect(readdirSync(folder)).toEqual(['portage.lock']);
});

it('is taken over from a process that ended while nobody asked how', async () => {
  const parent = spawn('sh', ['-c', 'sleep 2 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(told.toString());
  await expect.poll(() => hasEnded(pid), { timeout: 20_000 }).toBe(true);
  writeFileSync(lock, `${pid} ${processStart(pid)}`);
  expect(() => holdDataFolder(folder)).not.toThrow();
  parent.kill();
  await once(parent, 'exit');
  expect(hasEnded(process.pid)).toBe(false);
});

it('is taken over from a process whose id now belongs to another one', () => {
  writeFileSync(lock, `${process.pid} another-start`);
  expect(() => holdDataFolder(folder)).not.toThrow();
});

it('is taken over from a lock that a crash left unwritten', () => {
  writeFileSync(lock, '');
  expect(() => holdDataFolder(folder)).not.toThrow();
});

it('is not given back by who no longer holds it', () => {
  const release = holdDataFolder(folder);
  writeFileSync(lock, '1 another-process');
  release();
  expect(existsSync(lock)).toBe(true);
});

it('tells one start of a process from another', () => {
  expect(processStart(process.pid)).toBe(processStart(process.pid));
  expect(processStart(process.pid)).not.toBe(processStart(process.ppid));
  expect(processStart(2 ** 30)).toBeNull();
});
