import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'oxc-parser';

const scriptTag = /<(?:script|link)\b[^>]*\b(?:src|href)="\/?([^"]+\.js)"[^>]*>/g;

/**
 * Paths of the scripts that a built page loads without any act: those that it names, those that `atOnce` names, which
 * its first screen asks for, and everything that these import.
 * @param page path of the page inside `folder`
 * @param leftOut whether a tag is one that the server leaves out
 */
export function pageScripts(
  folder: string,
  page: string,
  options: { atOnce?: readonly string[]; leftOut?: (tag: string) => boolean } = {},
): Set<string> {
  const { atOnce = [], leftOut = () => false } = options;
  const html = readFileSync(join(folder, page), 'utf8');
  const waiting = [...html.matchAll(scriptTag)]
    .filter(([tag]) => !leftOut(tag))
    .map(([, path = '']) => join(folder, path));
  const found = new Set<string>();
  follow(waiting, found);
  follow(
    atOnce.map((name) => chunkOf(folder, name, found)),
    found,
  );
  return found;
}

function follow(waiting: string[], found: Set<string>): void {
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...importsOf(path));
  }
}

/** Bytes of the scripts as a server sends them, each compressed with brotli. */
export function brotliBytes(paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) bytes += brotliCompressSync(readFileSync(path)).byteLength;
  return bytes;
}

function importsOf(path: string): string[] {
  const { module } = parseSync(basename(path), readFileSync(path, 'utf8'));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [...imported, ...exported].map((request) => join(dirname(path), request));
}

/** The script of that name that one of these asks for: another page of the folder may have one of the same name. */
function chunkOf(folder: string, name: string, asking: Iterable<string>): string {
  const assets = join(folder, 'assets');
  const sources = [...asking].map((path) => readFileSync(path, 'utf8'));
  const file = readdirSync(assets).find(
    (entry) =>
      entry.startsWith(`${name}-`) &&
      entry.endsWith('.js') &&
      sources.some((source) => source.includes(entry)),
  );
  if (file === undefined) throw new Error(`The page asks for no script ${name}`);
  return join(assets, file);
}
