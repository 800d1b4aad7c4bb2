import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const script = 'export const answer = 42;\n'.repeat(50);

/** A folder as a build leaves it: its four pages, one script with its compressed copy. */
export async function makeWebFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html>\n<html lang="en">\n<head><title>Portage</title></head></html>',
  );
  await writeFile(
    join(folder, 'silent.html'),
    '<!doctype html>\n<html lang="en"><title>Portage</title></html>',
  );
  await writeFile(
    join(folder, 'kit.html'),
    '<!doctype html>\n<html lang="en">\n<head><title>Kit</title></head></html>',
  );
  await writeFile(
    join(folder, 'policyLink.html'),
    '<!doctype html>\n<html lang="en">\n<head><title>Link</title></head></html>',
  );
  await writeFile(join(folder, 'assets', 'app-4f2a.js'), script);
  await writeFile(join(folder, 'assets', 'app-4f2a.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
