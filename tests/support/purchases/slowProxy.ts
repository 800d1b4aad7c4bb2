import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** Stands before the gateway: it keeps charges to itself for as long as it is told, and passes on everything else, a broken line too. */
export type SlowProxy = {
  /** Address to be used in place of the gateway's origin. */
  origin: string;
  /** Charges that it holds now. */
  held(): number;
  /** From now on charges are held, and their callers hear nothing. */
  hold(): void;
  /** From now on charges are passed on at once; what is held stays. */
  letPass(): void;
  /** Passes on what it holds, whoever still listens. */
  forwardHeld(): Promise<void>;
  close(): Promise<void>;
};

/** @param target origin of the gateway */
export async function startSlowProxy(target: string): Promise<SlowProxy> {
  let isHolding = false;
  let waiting: (() => Promise<void>)[] = [];
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const isCharge = request.method === 'POST' && request.url?.endsWith('/charges') === true;
    const { authorization = '', 'content-type': type } = request.headers;
    const forward = async () => {
      const answer = await fetch(target + request.url, {
        method: request.method ?? 'GET',
        headers: { authorization, ...(type !== undefined && { 'content-type': type }) },
        ...(request.method === 'POST' && { body: Buffer.concat(parts) }),
      }).catch(() => null);
      if (answer === null) return void reply.destroy();
      const text = await answer.text();
      if (reply.destroyed) return;
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    };
    if (isCharge && isHolding) waiting.push(forward);
    else await forward();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: () => waiting.length,
    hold() {
      isHolding = true;
    },
    letPass() {
      isHolding = false;
    },
    async forwardHeld() {
      const passing = waiting;
      waiting = [];
      for (const forward of passing) await forward();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
