import { readFileSync } from 'node:fs';
import { pathsOf } from '#tests/rules/support/project.ts';
import { parseFile } from '#tests/rules/support/sourceFile.ts';
import { needsOf } from '../changed/needs.ts';

const own = /^(?:server|standins)\/.*(?<!\.md)$/;

/**
 * Whether the server and its stand-ins read a file: everything of their own, and what that imports or names as it is now.
 */
export function serverFiles(): (path: string) => boolean {
  const paths = pathsOf(['{server,standins,domain,machines,locales}/**/*.*', 'docs/*.csv']);
  const code = paths
    .filter((path) => /\.(?:ts|mjs)$/.test(path))
    .map((path) => parseFile(path, readFileSync(path, 'utf8')));
  const needs = needsOf(code, paths);
  const found = new Set(paths.filter((path) => own.test(path)));
  for (const path of found) for (const needed of needs.get(path) ?? []) found.add(needed);
  return (path) => own.test(path) || found.has(path);
}
