import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

/** Every chart of `machines/`, sorted by name. Throws when a chart's file does not export `<chart>Machine`. */
export async function loadMachines(root: string): Promise<AnyStateMachine[]> {
  const files = globSync('machines/*/*.machine.ts', { cwd: root }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const name = /([A-Za-z]+)\.machine\.ts$/.exec(file)?.[1];
      const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, AnyStateMachine>;
      const machine = module[`${name}Machine`];
      if (!machine) throw new Error(`${file} does not export ${name}Machine`);
      return machine;
    }),
  );
}
