import type { FastifyRequest } from 'fastify';

/** Value of a header; null where it is absent or empty. */
export function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
