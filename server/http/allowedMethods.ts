import type { CallDefinition, HttpMethod } from '#domain/calls/call.ts';

/** Whether a call only reads, so that HEAD asks for what GET would answer. */
export function answersHead({ method, changesState, access }: CallDefinition): boolean {
  return method === 'GET' && changesState !== true && access.kind !== 'opensSession';
}

/** Tells the methods under which calls are served at a path, in alphabetical order; none where no call is. */
export function allowedMethods(calls: readonly CallDefinition[]): (path: string) => (HttpMethod | 'HEAD')[] {
  const addresses = calls.flatMap((call) => {
    const { method, path, aliases = [] } = call;
    const methods = answersHead(call) ? [method, 'HEAD' as const] : [method];
    return [path, ...aliases].map((address) => ({ methods, parts: partsOf(address) }));
  });
  return (path) => {
    const asked = partsOf(path);
    const methods = addresses
      .filter(({ parts }) => fits(asked, parts))
      .flatMap(({ methods: given }) => given);
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
