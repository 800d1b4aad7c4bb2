import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Shelf } from './revive.ts';

/** A shelf in a folder: one file a name, with the ids of the stimuli. */
export function openShelf(folder: string, name: string): Shelf {
  const file = join(folder, `${name}.json`);
  return {
    read() {
      try {
        const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
        return Array.isArray(saved) && saved.every((id) => typeof id === 'string') ? saved : null;
      } catch {
        return null;
      }
    },
    save(stimuli) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(stimuli, null, 2)}\n`);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
