import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { faultToSet, type Faults } from '../faults/faults.ts';
import { problem } from '../gateway/answers.ts';

export const clockToSet = z.strictObject({
  offsetSeconds: z.coerce
    .number()
    .min(-10 * 365 * 86_400)
    .max(10 * 365 * 86_400),
});

/** The console for programs: faults and the clock as JSON. */
export function serveConsoleApi(app: FastifyInstance, faults: Faults, clock: Clock): void {
  const clockNow = () => ({ offsetSeconds: clock.offsetSeconds, now: new Date(clock.now()).toISOString() });
  app.get('/console/api/faults', async () => ({ faults: faults.list() }));
  app.post('/console/api/faults', async (request, reply) => {
    const fault = faultToSet.safeParse(request.body);
    if (!fault.success) return problem(reply, 400, 'request.invalid');
    return reply.status(201).send(faults.set(fault.data));
  });
  app.delete('/console/api/faults', async (_request, reply) => {
    faults.clear();
    return reply.status(204).send();
  });
  app.delete('/console/api/faults/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    return faults.remove(Number(id)) ? reply.status(204).send() : problem(reply, 404, 'fault.notFound');
  });
  app.get('/console/api/clock', async () => clockNow());
  app.put('/console/api/clock', async (request, reply) => {
    const asked = clockToSet.safeParse(request.body);
    if (!asked.success) return problem(reply, 400, 'request.invalid');
    clock.offsetSeconds = asked.data.offsetSeconds;
    return clockNow();
  });
}
