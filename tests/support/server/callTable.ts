import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CallDefinition } from '#domain/calls/call.ts';

/** Every call declared below `domain/calls`, by name. */
export async function callTable(): Promise<CallDefinition[]> {
  const calls = new Map<string, CallDefinition>();
  for (const path of globSync('domain/calls/**/*.ts')) {
    const module: Record<string, unknown> = await import(pathToFileURL(path).href);
    for (const value of Object.values(module)) if (isCall(value)) calls.set(value.name, value);
  }
  return [...calls.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

function isCall(value: unknown): value is CallDefinition {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value
  );
}
