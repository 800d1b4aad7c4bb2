import { workerData } from 'node:worker_threads';
import { holdDataFolder } from '#server/database/dataFolder.ts';

/** What a thread that takes folders at the same moment as others is given. */
export type Rivalry = {
  folders: readonly string[];
  rivals: number;
  /** How often somebody came to a folder, then how often somebody took it: two numbers a folder. */
  counts: SharedArrayBuffer;
};

const { folders, rivals, counts } = workerData as Rivalry;
const seen = new Int32Array(counts);

for (const [at, folder] of folders.entries()) {
  Atomics.add(seen, 2 * at, 1);
  while (Atomics.load(seen, 2 * at) < rivals);
  try {
    holdDataFolder(folder);
    Atomics.add(seen, 2 * at + 1, 1);
  } catch {
    // Another one has it.
  }
}
