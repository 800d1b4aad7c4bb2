import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

const keyBytes = 32;

/** The keys that sign links: those of the settings, else one that is made once and kept in the data folder. */
export async function readLinkKeys(
  settings: Pick<Settings, 'linkKeys' | 'dataFolder'>,
): Promise<readonly [string, ...string[]]> {
  if (settings.linkKeys !== null) return settings.linkKeys;
  const file = join(settings.dataFolder, linkKeyFile);
  await mkdir(settings.dataFolder, { recursive: true });
  // Of several that start at once the first one makes it.
  await writeFile(file, randomBytes(keyBytes).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return [await readFile(file, 'utf8')];
}

/** Name of the kept key in the data folder. */
export const linkKeyFile = 'link-key';
