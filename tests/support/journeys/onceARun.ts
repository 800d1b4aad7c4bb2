import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runFolder } from './runFolder.ts';

const lookAgainMs = 50;
const patienceMs = 60_000;
const made = new Map<string, Promise<unknown>>();

/**
 * What all workers of a run share: the first that needs it makes it, the others wait until it is there.
 * @param make gives what JSON can hold
 */
export function onceARun<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const known = made.get(name) ?? inFolder(name, make);
  made.set(name, known);
  return known as Promise<Made>;
}

async function inFolder<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const folder = process.env[runFolder];
  if (!folder) throw new Error('No run of the journeys has begun');
  const file = join(folder, 'made', createHash('sha256').update(name).digest('hex'));
  const making = `${file}.making`;
  mkdirSync(join(folder, 'made'), { recursive: true });
  for (const until = Date.now() + patienceMs; Date.now() < until; await setTimeout(lookAgainMs)) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Made;
    if (!begins(making)) continue;
    try {
      writeFileSync(`${making}/made`, JSON.stringify(await make()));
      renameSync(`${making}/made`, file);
    } finally {
      rmSync(making, { recursive: true });
    }
  }
  throw new Error(`Nobody made "${name}" in time`);
}

/** Whether this process is the one that makes it: only one can make the folder. */
function begins(making: string): boolean {
  try {
    mkdirSync(making);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
