/** The least that a server can be: one route, on the port of the first argument. */
import fastify from 'fastify';

const server = fastify();
server.get('/readyz', () => ({ status: 'ready' }));
await server.listen({ host: 'localhost', port: Number(process.argv[2]) });
