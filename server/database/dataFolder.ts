import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../settings.ts';
import { hasEnded, processStart } from './processStart.ts';

const attempts = 5;

/**
 * Takes a data folder for this process. The embedded database has no lock of its own,
 * and two processes that open one folder lose each other's rows.
 * @returns a function that gives the folder back
 * @throws SettingsError when a living process holds it
 */
export function holdDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'portage.lock');
  const mine = `${process.pid} ${processStart(process.pid) ?? ''}`;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (writeNew(lock, mine)) {
      return () => {
        if (read(lock) === mine) rmSync(lock, { force: true });
      };
    }
    const found = read(lock);
    const holder = found === null ? null : livingHolder(found);
    if (holder !== null) {
      throw new SettingsError(
        `The data folder ${folder} is in use by another process (${holder}); stop it, or set PORTAGE_DATA to another folder.`,
      );
    }
    if (found !== null) removeLeftOver(lock, found);
  }
  throw new SettingsError(`The data folder ${folder} cannot be locked.`);
}

/** The lock appears with its text in it: one that is not written yet would be taken for a left-over. */
function writeNew(lock: string, text: string): boolean {
  const written = `${lock}.${randomUUID()}`;
  writeFileSync(written, text);
  try {
    linkSync(written, lock);
    return true;
  } catch (failure) {
    if (codeOf(failure) === 'EEXIST') return false;
    throw failure;
  } finally {
    rmSync(written, { force: true });
  }
}

function read(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return null;
    throw failure;
  }
}

/** Takes a lock away whose holder is gone, unless another process has replaced it by its own meanwhile. */
function removeLeftOver(lock: string, leftOver: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return;
    throw failure;
  }
  if (read(aside) === leftOver) rmSync(aside, { force: true });
  else renameSync(aside, lock);
}

/** Process id of the holder, or null when the process that wrote the lock is gone, even if its id was given to another. */
function livingHolder(lock: string): number | null {
  const [pidText = '', start = ''] = lock.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || hasEnded(pid)) return null;
  const started = processStart(pid);
  return start !== '' && started !== null && started !== start ? null : pid;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return codeOf(failure) === 'EPERM';
  }
}

function codeOf(failure: unknown): string | undefined {
  return (failure as NodeJS.ErrnoException).code;
}
