import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testFolder } from '../engines/template.ts';
import { freePort } from '../http/freePort.ts';
import { processVariables } from '../purchases/processVariables.ts';

const program = fileURLToPath(new URL('../purchases/mortalServer.ts', import.meta.url));

/** Several processes of the product's server on one PostgreSQL, each at an address of its own that outlives it. */
export type Twins = {
  /** Where the consumers' application of each process answers. */
  origins: readonly string[];
  /** Where the administration of each process answers. */
  desks: readonly string[];
  /** Kills a process without a word and starts it again at once. */
  killOne(which: number): Promise<void>;
  /** Moves the clock of all processes on. */
  advance(ms: number): Promise<void>;
  /** The time that the processes have. */
  now(): number;
  /** How often a process was killed. */
  readonly deaths: number;
  stop(): Promise<void>;
};

/** @param variables settings of the servers beside their database and ports */
export async function startTwins(
  databaseUrl: string,
  bornAt: number,
  variables: Record<string, string>,
  count = 2,
): Promise<Twins> {
  const begun = performance.now();
  let skipped = 0;
  let deaths = 0;
  const now = () => Math.round(bornAt + skipped + performance.now() - begun);
  const ports = await Promise.all(
    Array.from({ length: count }, async () => ({ b2c: await freePort(), admin: await freePort() })),
  );

  const bear = async (port: (typeof ports)[number]): Promise<ChildProcess> => {
    const born = spawn(process.execPath, [program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...processVariables(databaseUrl),
        NODE_COMPILE_CACHE: join(testFolder, 'compiled'),
        PORTAGE_B2C_PORT: String(port.b2c),
        PORTAGE_ADMIN_PORT: String(port.admin),
        PORTAGE_TEST_NOW: new Date(now()).toISOString(),
        ...variables,
      },
    });
    const [ready] = await Promise.race([once(born, 'message'), once(born, 'exit')]);
    if (ready !== 'ready') throw new Error(`A server did not start: ${ready}`);
    return born;
  };
  const living = await Promise.all(ports.map(bear));

  return {
    origins: ports.map(({ b2c }) => `http://localhost:${b2c}`),
    desks: ports.map(({ admin }) => `http://localhost:${admin}`),
    now,
    get deaths() {
      return deaths;
    },
    async killOne(which) {
      const [child, port] = [living[which], ports[which]];
      if (child === undefined || port === undefined) throw new Error(`There is no process ${which}`);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      deaths += 1;
      living[which] = await bear(port);
    },
    async advance(ms) {
      skipped += ms;
      await Promise.all(
        living.map(async (child) => {
          const heard = once(child, 'message');
          child.send({ advanceMs: ms });
          await heard;
        }),
      );
    },
    async stop() {
      await Promise.all(
        living.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const gone = once(child, 'exit');
          child.kill('SIGTERM');
          await gone;
        }),
      );
    },
  };
}
