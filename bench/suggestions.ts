import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { SuggestionsTold } from './servers/suggestionServer.ts';
import { type Benchmark, goalOf } from './support/benchmark.ts';
import { endChild, toldBy } from './support/childServer.ts';
import { inRounds, ratioOf } from './support/rounds.ts';

const bareRoute = 'a bare Fastify route that answers the same suggestions, p95';

type Asked = SuggestionsTold['product'][number];

/** What the slowest twentieth of the suggestions of a place takes, while its name is typed in either language. */
export const suggestions: Benchmark = {
  name: 'suggestions',
  async run(rounds) {
    const server = fork(new URL('./servers/suggestionServer.ts', import.meta.url));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const { product, bare } = await toldBy<SuggestionsTold>(server);
      const figures = await inRounds(rounds, [
        { name: 'the suggestions of a call, p95', measure: () => slowestTwentieth(agent, product) },
        { name: bareRoute, measure: () => slowestTwentieth(agent, bare) },
      ]);
      return {
        name: 'suggestions',
        unit: 'ms',
        figures,
        ratios: [ratioOf(figures, bareRoute)],
        goal: goalOf('atMost', 5, figures[0]?.median ?? Number.NaN),
        notes: [
          `${product.length} beginnings of a name a round, one after another over one connection, until the answer ` +
            'has come whole; the servers share a process of their own.',
        ],
      };
    } finally {
      agent.destroy();
      await endChild(server);
    }
  },
};

async function slowestTwentieth(agent: Agent, typed: readonly Asked[]): Promise<number> {
  const times: number[] = [];
  for (const each of typed) {
    const began = performance.now();
    await ask(agent, each);
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** @throws Error when the answer is not a success */
async function ask(agent: Agent, { url, headers, body }: Asked): Promise<void> {
  const sent = request(url, { method: 'POST', agent, headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  answer.resume();
  await once(answer, 'end');
}
