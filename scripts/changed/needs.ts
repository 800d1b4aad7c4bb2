import { matchesGlob, posix } from 'node:path';
import { importsOf, targetOf } from '#tests/rules/support/imports.ts';
import { type SourceFile, walk } from '#tests/rules/support/sourceFile.ts';

/** What each file needs: what it imports, and what it names in a string. */
export type Needs = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What the code of the project needs when it runs. A string counts that is the path of a file, from the root or from
 * where it stands, a pattern or a folder of files; and the first word of a string, such as `payment` of
 * `payment.title`, when it is a room of the locales.
 * @param paths every file of the project
 */
export function needsOf(code: readonly SourceFile[], paths: readonly string[]): Needs {
  const known = new Set(paths);
  const rooms = roomsOf(paths);
  return new Map(
    code.map((file) => {
      const imported = importsOf(file).flatMap(({ specifier, typeOnly }) => {
        const target = typeOnly ? null : targetOf(file.path, specifier);
        return target === null ? [] : [target];
      });
      const named = stringsOf(file).flatMap((text) => [
        ...namedBy(file.path, text, paths, known),
        ...(readsRooms.test(file.path) ? (rooms.get(text.split('.', 1)[0] as string) ?? []) : []),
      ]);
      return [file.path, new Set([...imported, ...named].filter((path) => known.has(path)))];
    }),
  );
}

/** Where texts are asked for by their rooms; elsewhere a room's name is a word like others. */
const readsRooms = /^(?:src|tests)\//;

/** Everything that needs one of these files, by whichever way, and the files themselves. */
export function reachedBy(changed: readonly string[], needs: Needs): ReadonlySet<string> {
  const neededBy = new Map<string, string[]>();
  for (const [path, needed] of needs) {
    for (const each of needed) neededBy.set(each, [...(neededBy.get(each) ?? []), path]);
  }
  const reached = new Set(changed);
  for (const path of reached) for (const user of neededBy.get(path) ?? []) reached.add(user);
  return reached;
}

/** Strings of a file but for the addresses of its imports. */
function stringsOf({ program }: SourceFile): string[] {
  const found: string[] = [];
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'TSImportType') return false;
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    return undefined;
  });
  return found;
}

/** Locales are needed by their rooms, for the catalogues name them all. */
function namedBy(from: string, text: string, paths: readonly string[], known: ReadonlySet<string>): string[] {
  if (!/[./]/.test(text) || text.length > 200 || /\s/.test(text)) return [];
  const candidates = [text, posix.join(posix.dirname(from), text)];
  const exact = candidates.filter((path) => known.has(path));
  if (exact.length > 0) return exact;
  const isPattern = /[*{]/.test(text);
  const isFolder = text.endsWith('/') && text.length > 2;
  if (!isPattern && !isFolder) return [];
  return paths.filter(
    (path) =>
      !path.startsWith('locales/') &&
      candidates.some((each) => matchesGlob(path, isFolder ? `${each}**` : each)),
  );
}

/** The files of each room: `locales/fr-CA/payment.json`, and what charts and tours are called in it. */
function roomsOf(paths: readonly string[]): ReadonlyMap<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const path of paths) {
    const room = /^locales\/[^/]+\/(\w+)\.json$/.exec(path)?.[1];
    if (room) rooms.set(room, [...(rooms.get(room) ?? []), path]);
  }
  return rooms;
}
