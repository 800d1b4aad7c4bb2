import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#server/settings.ts';
import { testFolder } from '../engines/template.ts';
import { freePort } from '../http/freePort.ts';

const program = fileURLToPath(new URL('./mortalServer.ts', import.meta.url));
/** Time that passes between a death and the next life; the leases of the dead have run out by then. */
const goneMs = 60_000;

/** The product's server in a process of its own, which does not live long enough for optimized WebAssembly, always at the same address. */
export type Mortal = {
  origin: string;
  /** The process dies when it reaches the point the next time. */
  dieAt(point: string): Promise<void>;
  /**
   * Whoever reaches the point the next time, or so many times from now, stays there until the process dies, for which
   * time stands still from then on. Resolves to a function that waits until somebody is there.
   */
  holdAt(point: string, time?: number): Promise<() => Promise<void>>;
  /** Kills the process without a word, as a power cut would. */
  die(): void;
  /** Waits for the death, then starts the server again on the same data a minute later. */
  liveAgain(): Promise<void>;
  /** Ends the process in order and resolves to its exit code. */
  stop(): Promise<number | null>;
  /** Ends the delay for which a process that stops still listens, where its settings have one. */
  endStopDelay(): Promise<void>;
};

/** @param variables settings of the server beside its database and its port */
export async function startMortal(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  bornAt: number,
  variables: Record<string, string>,
): Promise<Mortal> {
  const port = await freePort();
  const from = performance.now();
  let skippedMs = 0;
  const now = () => Math.round(bornAt + skippedMs + performance.now() - from);
  let child = await begin();

  async function begin(): Promise<ChildProcess> {
    const born = spawn(process.execPath, ['--liftoff-only', program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: join(testFolder, 'compiled'),
        PORTAGE_B2B_PORT: String(port),
        PORTAGE_B2C_PORT: '0',
        PORTAGE_CO_BRAND_PORT: '0',
        PORTAGE_ADMIN_PORT: '0',
        PORTAGE_BOUNCE_PORT: '0',
        PORTAGE_SAMPLE: 'on',
        PORTAGE_DATA: dataFolder,
        PORTAGE_TEST_NOW: new Date(now()).toISOString(),
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
        ...variables,
      },
    });
    const [ready] = await Promise.race([once(born, 'message'), once(born, 'exit')]);
    if (ready !== 'ready') throw new Error(`The server did not start: ${ready}`);
    return born;
  }

  async function order(what: object): Promise<void> {
    const heard = once(child, 'message');
    child.send(what);
    await heard;
  }

  return {
    origin: `http://localhost:${port}`,
    dieAt: (point) => order({ stop: { kind: 'die', point, time: 1 } }),
    async holdAt(point, time = 1) {
      await order({ stop: { kind: 'hold', point, time } });
      const held = once(child, 'message');
      return async () => void (await held);
    },
    die: () => void child.kill('SIGKILL'),
    async liveAgain() {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      if (child.signalCode !== 'SIGKILL') throw new Error(`The process ended with ${child.exitCode}`);
      skippedMs += goneMs;
      child = await begin();
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      await once(child, 'exit');
      return child.exitCode;
    },
    endStopDelay: () => order({ endStopDelay: true }),
  };
}
