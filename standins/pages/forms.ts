import type { FastifyInstance } from 'fastify';

/** Reads posted forms into plain objects of text and refuses those of other pages. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin, host } = request.headers;
    if (origin !== undefined && origin !== `http://${host}`)
      await reply.status(403).send({ code: 'origin.foreign' });
  });
}
