import { type IncomingHttpHeaders, request } from 'node:http';

export type Asked = { method?: string; headers?: Record<string, string>; body?: string };
export type Told = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * A request as `fetch` cannot send it: under any Host header, by any method, with headers that a browser keeps to itself.
 * @param at where the server listens
 */
export function ask(
  at: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Told> {
  const { hostname, port } = new URL(at);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString('utf8'),
        }),
      );
    });
    asked.on('error', reject).end(body);
  });
}
