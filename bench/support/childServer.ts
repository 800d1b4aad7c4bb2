import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * What a server of the benchmark says when it is ready.
 * @throws Error when it ended before
 */
export async function toldBy<Told>(server: ChildProcess): Promise<Told> {
  const [told] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => Promise.reject(new Error('A server of the benchmark ended'))),
  ]);
  return told as Told;
}

/** Ends a server of the benchmark, which does so when nobody listens any more. */
export async function endChild(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.disconnect();
  await ended;
}
