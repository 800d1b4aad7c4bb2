import type { FastifyInstance } from 'fastify';

const names = ['localhost', '127.0.0.1', '[::1]'];

/** Answers only to the names of this machine, so that no other site can make its own name lead here. */
export function answerToOwnHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    if (names.some((name) => request.headers.host === `${name}:${port}`)) return;
    await reply.status(421).send({ code: 'host.foreign' });
  });
}
