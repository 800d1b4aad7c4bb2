import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyBytes = 32;

/** The keys of a setting, else one that is made once and kept in a file of the data folder. */
export async function keptKeys(
  given: readonly [string, ...string[]] | null,
  dataFolder: string,
  fileName: string,
): Promise<readonly [string, ...string[]]> {
  if (given !== null) return given;
  const file = join(dataFolder, fileName);
  await mkdir(dataFolder, { recursive: true });
  // Of several that start at once the first one makes it.
  await writeFile(file, randomBytes(keyBytes).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return [await readFile(file, 'utf8')];
}

/** Names of the kept keys in the data folder. */
export const keyFiles = { links: 'link-key', answers: 'answers-key' } as const;
