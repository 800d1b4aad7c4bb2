type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const frame = /node_modules\/(react|react-dom|scheduler|xstate|@xstate)\//;

/**
 * Puts whatever the entry imports at once into two scripts, the frame's packages and the rest, and what the first screen
 * asks for as it is drawn into a third, in place of one script for every set of later parts that share a module: few
 * requests, and compressed better. What comes later stays apart.
 * @param drawn the module that the first screen asks for
 */
export function firstPart(entry: string, drawn: string) {
  let first: Set<string> | null = null;
  let next: Set<string> | null = null;
  return {
    debugName: 'first',
    name(id: string, modules: Modules): string | null {
      if (frame.test(id)) return 'frame';
      first ??= reachedFrom(entry, modules);
      if (first.has(id)) return id === entry ? null : 'first';
      next ??= reachedFrom(drawn, modules);
      return next.has(id) ? 'drawn' : null;
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
