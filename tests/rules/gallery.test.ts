import { expect, test } from 'vitest';
import { importsOf, targetOf } from './support/imports.ts';
import { pathsOf, projectFiles } from './support/project.ts';

/** What the page of the gallery loads, at once or later. */
function shownByGallery(): Set<string> {
  const files = new Map(projectFiles().map((file) => [file.path, file]));
  const seen = new Set<string>();
  const waiting = ['src/kitPage.tsx'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = files.get(path);
    if (!file || seen.has(path)) continue;
    seen.add(path);
    waiting.push(
      ...importsOf(file)
        .filter(({ typeOnly }) => !typeOnly)
        .flatMap(({ specifier }) => targetOf(file.path, specifier) ?? []),
    );
  }
  return seen;
}

test('the gallery shows every piece of the kit, or a piece that is made of it', () => {
  const shown = shownByGallery();
  expect(pathsOf('src/ui/kit/*.tsx').filter((path) => !shown.has(path))).toEqual([]);
});
