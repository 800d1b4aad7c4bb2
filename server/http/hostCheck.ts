import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Redirects requests under another name to the configured origin, because sign-in and cookies live there.
 * Balancers ask for health under any name.
 */
export function registerHostCheck(server: FastifyInstance, origin: () => string): void {
  server.addHook('onRequest', async (request, reply) => {
    const own = origin();
    // A proxy is asked by whole addresses; we are none, and such an address is no path of ours.
    if (!request.url.startsWith('/')) throw new Problem(400, 'request.malformed');
    if (request.headers.host === hostOf(own) || request.url === '/healthz' || request.url === '/readyz')
      return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Problem(421, 'request.wrongHost', { values: { origin: own } });
    }
    await reply.redirect(own + request.url, 307);
  });
}

const hosts = new Map<string, string>();

function hostOf(origin: string): string {
  const known = hosts.get(origin) ?? new URL(origin).host;
  hosts.set(origin, known);
  return known;
}
