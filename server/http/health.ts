import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

const answeringHead = { exposeHeadRoute: true };

/** `/healthz`: the process answers; `/readyz`: it can serve, which ends when it begins to stop. */
export function registerHealth(server: FastifyInstance, parts: { db: Database; stopping(): boolean }): void {
  server.get('/healthz', answeringHead, async () => ({ status: 'ok' }));
  server.get('/readyz', answeringHead, async (_request, reply) => {
    const ready = !parts.stopping() && (await answers(parts.db));
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
