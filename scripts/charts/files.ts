import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documents } from './render.ts';

/** Names of files in the folder that are not what the charts say now: changed, missing, or of no chart. */
export function staleFiles(folder: string, documents: Documents): string[] {
  const present = filesIn(folder);
  const changed = [...documents].filter(
    ([name, text]) => !present.includes(name) || read(folder, name) !== text,
  );
  const needless = present.filter((name) => !documents.has(name));
  return [...changed.map(([name]) => name), ...needless].toSorted();
}

/** Makes the folder hold the documents and nothing else. */
export function writeFiles(folder: string, documents: Documents): void {
  mkdirSync(folder, { recursive: true });
  for (const name of filesIn(folder)) if (!documents.has(name)) rmSync(join(folder, name));
  for (const [name, text] of documents) writeFileSync(join(folder, name), text);
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
