import type { CoverageRow } from './coverage.ts';
import { prefixOf } from './register.ts';

/** One line per area, `prefix covered/total area`, with the ids that have no test when asked for. */
export function linesOf(rows: readonly CoverageRow[], withMissing: boolean): string[] {
  const areas = Object.groupBy(rows, ({ id }) => prefixOf(id));
  const lines = Object.entries(areas).flatMap(([prefix, area = []]) => [
    `${prefix}  ${share(area).padStart(9)}  ${area[0]?.area ?? ''}`,
    ...(withMissing ? listsOf(area) : []),
  ]);
  return [...lines, `    ${share(rows).padStart(9)}  in all`];
}

function share(rows: readonly CoverageRow[]): string {
  return `${rows.filter(({ status }) => status === 'covered').length}/${rows.length}`;
}

function listsOf(rows: readonly CoverageRow[]): string[] {
  return (['partly', 'missing'] as const).flatMap((wanted) => {
    const ids = rows.filter(({ status }) => status === wanted).map(({ id }) => id);
    return ids.length > 0 ? [`      ${wanted}: ${ids.join(' ')}`] : [];
  });
}
