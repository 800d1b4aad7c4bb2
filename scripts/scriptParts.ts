type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Ours that so many later parts import stand in one script; what fewer share stays in a script of its own. */
const fewestThatShare = 3;
const ours = /\/(?:src|domain|machines)\//;

/**
 * What stands in one script, in place of one script for every set of later parts that share a module: few requests, and
 * compressed better. One script has whatever the entry imports at once, one what the first screen asks for at leisure,
 * one what several later parts have in common. What else comes later stays apart.
 * @param drawn the module that the first screen asks for
 */
export function scriptParts(entry: string, drawn: string) {
  let first: Set<string> | null = null;
  let next: Set<string> | null = null;
  const nameOf = (id: string, modules: Modules): 'first' | 'drawn' | null => {
    first ??= reachedFrom(entry, modules);
    if (first.has(id)) return 'first';
    next ??= reachedFrom(drawn, modules);
    return next.has(id) ? 'drawn' : null;
  };
  // A module stands where it is named: else what is drawn would take along the packages that the first part has.
  const includeDependenciesRecursively = false;
  return [
    {
      debugName: 'first',
      includeDependenciesRecursively,
      name: (id: string, modules: Modules) => (id === entry || id === drawn ? null : nameOf(id, modules)),
    },
    {
      debugName: 'shared',
      includeDependenciesRecursively,
      minShareCount: fewestThatShare,
      name: (id: string, modules: Modules) =>
        ours.test(id) && nameOf(id, modules) === null ? 'shared' : null,
    },
  ];
}

function reachedFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
