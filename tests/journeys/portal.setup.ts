import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ApplicationKey, applicationKeys } from '#domain/applications.ts';
import { watchedFile, watchOptions } from '../support/journeys/watched.ts';
import { freePort } from '#tests/support/http/freePort.ts';
import { mailPageVariable } from '../support/journeys/mailPage.ts';
import { runFolder } from '../support/journeys/runFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** On a machine that is busy with much else; a quiet one needs 10 to 15 seconds. */
const longestStartMs = 300_000;
const lookAgainMs = 200;

/**
 * Starts the product as `npm start` does, on free ports and with data of its own, and ends it after the last journey.
 * Meanwhile the tours are planned, for all processes of the run.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'portage-journeys-'));
  const ports = await Promise.all([...applicationKeys, 'IDENTITY', 'CARDS', 'MAIL', 'BOUNCE'].map(freePort));
  const named = [...applicationKeys, 'IDENTITY', 'CARDS', 'MAIL', 'BOUNCE'].map(
    (name, at): [string, string] => [
      `PORTAGE_${name.toUpperCase().replace('-', '_')}_PORT`,
      String(ports[at]),
    ],
  );
  const connections = join(data, 'connections.txt');
  process.env[watchedFile] = connections;
  const log = await open(join(data, 'portal.log'), 'w');
  const child = spawn(process.execPath, ['server/launch.ts'], {
    cwd: root,
    stdio: ['ignore', log.fd, 'inherit'],
    env: {
      ...process.env,
      ...watchOptions(connections),
      ...Object.fromEntries(named),
      PORTAGE_DATA: data,
      PORTAGE_LOG_LEVEL: 'http',
      // All journeys come from one address.
      PORTAGE_LIMIT_FACTOR: '100',
    },
  });
  applicationKeys.forEach((key, at) => {
    process.env[originVariable(key)] = `http://localhost:${ports[at]}`;
  });
  process.env[mailPageVariable] = `http://127.0.0.1:${ports[applicationKeys.length + 1]}/mail`;
  process.env[runFolder] = join(data, 'run');
  const end = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await log.close();
    await rm(data, { recursive: true, force: true });
  };
  try {
    await Promise.all([untilReady(child, `http://localhost:${ports[0]}/readyz`), planTours()]);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/** Lists the tests of this run in a process of its own, which keeps the plans that it makes for that. */
async function planTours(): Promise<void> {
  const { PLAYWRIGHT_JSON_OUTPUT_FILE: _, ...env } = process.env;
  // First of the options: after a `--` it would be none, and the listing would start the product again, and so on.
  const [runner = '', command = '', ...options] = process.argv.slice(1);
  const listing = spawn(process.execPath, [runner, command, '--list', ...options], { stdio: 'ignore', env });
  await once(listing, 'exit');
}

function originVariable(key: ApplicationKey): string {
  return `PORTAGE_JOURNEYS_${key.toUpperCase().replace('-', '_')}`;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + longestStartMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > until) throw new Error('The portal did not become ready');
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
