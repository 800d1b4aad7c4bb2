import { existsSync, readFileSync } from 'node:fs';
import { importsOf, targetOf } from '#tests/rules/support/imports.ts';
import { pathsOf } from '#tests/rules/support/project.ts';
import { parseFile } from '#tests/rules/support/sourceFile.ts';

const own = /^(?:server|standins)\/.*(?<!\.md)$|^docs\/\w+\.csv$/;

/** Whether the server and its stand-ins read a file: everything of their own, and what that imports as it is now. */
export function serverFiles(): (path: string) => boolean {
  const found = new Set(pathsOf('{server,standins}/**/*.{ts,mjs}'));
  for (const path of found) for (const imported of importedBy(path)) found.add(imported);
  return (path) => own.test(path) || found.has(path);
}

function importedBy(path: string): string[] {
  if (!/\.(?:ts|mjs)$/.test(path)) return [];
  return importsOf(parseFile(path, readFileSync(path, 'utf8'))).flatMap(({ specifier, typeOnly }) => {
    const target = typeOnly ? null : targetOf(path, specifier);
    return target !== null && existsSync(target) ? [target] : [];
  });
}
