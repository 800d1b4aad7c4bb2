import { globSync, readFileSync } from 'node:fs';
import { parseFile, type SourceFile } from './sourceFile.ts';

const code = ['{domain,machines,src,server,standins,scripts,bench,tests}/**/*.{ts,tsx,mjs}', '*.config.ts'];

/** Paths of the project that match a pattern, sorted, with forward slashes. */
export function pathsOf(patterns: string | readonly string[]): string[] {
  return globSync(patterns)
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

let files: SourceFile[] | undefined;

/** Every source file of the project. */
export function projectFiles(): readonly SourceFile[] {
  files ??= pathsOf(code).map((path) => parseFile(path, readFileSync(path, 'utf8')));
  return files;
}
