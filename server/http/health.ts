import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Waits } from '../waits.ts';

const answeringHead = { exposeHeadRoute: true };

/**
 * `/healthz`: the process answers; `/readyz`: it can serve, which ends when it begins to stop. That is answered in
 * time whatever the database does, which is asked by one asker at a time.
 */
export function registerHealth(
  server: FastifyInstance,
  parts: { db: Database; waits: Pick<Waits, 'readyMs' | 'pause'>; stopping(): boolean },
): void {
  const { db, waits } = parts;
  let asking: Promise<boolean> | null = null;
  const databaseAnswers = (): Promise<boolean> => {
    asking ??= answers(db).finally(() => {
      asking = null;
    });
    return Promise.race([asking, waits.pause(waits.readyMs).then(() => false)]);
  };
  server.get('/healthz', answeringHead, async () => ({ status: 'ok' }));
  server.get('/readyz', answeringHead, async (_request, reply) => {
    const ready = !parts.stopping() && (await databaseAnswers());
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'notReady' });
  });
}

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
