import type { FastifyBaseLogger } from 'fastify';
import type { Waits } from '../waits.ts';

const againAfterMs = 1000;

/**
 * Reads something again each time it is asked to, one reading after another, so that an older one never comes last.
 * One that fails is logged and tried again until it succeeds or is stopped.
 */
export function rereading(parts: {
  what: string;
  read(): Promise<void>;
  waits: Pick<Waits, 'pause'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): { ask(): void; stop(): Promise<void> } {
  const { what, read, waits, log } = parts;
  let asked = false;
  let stopped = false;
  let running: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    while (asked && !stopped) {
      asked = false;
      try {
        await read();
      } catch (error) {
        asked = true;
        log.warn(
          { what, reason: String(error) },
          'what is outdated could not be read and will be read again',
        );
        await waits.pause(againAfterMs);
      }
    }
    running = null;
  };

  return {
    ask() {
      asked = true;
      running ??= run();
    },
    async stop() {
      stopped = true;
      await running;
    },
  };
}
