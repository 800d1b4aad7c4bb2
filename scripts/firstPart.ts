type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/**
 * Puts whatever the entry imports at once into one script, and what the first screen asks for at leisure into another,
 * in place of one script for every set of later parts that share a module: few requests, and compressed better. What
 * comes later stays apart.
 * @param drawn the module that the first screen asks for
 */
export function firstPart(entry: string, drawn: string) {
  let first: Set<string> | null = null;
  let next: Set<string> | null = null;
  return {
    debugName: 'first',
    // A module stands where it is named: else what is drawn would take along the packages that the first part has.
    includeDependenciesRecursively: false,
    name(id: string, modules: Modules): string | null {
      first ??= reachedFrom(entry, modules);
      if (first.has(id)) return id === entry ? null : 'first';
      next ??= reachedFrom(drawn, modules);
      return next.has(id) && id !== drawn ? 'drawn' : null;
    },
  };
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
