import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/database.ts';

/** How often work is looked for when nobody announces any, in milliseconds. */
const idlePauseMs = 1_000;

export type Worker = { stop(): Promise<void> };

/** Does due work one piece after another, woken by announcements, until it is stopped. */
export async function startWorker(parts: {
  database: OpenDatabase;
  /** Pieces of work to be done in turn; each tells whether it did anything. */
  work: readonly (() => Promise<boolean>)[];
  log: Pick<FastifyBaseLogger, 'error'>;
}): Promise<Worker> {
  let stopped = false;
  let wake: () => void = () => undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, idlePauseMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const unlisten = await parts.database.listen('jobs_added', () => wake());
  const loop = (async () => {
    while (!stopped) {
      let worked = false;
      for (const piece of parts.work) {
        try {
          worked = (await piece()) || worked;
        } catch (error) {
          parts.log.error({ reason: String(error) }, 'work failed and will be tried again');
        }
      }
      if (!worked && !stopped) await pause();
    }
  })();

  return {
    async stop() {
      stopped = true;
      wake();
      await loop;
      await unlisten();
    },
  };
}
