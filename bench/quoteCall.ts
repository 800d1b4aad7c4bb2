import { type ChildProcess, fork } from 'node:child_process';
import autocannon from 'autocannon';
import type { Asked } from './servers/asked.ts';
import type { Benchmark } from './support/benchmark.ts';
import { endChild, toldBy } from './support/childServer.ts';
import { quotedBody } from './support/quoted.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const connections = 16;
const secondsARound = 3;
const bare = 'bare Fastify route';

/** Quotes a second over HTTP. Each server has a process of its own, this one sends. */
export const quoteCall: Benchmark = {
  name: 'quoteCall',
  async run(rounds) {
    const servers: ChildProcess[] = [];
    try {
      const product = fork(new URL('./servers/quoteServer.ts', import.meta.url));
      servers.push(product);
      const own = await toldBy<Asked>(product);
      const other = fork(new URL('./servers/bareQuote.ts', import.meta.url));
      servers.push(other);
      other.send({ answer: own.answer });
      const floor = await toldBy<Asked>(other);
      const [ownBytes, floorBytes] = [await sizeOf(own), await sizeOf(floor)];
      for (const asked of [own, floor]) await quotesASecond(asked, 1);
      const figures = await inRounds(rounds, [
        { name: 'the quote call', measure: () => quotesASecond(own, secondsARound) },
        { name: bare, measure: () => quotesASecond(floor, secondsARound) },
      ]);
      const plans = own.answer.paxes.reduce((sum, pax) => sum + pax.plans.length, 0);
      return {
        name: 'quoteCall',
        unit: 'requests/s',
        figures,
        ratios: [ratioOf(figures, bare, { bound: 'atLeast', value: 0.4 })],
        goal: null,
        notes: [
          `${own.answer.paxes.length} travellers, ${plans} prices; answers of ${ownBytes} and ${floorBytes} bytes; ` +
            `${connections} connections. Each server is a process of its own on a warm session.`,
        ],
      };
    } finally {
      for (const server of servers) await endChild(server);
    }
  },
};

async function sizeOf({ url, headers }: Asked): Promise<number> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(quotedBody) });
  if (!response.ok) throw new Error(`${url} answered ${await response.text()}`);
  return (await response.arrayBuffer()).byteLength;
}

async function quotesASecond({ url, headers }: Asked, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers,
    body: JSON.stringify(quotedBody),
    connections,
    duration: seconds,
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return result['2xx'] / result.duration;
}
