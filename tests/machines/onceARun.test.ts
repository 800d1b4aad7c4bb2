import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runFolder } from '../support/journeys/runFolder.ts';

const module = new URL('../support/journeys/onceARun.ts', import.meta.url).href;

describe('what the workers of a run share', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'run-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Has a process of its own ask for the session, twice; gives what it got, and who made it. */
  const worker = async (name: string, making: string) => {
    const program = `
      import { appendFileSync, readFileSync } from 'node:fs';
      import { setTimeout } from 'node:timers/promises';
      import { onceARun } from '${module}';
      appendFileSync('${folder}/askers', '.');
      const make = async () => {
        appendFileSync('${folder}/makers', '${name}\\n');
        ${making}
        return { madeBy: '${name}' };
      };
      const got = await Promise.all([onceARun('a session', make), onceARun('a session', make)]);
      console.log(JSON.stringify(got));
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { env: { PATH: process.env.PATH, [runFolder]: folder } },
    );
    return JSON.parse(stdout) as { madeBy: string }[];
  };
  const makers = () => readFileSync(join(folder, 'makers'), 'utf8').trim().split('\n');

  test('is made by one of them and given to all', async () => {
    const untilAllAsk = `while (readFileSync('${folder}/askers', 'utf8').length < 3) await setTimeout(20);`;
    const got = (
      await Promise.all(['first', 'second', 'third'].map((name) => worker(name, untilAllAsk)))
    ).flat();

    const [maker] = makers();
    expect(makers()).toEqual([maker]);
    expect(got).toEqual(Array.from({ length: 6 }, () => ({ madeBy: maker })));
  });

  test('is made by another where one fails to', async () => {
    await expect(worker('first', 'throw new Error("down");')).rejects.toThrow('down');
    expect(await worker('second', '')).toEqual([{ madeBy: 'second' }, { madeBy: 'second' }]);
    expect(makers()).toEqual(['first', 'second']);
  });
});
