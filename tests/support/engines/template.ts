import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, cpSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passingFolder } from '../passingFolder.ts';

const migrations = fileURLToPath(new URL('../../../server/database/migrations/', import.meta.url));
const sample = fileURLToPath(new URL('../../../server/sample/', import.meta.url));

/** Folders of which a template is made: only the schema, or the sample data as well. */
export const sourcesOf = { empty: [migrations], sample: [migrations, sample] } as const;

const ownName = `portage-tests-${userInfo().uid}`;
/** Folder for what test databases leave between runs and need within one. */
export const testFolder = join(tmpdir(), ownName);
const copies = join(passingFolder, ownName);

/** Changes with every change of its sources, so that a template made of others is not taken. */
async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = names.filter((name) => name.isFile()).map((name) => join(name.parentPath, name.name));
    for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A folder made once of these sources and kept. Processes that make it at the same time each make their own;
 * the first one stays.
 */
export async function template(
  kind: string,
  make: (folder: string) => Promise<void>,
  sources: readonly string[] = sourcesOf.empty,
): Promise<string> {
  return keptFolder(`${kind}-${await hashOf(sources)}`, make);
}

/** A folder made once and kept until `removeLeftOver` finds it a day old. */
export async function keptFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const finished = join(testFolder, name);
  if (await exists(finished)) return finished;
  const draft = `${finished}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  await make(draft);
  await rename(draft, finished).catch(() => rm(draft, { recursive: true, force: true }));
  return finished;
}

const keptMs = 24 * 60 * 60_000;

/** Removes templates of another day and the copies of processes that ended without doing so. */
export async function removeLeftOver(): Promise<void> {
  const here = await Promise.all(
    [...new Set([testFolder, copies])].map(async (folder) =>
      (await readdir(folder).catch(() => [])).map((name) => ({ name, folder: join(folder, name) })),
    ),
  );
  for (const { name, folder } of here.flat()) {
    const [, owner] = /^run-(\d+)-/.exec(name) ?? [];
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    const leftOver = owner === undefined ? Date.now() - mtimeMs > keptMs : !isAlive(Number(owner));
    if (leftOver) await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * A copy of a folder for this process; made at once, because the copy of Node that waits takes five times as long.
 * It belongs to its owner alone: PostgreSQL refuses a folder that others may read.
 */
export function copyOf(folder: string): string {
  const copy = join(copies, `run-${process.pid}-${randomUUID().slice(0, 8)}`);
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  chmodSync(copy, 0o700);
  return copy;
}

async function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}
