import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copySample } from './engines/embedded.ts';
import { freePort } from './http/freePort.ts';

/** What the workshop needs of the project; packages are found above the copy. */
const copied = [
  'domain',
  'machines',
  'src',
  'server',
  'standins',
  'scripts',
  'locales',
  'docs/roles.csv',
  'tests/rules/support',
  'index.html',
  'kit.html',
  'policyLink.html',
  'silent.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const ports = ['B2B', 'B2C', 'CO_BRAND', 'ADMIN', 'IDENTITY', 'CARDS', 'MAIL', 'BOUNCE'];

export type Workshop = {
  origin: string;
  /** How often the server has begun to answer. */
  starts(): number;
  /** Writes a file of the copy anew, as an editor does. */
  edit(path: string, before: string, after: string): Promise<void>;
  close(): Promise<void>;
};

/** `npm run dev` on a copy of the project, with free ports and data of its own. */
export async function openWorkshop(): Promise<Workshop> {
  await mkdir('dist', { recursive: true });
  const folder = await mkdtemp(resolve('dist', 'workshop-'));
  const data = await copySample();
  await Promise.all(copied.map((path) => cp(path, join(folder, path), { recursive: true })));
  const free = await Promise.all(
    ports.map(async (name) => [`PORTAGE_${name}_PORT`, String(await freePort())] as const),
  );
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      ...Object.fromEntries(free),
      PORTAGE_DATA: data,
    },
  });
  const said = await saidBy(child);
  return {
    origin: /^ {2}b2c +(\S+)$/m.exec(said())?.[1] ?? '',
    starts: () => said().split('Portage answers').length - 1,
    async edit(path, before, after) {
      const file = join(folder, path);
      const text = await readFile(file, 'utf8');
      if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
      await writeFile(file, text.replace(before, after));
    },
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      for (const each of [folder, data]) await rm(each, { recursive: true, force: true });
    },
  };
}

/** Everything that it has written so far; done when the portal answers. */
async function saidBy(child: ChildProcess): Promise<() => string> {
  let said = '';
  await new Promise<void>((answered, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('password of all of them')) answered();
        if (said.includes('is in use')) failed(new Error(said));
      });
    }
    child.once('exit', () => failed(new Error(`It ended: ${said}`)));
  });
  return () => said;
}
