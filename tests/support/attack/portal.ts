import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { type ApplicationKey, applicationKeys } from '#domain/applications.ts';
import { systemClock } from '#server/clock.ts';
import { inspect } from './liveMemory.ts';
import { fromManyAddresses, type Target, trustedProxy } from './target.ts';
import { testClient } from '../server/client.ts';
import { startTestIssuer } from '../server/testIssuer.ts';

export type AttackedPortal = {
  target: Target;
  /** Bytes that the server's process uses once its garbage is collected. */
  memory(): Promise<number>;
  /** What the server wrote in its log about a request that it failed to answer. */
  causeOf(requestId: string): Promise<string | null>;
  stop(): Promise<void>;
};

/** The log comes later than the answer. */
const triesEveryMs = 50;
const mostTries = 20;
const gatewayKey = 'gateway-key-of-the-attack';
/** Starts the built portal with ports, data, stand-ins and identity of its own. */
export async function startPortal(variables: NodeJS.ProcessEnv): Promise<AttackedPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portage-attack-'));
  const issuer = await startTestIssuer(systemClock);
  const ports = ['B2B', 'B2C', 'CO_BRAND', 'ADMIN', 'IDENTITY', 'CARDS', 'MAIL', 'BOUNCE'];
  const child = spawn(process.execPath, ['--inspect=127.0.0.1:0', 'server/launch.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: variables['PATH'],
      ...(variables['DATABASE_URL'] && { DATABASE_URL: variables['DATABASE_URL'] }),
      ...Object.fromEntries(ports.map((name) => [`PORTAGE_${name}_PORT`, '0'])),
      PORTAGE_SAMPLE: 'on',
      PORTAGE_DATA: folder,
      PORTAGE_TRUST_PROXY: trustedProxy,
      PORTAGE_DIRECTORY_ISSUER: issuer.issuers.directory,
      PORTAGE_CUSTOMERS_ISSUER: issuer.issuers.customers,
      PORTAGE_GATEWAY_KEY: gatewayKey,
    },
  });
  const log = readLog(child);
  const addresses = await log.greeting;
  const inspected = await inspect(await log.inspector);
  const origins = Object.fromEntries(applicationKeys.map((key) => [key, addresses.get(key) ?? ''])) as Record<
    ApplicationKey,
    string
  >;
  return {
    target: {
      origins,
      issuer,
      cardOrigin: addresses.get('card frame') ?? '',
      embeddedBy: origins.b2c,
      serverSecrets: [gatewayKey],
      client: (application) => fromManyAddresses(testClient(application, origins[application], issuer)),
    },
    memory: inspected.liveBytes,
    causeOf: log.causeOf,
    stop: async () => {
      inspected.close();
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await issuer.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Told = { msg?: string; reqId?: string; err?: { type?: string; message?: string; code?: string } };

/** Reads the addresses that a start prints, then the failures that it logs. */
function readLog(child: ChildProcess): {
  greeting: Promise<Map<string, string>>;
  inspector: Promise<string>;
  causeOf(requestId: string): Promise<string | null>;
} {
  const addresses = new Map<string, string>();
  const causes = new Map<string, string>();
  const written: string[] = [];
  const { promise: inspector, resolve: foundInspector } = Promise.withResolvers<string>();
  const greeting = new Promise<Map<string, string>>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        const [, name, address] = /^ {2}([\w -]+?) +(http:\/\/\S+)$/.exec(line) ?? [];
        if (name !== undefined && address !== undefined) addresses.set(name, address);
        const [, inspected] = /^Debugger listening on (ws:\S+)$/.exec(line) ?? [];
        if (inspected !== undefined) foundInspector(inspected);
        if (line.includes('password of all of them')) resolve(addresses);
        if (addresses.size === 0) written.push(line);
        const told = line.startsWith('{') ? (JSON.parse(line) as Told) : {};
        if (told.reqId !== undefined && told.err !== undefined)
          causes.set(told.reqId, [told.err.type, told.err.code, told.err.message].filter(Boolean).join(' '));
      });
    }
    child.once('exit', () => reject(new Error(`The portal ended: ${written.join('\n')}`)));
  });
  return {
    greeting,
    inspector,
    causeOf: async (requestId) => {
      for (let tries = 0; tries < mostTries && !causes.has(requestId); tries += 1)
        await setTimeout(triesEveryMs);
      const cause = causes.get(requestId) ?? null;
      causes.delete(requestId);
      return cause;
    },
  };
}
