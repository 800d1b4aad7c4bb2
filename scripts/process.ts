import { spawn } from 'node:child_process';

export type RunOptions = {
  /** Added to the environment. */
  env?: Record<string, string>;
  /** The process is stopped after this time. */
  limitMinutes?: number;
};

const graceMilliseconds = 15_000;

/** Runs a program with our output and without input; gives its exit code, 1 when it was stopped or not found. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.env },
    });
    const limit = options.limitMinutes ? options.limitMinutes * 60_000 : null;
    const timers = limit
      ? [
          setTimeout(() => child.kill('SIGTERM'), limit),
          setTimeout(() => child.kill('SIGKILL'), limit + graceMilliseconds),
        ]
      : [];
    const end = (code: number | null): void => {
      for (const timer of timers) clearTimeout(timer);
      resolve(code ?? 1);
    };
    child.on('error', () => end(1));
    child.on('exit', end);
  });
}

/** Runs a program silently; gives its exit code and everything that it wrote. */
export function capture(
  command: string,
  args: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
