import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyTour } from '#tests/support/tours/types.ts';

/** Every tour that `tests/tours/*.tour.ts` exports, by the name of its chart. */
export async function loadTours(root: string): Promise<AnyTour[]> {
  const files = globSync('tests/tours/*.tour.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isTour));
}

function isTour(value: unknown): value is AnyTour {
  return (
    typeof value === 'object' &&
    value !== null &&
    'machine' in value &&
    'stimuli' in value &&
    'holds' in value
  );
}
