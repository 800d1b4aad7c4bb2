import type { CallDefinition, HttpMethod } from '#domain/calls/call.ts';

/** Tells the methods under which calls are served at a path, in alphabetical order; none where no call is. */
export function allowedMethods(calls: readonly CallDefinition[]): (path: string) => HttpMethod[] {
  const addresses = calls.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map((address) => ({ method, parts: partsOf(address) })),
  );
  return (path) => {
    const asked = partsOf(path);
    const methods = addresses.filter(({ parts }) => fits(asked, parts)).map(({ method }) => method);
    return [...new Set(methods)].toSorted();
  };
}

function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/');
}

/** A `{parameter}` takes any part that is not empty. */
function fits(asked: readonly string[], parts: readonly string[]): boolean {
  return (
    asked.length === parts.length &&
    parts.every((part, at) => (part.startsWith('{') ? asked[at] !== '' : asked[at] === part))
  );
}
