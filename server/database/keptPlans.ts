/**
 * Statements whose plan a connection keeps. Most are sent again and again; those that vary with the number of their
 * rows are so many that not all are worth it.
 */
const mostKept = 300;

/** Where PostgreSQL finds that a table is not any more as it was when a plan was kept. */
const outdatedPlan = 'RevalidateCachedQuery';

/**
 * Names what one connection is asked, because PostgreSQL keeps the plan of a statement that it knows by its name.
 * @param series tells its names from others that the same connection had before
 */
export function namesOfStatements(series = 0): (asked: unknown[]) => unknown[] {
  const names = new Map<string, string>();
  return (asked) => {
    const [text, values] = asked;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return asked;
    const name = names.get(text) ?? `kept_${series}_${names.size}`;
    if (!names.has(text)) {
      if (names.size === mostKept) return asked;
      names.set(text, name);
    }
    return [{ name, text, values }];
  };
}

/** Whether a statement failed because its plan is of another time than the tables. */
export function isOutdated(failure: unknown): boolean {
  return failure instanceof Error && 'routine' in failure && failure.routine === outdatedPlan;
}
