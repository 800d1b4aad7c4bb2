import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { prepareStandins, type StandinOptions, type Standins } from './startStandins.ts';

/** Stand-ins that are a process of their own. */
export type StandinProcess = Standins & {
  process: ChildProcess;
  /** Everything written to stderr so far. */
  errors(): string;
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>;
};

/** Starts the stand-ins as a process of their own on free ports and waits until they serve. */
export async function startStandinProcess(options: StandinOptions = {}): Promise<StandinProcess> {
  const { variables, remove, ...known } = await prepareStandins(options);
  const child = spawn(process.execPath, ['standins/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, ...variables },
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The stand-ins have no output to read');
  child.once('exit', remove);
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
    ...known,
    process: child,
    errors: () => errors,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
