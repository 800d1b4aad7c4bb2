/** `npm run dev`: the whole product, built and started again whenever a file changes. Reload the page to see it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { build } from 'vite';

/** Folders that the server reads; the browser's are watched by the builder. */
const serverFolders = ['server', 'standins', 'domain', 'machines', 'locales'];
const settlingMilliseconds = 200;

let server: ChildProcess | null = null;
let pending: NodeJS.Timeout | undefined;
let stopping = false;

/** Waits until changes settle; an editor writes several files at once. */
function restartSoon(): void {
  clearTimeout(pending);
  pending = setTimeout(() => void restart(), settlingMilliseconds);
}

async function restart(): Promise<void> {
  await stop();
  if (stopping) return;
  server = spawn(process.execPath, ['server/launch.ts', '--dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true;
    void stop().then(() => process.exit(0));
  });
}
for (const folder of serverFolders) watch(folder, { recursive: true }, restartSoon);

/** Builds now and on every change; done when built for the first time. */
async function keepBuilt(mode: 'production' | 'kit'): Promise<void> {
  const watcher = await build({
    mode,
    logLevel: 'warn',
    build: { watch: {}, emptyOutDir: mode === 'production' },
  });
  if (!('on' in watcher)) throw new Error('The builder does not watch.');
  await new Promise<void>((built) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'END') return;
      built();
      restartSoon();
    });
  });
}

await keepBuilt('production');
await keepBuilt('kit');
