import type { CoverageRow } from './coverage.ts';
import { prefixOf } from './register.ts';

/** Areas that must be whole as soon as the first path is asked for. */
const wholeAreas = ['QF'];

/** One sentence for each id that must be covered and is not. */
export function shortfallOf(rows: readonly CoverageRow[], firstPath: readonly string[]): string[] {
  if (firstPath.length === 0) return [];
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const whole = rows.map(({ id }) => id).filter((id) => wholeAreas.includes(prefixOf(id)));
  return [...new Set([...whole, ...firstPath])]
    .filter((id) => statusOf.get(id) !== 'covered')
    .map((id) => `${id} is ${statusOf.get(id) ?? 'not in the register'} and must be covered.`);
}
