import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { passingFolder } from '../passingFolder.ts';

export type StandinPerson = {
  issuer: 'directory' | 'customers';
  subject: string;
  username: string;
  password: string;
  name: string;
  email: string;
  preferredLanguage: 'en' | 'fr';
};

export type StandinOptions = {
  /** Folder of the state file, which stays; without one, a new folder goes with the process. */
  folder?: string;
  people?: readonly StandinPerson[];
  applicationOrigins?: readonly string[];
  /** Further `PORTAGE_STANDINS_*` settings. */
  settings?: Record<string, string>;
};

export type Standins = {
  cardOrigin: string;
  identityOrigin: string;
  /** Where the mail server is reached. */
  mailAddress: string;
  stateFile: string;
  gatewayKey: string;
  activationKey: string;
  process: ChildProcess;
  /** Everything written to stderr so far. */
  errors(): string;
  /** Ends the process in order. */
  stop(): Promise<void>;
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>;
};

const gatewayKey = 'key-of-the-tests';
const activationKey = 'other-key-of-the-tests';

/** Starts the stand-ins on free ports and waits until they serve. */
export async function startStandins(options: StandinOptions = {}): Promise<Standins> {
  const folder = options.folder ?? (await mkdtemp(join(passingFolder, 'portage-standins-')));
  const stateFile = join(folder, 'standins.sqlite');
  const peopleFile = join(folder, 'people.json');
  await writeFile(peopleFile, JSON.stringify(options.people ?? []));
  const child = spawn(process.execPath, ['standins/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      PORTAGE_STANDINS_CARD_PORT: '0',
      PORTAGE_STANDINS_IDENTITY_PORT: '0',
      PORTAGE_STANDINS_MAIL_PORT: '0',
      PORTAGE_STANDINS_STATE: stateFile,
      PORTAGE_STANDINS_PEOPLE: peopleFile,
      PORTAGE_STANDINS_APPLICATION_ORIGINS: (options.applicationOrigins ?? ['http://localhost:3001']).join(
        ',',
      ),
      PORTAGE_STANDINS_GATEWAY_KEY: gatewayKey,
      PORTAGE_STANDINS_ACTIVATION_KEY: activationKey,
      ...options.settings,
    },
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The stand-ins have no output to read');
  child.once('exit', () => {
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  });
  let errors = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const lines = createInterface({ input: stdout });
  const exited = once(child, 'exit');
  const first = await Promise.race([once(lines, 'line'), exited.then(() => null)]);
  if (first === null) throw new Error(`The stand-ins did not start: ${errors}`);
  const origins: Pick<Standins, 'cardOrigin' | 'identityOrigin' | 'mailAddress'> = JSON.parse(
    String(first[0]),
  );
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    ...origins,
    stateFile,
    gatewayKey,
    activationKey,
    process: child,
    errors: () => errors,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
