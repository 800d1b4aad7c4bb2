/** `npm run dev`: the whole product; a changed view is seen at once, and a changed file of the server starts it again. */
import { randomBytes } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { createServer } from 'vite';
import { choosePorts, freePort } from '#server/start/ports.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { restartingServer } from './dev/restartingServer.ts';
import { serverFiles } from './dev/serverFiles.ts';
import { writeValues } from './texts/valuesFile.ts';

const host = '127.0.0.1';
const port = await freePort();
const variables = await choosePorts(process.env);
const server = restartingServer(
  `http://localhost:${portOfServer()}/readyz`,
  variables,
  [`--workshop=http://${host}:${port}`],
  process.argv.slice(2),
);

/** Ends with the one sentence of a setting that cannot be used. */
function portOfServer(): number {
  try {
    return readSettings(variables).ports.b2b;
  } catch (failure) {
    console.error(failure instanceof SettingsError ? failure.message : failure);
    return process.exit(1);
  }
}

let isRead = serverFiles();
const pathOf = (file: string) => relative('.', file).replaceAll('\\', '/');

const workshop = await createServer({
  appType: 'mpa',
  clearScreen: false,
  logLevel: 'warn',
  // Scripts and styles that the workshop writes into a page, which the policy of the page allows by this word.
  html: { cspNonce: randomBytes(16).toString('base64url') },
  optimizeDeps: { entries: ['index.html', 'kit.html', 'policyLink.html', 'silent.html'] },
  server: {
    host,
    port,
    strictPort: true,
    // Pages come from the origins of the portal; their channel leads here, and stays while the server starts again.
    hmr: { host, clientPort: port },
    watch: {
      // A file that is written is empty for a moment; who reads it then would keep what was there before.
      awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
      ignored: ['data', 'dist', 'tests', '.reports', '.tours'].map((folder) => `${resolve(folder)}/**`),
    },
  },
  plugins: [
    {
      name: 'portage-server',
      /** Holds what the browser would fetch anew until the server answers again. */
      async hotUpdate({ file }) {
        if (this.environment.name !== 'client') return;
        const path = pathOf(file);
        if (path.startsWith('locales/en-CA/')) writeValues();
        if (!isRead(path)) return;
        await server.restart();
        isRead = serverFiles();
      },
    },
  ],
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void Promise.all([server.stop(), workshop.close()]).then(() => process.exit(0)));
}
await workshop.listen();
await server.restart();
