/** One bare route: reads the body with the product's schema, writes the answer it was told with a compiled one. */
import { once } from 'node:events';
import fastify from 'fastify';
import * as z from 'zod';
import { quoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import { quoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Asked } from './asked.ts';

const [{ answer }] = (await once(process, 'message')) as [Pick<Asked, 'answer'>];
const { $schema: _, ...schema } = z.toJSONSchema(quoteAnswer);
const server = fastify();
server.post('/api/quote', { schema: { response: { 200: schema } } }, (request, reply) => {
  quoteBody.parse(request.body);
  return reply.send(answer);
});
const origin = await server.listen({ host: 'localhost', port: 0 });
const asked: Asked = {
  url: `${origin}/api/quote`,
  headers: { 'content-type': 'application/json' },
  answer,
};
process.send?.(asked);
process.on('disconnect', () => process.exit());
