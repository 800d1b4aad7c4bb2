import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type AskedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: unknown };
/** A body goes out as JSON; `html` as it is, and nothing after it when it is `endless`, or no more of it when it is `cutOff`. */
export type ToldAnswer = {
  status: number;
  body?: unknown;
  html?: string;
  headers?: Record<string, string>;
  endless?: true;
  cutOff?: true;
};

/** An HTTP server on a free port that notes what it is asked and answers what it is told to. */
export type AnsweringServer = {
  origin: string;
  asked: AskedRequest[];
  /** What every request from now on is answered; null cuts the connection. */
  answer(answer: ToldAnswer | null): void;
  close(): Promise<void>;
};

export async function openAnsweringServer(): Promise<AnsweringServer> {
  const asked: AskedRequest[] = [];
  let told: ToldAnswer | null = { status: 200, body: {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    asked.push({ method, path: url, headers, body: text ? JSON.parse(text) : undefined });
    if (told === null) response.destroy();
    else if (told.html !== undefined) {
      response.writeHead(told.status, { 'content-type': 'text/html; charset=utf-8', ...told.headers });
      response.write(told.html, () => told?.cutOff && response.destroy());
      if (!told.endless && !told.cutOff) response.end();
    } else
      response
        .writeHead(told.status, { 'content-type': 'application/json', ...told.headers })
        .end(JSON.stringify(told.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (answer) => {
      told = answer;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
