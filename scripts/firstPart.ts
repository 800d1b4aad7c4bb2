type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const frame = /node_modules\/(react|react-dom|scheduler|xstate|@xstate)\//;

/**
 * Puts whatever the entry imports at once into two scripts, the frame's packages and the rest, in place of one script
 * for every set of later parts that share a module: few requests, and compressed better. What comes later stays apart.
 */
export function firstPart(entry: string) {
  let first: Set<string> | null = null;
  return {
    debugName: 'first',
    name(id: string, modules: Modules): string | null {
      if (frame.test(id)) return 'frame';
      first ??= reachedFrom(entry, modules);
      return id !== entry && first.has(id) ? 'first' : null;
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
