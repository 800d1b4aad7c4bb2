import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** An editor writes several files at once. */
const settlingMs = 100;
const lookAgainMs = 50;

export type RestartingServer = {
  /** Ends the server and starts it again; done when it answers, or when it ended because of what was changed. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The server as a process that can be started again. Changes that come together start it once.
 * @param readyAt address that answers when the server does
 * @param options of every start; those of the first start come after them
 */
export function restartingServer(
  readyAt: string,
  variables: Readonly<Record<string, string | undefined>>,
  options: readonly string[],
  ofFirst: readonly string[],
): RestartingServer {
  let child: ChildProcess | null = null;
  let onlyFirst = ofFirst;
  let turn = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function begin(): Promise<void> {
    await stop();
    const started = spawn(process.execPath, ['server/launch.ts', ...options, ...onlyFirst], {
      stdio: 'inherit',
      env: variables,
    });
    child = started;
    onlyFirst = [];
    while (isRunning(started) && !(await answers(readyAt))) await pause(lookAgainMs);
  }

  async function stop(): Promise<void> {
    if (!child || !isRunning(child)) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  return {
    restart() {
      waiting ??= turn = turn
        .then(() => pause(settlingMs))
        .then(() => {
          waiting = null;
          return begin();
        });
      return waiting;
    },
    stop,
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
