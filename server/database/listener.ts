import pg from 'pg';
import type { Channel, OpenDatabase } from './database.ts';

type Hear = (payload: string) => void;

const reconnectAfterMs = 1000;

/**
 * One connection of its own for announcements, because a pooled one may be handed to somebody else.
 * After a lost connection everybody hears an empty payload: anything may have changed meanwhile.
 */
export function listenTo(url: string): { listen: OpenDatabase['listen']; close(): Promise<void> } {
  const hearers = new Map<Channel, Set<Hear>>();
  let client: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel as Channel) ?? []) hear(payload ?? '');
    });
    next.on('error', () => undefined);
    next.once('end', lost);
    await next.connect();
    for (const channel of hearers.keys()) await next.query(`listen ${channel}`);
    return next;
  };

  const lost = (): void => {
    client = null;
    if (closed || retry !== null) return;
    retry = setTimeout(() => {
      retry = null;
      client = connect();
      client.then(
        () => {
          for (const set of hearers.values()) for (const hear of set) hear('');
        },
        () => lost(),
      );
    }, reconnectAfterMs);
    retry.unref();
  };

  return {
    async listen(channel, hear) {
      const set = hearers.get(channel) ?? new Set();
      hearers.set(channel, set.add(hear));
      client ??= connect();
      await (await client).query(`listen ${channel}`);
      return async () => void set.delete(hear);
    },
    async close() {
      closed = true;
      if (retry !== null) clearTimeout(retry);
      const open = await client?.catch(() => null);
      await open?.end();
    },
  };
}
