import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../http/freePort.ts';

export type Cluster = {
  url(database: string): string;
  /** Ends it as for an upgrade, breaking off whatever is under way, and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** PostgreSQL refuses to run as root; where this process is root, its programs run as somebody else. */
type RunAs = { uid?: number; gid?: number };

/** Makes the files of a new cluster in an empty folder. */
export async function initCluster(binaries: string, folder: string): Promise<void> {
  const runAs = await handOver(folder);
  const options = ['-D', folder, '-U', 'portage', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const child = spawn(join(binaries, 'initdb'), options, { ...runAs, cwd: folder, stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
}

/**
 * Starts the cluster of a folder on a free loopback port.
 * @param fsync whether a commit waits for the disk; tests do without
 */
export async function startCluster(
  binaries: string,
  folder: string,
  fsync: 'on' | 'off' = 'off',
): Promise<Cluster> {
  const runAs = await handOver(folder);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync,
    max_connections: '200',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = (database: string) => `postgres://portage@127.0.0.1:${port}/${database}`;
  const begin = async (): Promise<ChildProcess> => {
    const born = spawn(join(binaries, 'postgres'), ['-D', folder, '-p', String(port), ...options], {
      ...runAs,
      cwd: folder,
      stdio: 'ignore',
    });
    await answering(url('postgres'), born);
    return born;
  };
  const end = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  const killNow = () => void child.kill('SIGKILL');
  let child = await begin();
  process.once('exit', killNow);
  return {
    url,
    async restart() {
      await end();
      child = await begin();
    },
    async stop() {
      process.off('exit', killNow);
      await end();
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return;
    await wait(25);
  }
  throw new Error('postgres does not answer');
}

async function handOver(folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) !== null) ?? 'nobody';
  const runAs = { uid: idOf('-u', user) ?? 65534, gid: idOf('-g', user) ?? 65534 };
  await give(folder, runAs);
  return runAs;
}

function idOf(flag: '-u' | '-g', user: string): number | null {
  try {
    return Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return null;
  }
}

async function give(folder: string, runAs: { uid: number; gid: number }): Promise<void> {
  await chown(folder, runAs.uid, runAs.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await give(path, runAs);
    else if (existsSync(path)) await chown(path, runAs.uid, runAs.gid);
  }
}
