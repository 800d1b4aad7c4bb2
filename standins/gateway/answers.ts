import { timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Delivery } from './charges.ts';

/** An answer that reports a failure by its code. */
export function problem(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', status, code }));
}

/** Sends the answer now, late, or not at all. */
export async function deliver(
  reply: FastifyReply,
  delivery: Delivery,
  status: number,
  body: unknown,
): Promise<FastifyReply> {
  if (delivery.kind === 'reset') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (delivery.kind === 'late') await wait(delivery.seconds * 1000);
  return reply.status(status).send(body);
}

/** Refuses calls without the key of the gateway; used as a hook. */
export function requireKey(key: string) {
  const expected = Buffer.from(`Bearer ${key}`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return;
    await problem(reply, 401, 'key.wrong');
  };
}
