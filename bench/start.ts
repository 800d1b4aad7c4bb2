import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationKeys } from '#domain/applications.ts';
import { type Benchmark, goalOf } from './support/benchmark.ts';
import { freePort } from './support/freePort.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const longestMs = 180_000;
const lookAgainMs = 5;
const bareServer = fileURLToPath(new URL('./servers/bareStart.ts', import.meta.url));
const product = 'the product, started before';
const bare = 'bare Fastify';

/** From the start of the process to the first answer of /readyz, with the data of an earlier start. */
export const start: Benchmark = {
  name: 'start',
  async run(rounds) {
    const data = await mkdtemp(join(tmpdir(), 'portage-bench-'));
    try {
      await startProduct(data);
      const figures = await inRounds(rounds, [
        { name: product, measure: () => startProduct(data) },
        { name: bare, measure: startBare },
      ]);
      const [own] = figures;
      return {
        name: 'start',
        unit: 'ms',
        figures,
        ratios: [ratioOf(figures, bare)],
        goal: goalOf('atMost', 5_000, own?.median ?? Number.NaN),
        notes: ['All four applications, the stand-ins and the embedded database against one empty route.'],
      };
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
};

async function startProduct(data: string): Promise<number> {
  const names = [
    ...applicationKeys.map((key) => key.toUpperCase().replace('-', '_')),
    'IDENTITY',
    'CARDS',
    'MAIL',
    'BOUNCE',
  ];
  const ports = await Promise.all(names.map(freePort));
  const chosen = names.map((name, at): [string, string] => [`PORTAGE_${name}_PORT`, String(ports[at])]);
  return untilReady(['server/launch.ts'], ports[0] ?? 0, {
    ...Object.fromEntries(chosen),
    PORTAGE_DATA: data,
    PORTAGE_LOG_LEVEL: 'error',
  });
}

async function startBare(): Promise<number> {
  const port = await freePort();
  return untilReady([bareServer, String(port)], port, {});
}

/** Milliseconds until the started server answers; it is stopped again. */
async function untilReady(args: string[], port: number, env: Record<string, string>): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
      if (performance.now() - began > longestMs) throw new Error(`${args.join(' ')} did not become ready`);
      await pause(lookAgainMs);
    }
    return performance.now() - began;
  } finally {
    await stop(child);
  }
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/readyz`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
