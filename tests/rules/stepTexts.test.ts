import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf, targetOf } from './support/imports.ts';
import { projectFiles } from './support/project.ts';

/** The rooms of texts of the first page, which every step has. */
const firstRooms = ['kit', 'shell', 'flow', 'pages', 'quickQuote'];

const files = new Map(projectFiles().map((file) => [file.path, file]));

/** Everything that a screen is made of, late parts included. */
function partsOf(screen: string): Set<string> {
  const parts = new Set([screen]);
  for (const part of parts) {
    const file = files.get(part);
    for (const { specifier, typeOnly } of file ? importsOf(file) : []) {
      const target = typeOnly ? null : targetOf(part, specifier);
      if (target?.startsWith('src/ui/')) parts.add(target);
    }
  }
  return parts;
}

const roomsTakenBy = (screen: string) =>
  [...partsOf(screen)].flatMap((part) =>
    [...readFileSync(part, 'utf8').matchAll(/useText\('(\w+)'\)/g)].map(([, room]) => room),
  );

const screens = [
  ...readFileSync('src/ui/flow/lateScreens.ts', 'utf8').matchAll(
    /lateScreen\(\s*\[([^\]]*)\],\s*async \(\) => \(await import\('\.\.\/([^']+)'\)\)/g,
  ),
].map(([, rooms = '', screen = '']) => ({
  screen: `src/ui/${screen}`,
  fetched: [...rooms.matchAll(/'(\w+)'/g)].map(([, room]) => room),
}));

test('every later step is looked at', () => {
  expect(screens).toHaveLength(6);
});

test.each(screens)('$screen comes with all the texts that it shows', ({ screen, fetched }) => {
  const taken = new Set(roomsTakenBy(screen));
  expect([...taken].filter((room) => ![...firstRooms, ...fetched].includes(room ?? ''))).toEqual([]);
});
