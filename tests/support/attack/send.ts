import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import type { Shot } from './aim.ts';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

const patienceMs = 10_000;
const kept = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request to a portal of this machine; null when it is not answered. */
export async function send(origin: string, shot: Shot): Promise<Reply | null> {
  const port = Number(new URL(origin).port);
  if (shot.raw !== null) return sendAsItStands(port, shot, shot.raw);
  // A kept connection may end just when it is taken.
  return (await sendByClient(port, shot, kept)) ?? sendByClient(port, shot, false);
}

/** Ends the connections that are kept. */
export function hangUp(): void {
  kept.destroy();
}

function sendByClient(
  port: number,
  { method, target, headers, body }: Shot,
  agent: Agent | false,
): Promise<Reply | null> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const asked = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: target,
      timeout: patienceMs,
      setDefaultHeaders: false,
      headers: [
        ...headers.flatMap(([name, value]) => [name, value]),
        ...(body === null ? [] : ['content-length', String(body.length)]),
      ],
    });
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', () => resolve(null));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          ms: performance.now() - begun,
        }),
      );
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(null));
    asked.end(body ?? undefined);
  });
}

function sendAsItStands(
  port: number,
  { method, target, headers, body }: Shot,
  { line, missing }: NonNullable<Shot['raw']>,
): Promise<Reply | null> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const end = (): void => {
      socket.destroy();
      resolve(readReply(Buffer.concat(chunks), performance.now() - begun));
    };
    socket.setTimeout(patienceMs, end);
    socket.on('error', end);
    socket.on('close', end);
    socket.on('data', (chunk) => chunks.push(chunk));
    const head = [
      `${method} ${target} HTTP/1.1`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(body === null ? [] : [`content-length: ${body.length + missing}`]),
      ...(line === null ? [] : [line]),
      'connection: close',
      '',
      '',
    ].join('\r\n');
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
    if (missing > 0) socket.end(bytes);
    else socket.write(bytes);
  });
}

function readReply(bytes: Buffer, ms: number): Reply | null {
  const at = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(at, 0)).toString('latin1').split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(first)?.[1];
  if (status === undefined) return null;
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(status), headers, body: bytes.subarray(at + 4), ms };
}
