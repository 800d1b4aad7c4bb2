import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What is lost of a request: all of it, so that the server never sees it, or the answer when the server has given it. */
export type Loss = 'request' | 'answer';

/** A line between a browser and the portal that breaks when a payment is sent, and passes on everything else as it is. */
export type LossyLine = {
  /** Address to be used in place of the portal's. */
  origin: string;
  /** Of the next payments one after the other so much is lost. */
  lose(losses: readonly Loss[]): void;
  /** How many losses are still to come. */
  left(): number;
  close(): Promise<void>;
};

/** @param target origin of the portal */
export async function startLossyLine(target: string): Promise<LossyLine> {
  const { hostname, port, host } = new URL(target);
  const coming: Loss[] = [];
  const server = createServer((request, reply) => {
    const isPayment = request.method === 'POST' && request.url === '/api/policies';
    const loss = isPayment ? coming.shift() : undefined;
    if (loss === 'request') {
      request.socket.destroy();
      return;
    }
    const { method, url: path } = request;
    const headers = { ...request.headers, host };
    const onward = ask({ hostname, port, method, headers, path }, (answer) => {
      if (loss === 'answer') {
        answer.resume().once('end', () => request.socket.destroy());
        return;
      }
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.once('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose(losses) {
      coming.push(...losses);
    },
    left: () => coming.length,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
