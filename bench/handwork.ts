import type { Browser } from '@playwright/test';
import { buildWeb, webFolder } from '#scripts/build.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import type { TestServer } from '#tests/support/server.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { type Benchmark, goalOf } from './support/benchmark.ts';
import { countHandwork, fillInByKeyboard, type Handwork, handworkOf } from './support/deskWalk.ts';
import { openBrowser } from './support/openBrowser.ts';
import { figureOf } from './support/rounds.ts';

const viewport = { width: 1280, height: 860 };

/**
 * What it took by keyboard to the first price before there were the table and the estimate, when each traveller was
 * added by a button and plans were shown after the trip details: counted in the same way in the revision before 8ca45194.
 */
const before: Readonly<Record<number, Handwork>> = {
  1: { keys: 74, pointerMoves: 1, screens: 3.96 },
  4: { keys: 104, pointerMoves: 1, screens: 5.29 },
  12: { keys: 183, pointerMoves: 1, screens: 8.07 },
};

type Counted = { travellers: string; now: Handwork; earlier: Handwork };

/** What an agent does at a desk from the empty form to a price: keys, moves to the mouse, screens scrolled. */
export const handwork: Benchmark = {
  name: 'handwork',
  async run() {
    await buildWeb();
    const engine = embeddedEngine();
    const clock = testClock(new Date().toISOString());
    const server = await startSampleServer(engine, { settings: { PORTAGE_WEB: webFolder }, clock });
    const browser = await openBrowser();
    try {
      const counted: Counted[] = [];
      for (const [travellers, earlier] of Object.entries(before)) {
        counted.push({ travellers, now: await workOf(browser, server, Number(travellers)), earlier });
      }
      const twelve = counted.find(({ travellers }) => travellers === '12');
      const share = twelve ? allOf(twelve.now) / allOf(twelve.earlier) : Number.NaN;
      return {
        name: 'handwork',
        unit: 'acts',
        figures: counted.flatMap(({ travellers, now, earlier }) => [
          figureOf(`${travellers} travellers: ${toldOf(now)}`, [allOf(now)]),
          figureOf(`${travellers} travellers, before: ${toldOf(earlier)}`, [allOf(earlier)]),
        ]),
        ratios: [
          {
            peer: 'twelve travellers before the table and the estimate',
            ratio: share,
            noise: 0,
            goal: goalOf('atMost', 0.6, share),
          },
        ],
        goal: null,
        notes: [`By keyboard, in a window of ${viewport.width} × ${viewport.height}, every field filled in.`],
      };
    } finally {
      await browser.close();
      await server.close();
      await engine.stop();
    }
  },
};

async function workOf(browser: Browser, server: TestServer, travellers: number): Promise<Handwork> {
  const agent = await signInAs(server.client('b2b'), 'etremblay');
  const context = await browser.newContext({ viewport });
  try {
    const secure = server.origins.b2b.replace('http:', 'https:');
    await context.addCookies(
      [...agent.cookies].map(([name, value]) => ({ name, value, url: secure, secure: true })),
    );
    const page = await context.newPage();
    await page.addInitScript(countHandwork);
    await page.goto(`${server.origins.b2b}/?lang=en`);
    await page.getByText('An estimate of the price').first().waitFor();
    await fillInByKeyboard(page, travellers);
    await page
      .getByText(/^Estimate: \$/)
      .first()
      .waitFor();
    return await handworkOf(page);
  } finally {
    await context.close();
  }
}

const allOf = ({ keys, pointerMoves, screens }: Handwork) => keys + pointerMoves + screens;

const toldOf = ({ keys, pointerMoves, screens }: Handwork) =>
  `${keys} keys, ${pointerMoves} move to the mouse, ${screens.toFixed(1)} screens`;
