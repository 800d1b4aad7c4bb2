import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseWaits } from '../waits.ts';
import type { Channel, OpenDatabase } from './database.ts';

type Hear = (payload: string) => void;

const reconnectAfterMs = 1000;

/**
 * One connection of its own for announcements, because a pooled one may be handed to somebody else. It is asked now
 * and then whether it lives, because nobody says so when it is cut off on its way.
 * After a lost connection, and whenever what was read has become old, every listener gets an empty payload: anything may
 * have changed meanwhile.
 */
export function listenTo(
  url: string,
  waits: DatabaseWaits,
): { listen: OpenDatabase['listen']; close(): Promise<void> } {
  const hearers = new Map<Channel, Set<Hear>>();
  const closing = new AbortController();
  let connection: Promise<pg.Client> | null = null;
  let hearing: pg.Client | null = null;

  const tellAll = (): void => {
    for (const set of hearers.values()) for (const hear of set) hear('');
  };

  const open = async (): Promise<pg.Client> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: waits.connectionMs,
      query_timeout: waits.connectionMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: waits.probeMs,
    });
    next.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel as Channel) ?? []) hear(payload ?? '');
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      if (hearing === next) lost();
    });
    try {
      await next.connect();
      for (const channel of hearers.keys()) await next.query(`listen ${channel}`);
      closing.signal.throwIfAborted();
    } catch (failure) {
      next.end().catch(() => undefined);
      throw failure;
    }
    hearing = next;
    return next;
  };

  const openAgain = async (): Promise<pg.Client> => {
    for (;;) {
      await pause(reconnectAfterMs, undefined, { ref: false, signal: closing.signal });
      const next = await open().catch(() => null);
      if (next === null) continue;
      tellAll();
      return next;
    }
  };

  const lost = (): void => {
    hearing = null;
    connection = openAgain();
    connection.catch(() => undefined);
  };

  const every = async (ms: number, act: () => unknown): Promise<void> => {
    while (!closing.signal.aborted) {
      await pause(ms, undefined, { ref: false, signal: closing.signal }).then(act, () => undefined);
    }
  };
  void every(waits.staleMs, tellAll);
  void every(waits.probeMs, () => {
    const probed = hearing;
    return probed?.query('select 1').catch(() => void probed.end().catch(() => undefined));
  });

  return {
    async listen(channel, hear) {
      const set = hearers.get(channel) ?? new Set();
      hearers.set(channel, set.add(hear));
      connection ??= open();
      await (await connection).query(`listen ${channel}`);
      return async () => void set.delete(hear);
    },
    async close() {
      closing.abort();
      const last = hearing;
      hearing = null;
      await last?.end();
    },
  };
}
