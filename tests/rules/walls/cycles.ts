import { importsOf, targetOf } from '../support/imports.ts';
import type { SourceFile } from '../support/sourceFile.ts';

/** Rings of files that import each other, types and lazy imports included, each as `a → b → a`. */
export function cyclesOf(files: readonly SourceFile[]): string[] {
  const targets = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, above: readonly string[]): void => {
    const start = above.indexOf(path);
    if (start >= 0) cycles.push([...above.slice(start), path].join(' → '));
    if (start >= 0 || finished.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...above, path]);
    finished.add(path);
  };
  for (const { path } of files) visit(path, []);
  return cycles;
}

function targetsOf(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier }) => targetOf(file.path, specifier) ?? []);
}
