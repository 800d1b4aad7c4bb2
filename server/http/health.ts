import type { FastifyInstance } from 'fastify';
import type { ClockCheck } from '../clockCheck.ts';
import type { Waits } from '../waits.ts';

const answeringHead = { exposeHeadRoute: true };

/**
 * `/healthz`: the process answers; `/readyz`: it can serve, which ends when it begins to stop, its disk is full or its
 * clock is wrong.
 * That is answered in time whatever the database does, which is asked by one asker at a time.
 */
export function registerHealth(
  server: FastifyInstance,
  parts: {
    clockAgrees: ClockCheck;
    waits: Pick<Waits, 'readyMs' | 'pause'>;
    /** Whether what the process itself keeps has room on its disk. */
    diskHasRoom(): Promise<boolean>;
    stopping(): boolean;
  },
): void {
  const { clockAgrees, diskHasRoom, waits } = parts;
  let asking: Promise<Obstacle | null> | null = null;
  const lookForObstacle = async (): Promise<Obstacle | null> => {
    if (!(await diskHasRoom())) return 'disk';
    return clockAgrees().then(
      (agrees) => (agrees ? null : 'clock'),
      () => 'database',
    );
  };
  const obstacle = (): Promise<Obstacle | null> => {
    if (parts.stopping()) return Promise.resolve('stopping');
    asking ??= lookForObstacle().finally(() => {
      asking = null;
    });
    return Promise.race([asking, waits.pause(waits.readyMs).then(() => 'database' as const)]);
  };
  server.get('/healthz', answeringHead, async () => ({ status: 'ok' }));
  server.get('/readyz', answeringHead, async (_request, reply) => {
    const reason = await obstacle();
    if (reason === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'notReady', reason });
  });
}

/** Why the process cannot serve. */
type Obstacle = 'stopping' | 'disk' | 'clock' | 'database';
