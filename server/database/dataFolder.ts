import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../settings.ts';
import { processStart } from './processStart.ts';

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
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(lock, mine, { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure;
      const holder = holderOf(lock);
      if (holder !== null) {
        throw new SettingsError(
          `The data folder ${folder} is in use by another process (${holder}); stop it, or set PORTAGE_DATA to another folder.`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
  throw new SettingsError(`The data folder ${folder} cannot be locked.`);
}

/** Process id of the living holder, or null when whoever wrote the lock is gone. */
function holderOf(lock: string): number | null {
  if (!existsSync(lock)) return null;
  const [pidText = '', start = ''] = readFileSync(lock, 'utf8').split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  const started = processStart(pid);
  return start !== '' && started !== null && started !== start ? null : pid;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM';
  }
}
