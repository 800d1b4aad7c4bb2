import type { FastifyBaseLogger } from 'fastify';
import type { ClockCheck } from '../clockCheck.ts';
import type { Channel, OpenDatabase } from '../database/database.ts';
import type { Waits } from '../waits.ts';

export type Worker = {
  /** Looks for work now. */
  wake(): void;
  /** Ends when the work under way has ended. */
  stop(): Promise<void>;
};

/** Does due work, woken by announcements and by time, until it is stopped. */
export async function startWorker(parts: {
  database: OpenDatabase;
  /** Announces that there is work; null where only the clock does. */
  channel: Channel | null;
  /** Pieces of work done at the same time, so that a slow service does not keep everything else waiting. */
  lanes: number;
  /** Does one piece of work; false when there is none. */
  work(): Promise<boolean>;
  /** What is due is not known where it fails. */
  clockAgrees: ClockCheck;
  waits: Pick<Waits, 'idleMs'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}): Promise<Worker> {
  const { channel, lanes, work, clockAgrees, waits, log } = parts;
  const sleepers = new Set<() => void>();
  let calls = 0;
  let stopped = false;

  const sleep = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        sleepers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, waits.idleMs);
      sleepers.add(end);
    });

  const wake = () => {
    calls += 1;
    for (const end of sleepers) end();
  };

  const lane = async () => {
    while (!stopped) {
      const callsBefore = calls;
      const worked = await clockAgrees()
        .then((agrees) => agrees && work())
        .catch((error: unknown) => {
          log.error({ reason: String(error) }, 'work failed and will be tried again');
          return false;
        });
      if (!worked && !stopped && calls === callsBefore) await sleep();
    }
  };

  const unlisten = channel === null ? async () => undefined : await parts.database.listen(channel, wake);
  const running = Promise.all(Array.from({ length: lanes }, lane));

  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await running;
      await unlisten();
    },
  };
}
