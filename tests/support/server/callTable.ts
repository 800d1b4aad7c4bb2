import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CallDefinition } from '#domain/calls/call.ts';

/** Every call declared below `domain/calls`, by name. */
export async function callTable(): Promise<CallDefinition[]> {
  const calls = new Map<string, CallDefinition>();
  for (const path of globSync('domain/calls/**/*.ts')) {
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    for (const call of Object.values(module).flatMap(callsIn)) calls.set(call.name, call);
  }
  return [...calls.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** What is exported is a call, calls that belong together, or something else. */
function callsIn(exported: unknown): CallDefinition[] {
  if (isCall(exported)) return [exported];
  return typeof exported === 'object' && exported !== null ? Object.values(exported).filter(isCall) : [];
}

function isCall(value: unknown): value is CallDefinition {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value
  );
}
