import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { buildWeb, webFolder } from '#scripts/build.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';
import { startSampleServer } from '#tests/support/sampleServer.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import type { Benchmark } from './support/benchmark.ts';
import { openBrowser } from './support/openBrowser.ts';
import { figureOf, ratioOf } from './support/rounds.ts';
import { serveFolder } from './support/serveFolder.ts';
import { type FirstLoad, loadSlowly, slowPhone } from './support/slowPhone.ts';

const formPage = 'bench/firstLoad/page.html';
const stillPage = 'still.html';
const paint = 'first paint';
const field = 'first field that answers';
const typing = 'first field that can be typed in';

const onlyTheForm: Plugin = {
  name: 'only-the-form',
  config(config) {
    config.build = { ...config.build, rolldownOptions: { input: formPage } };
  },
};

/** Traveller details of a consumer on a slow phone: until something shows, and until its first field answers. */
export const firstLoad: Benchmark = {
  name: 'firstLoad',
  async run(rounds) {
    await buildWeb();
    const folder = await mkdtemp(join(tmpdir(), 'portage-bench-'));
    await build({ logLevel: 'error', plugins: [onlyTheForm], build: { outDir: folder, emptyOutDir: true } });
    const served = await serveFolder(folder);
    const engine = embeddedEngine();
    const clock = testClock(new Date().toISOString());
    const server = await startSampleServer(engine, { settings: { PORTAGE_WEB: webFolder }, clock });
    const browser = await openBrowser();
    const form = `${served.origin}/${formPage}?travellers=1`;
    const ways = {
      product: `${server.origins.b2c}/get-a-quote?lang=en`,
      still: `${served.origin}/${stillPage}`,
      form,
    };
    try {
      await writeStillPage(browser, form, join(folder, formPage), join(folder, stillPage));
      const loads = await inTurns(rounds, browser, ways);
      const valuesOf = (way: keyof typeof ways, what: 'paint' | 'shown' | 'answers') =>
        loads[way].map((load) => load[what]);
      const figures = [
        figureOf(`${paint}: the product`, valuesOf('product', 'paint')),
        figureOf(`${paint}: a static page`, valuesOf('still', 'paint')),
        figureOf(`${typing}: the product`, valuesOf('product', 'shown')),
        figureOf(`${field}: the product`, valuesOf('product', 'answers')),
        figureOf(`${field}: react-hook-form`, valuesOf('form', 'answers')),
      ];
      const [ownPaint, stillPaint, ownTyping, ownField, otherField] = figures as [
        (typeof figures)[0],
        (typeof figures)[0],
        (typeof figures)[0],
        (typeof figures)[0],
        (typeof figures)[0],
      ];
      const goal = { bound: 'atMost', value: 1.3 } as const;
      return {
        name: 'firstLoad',
        unit: 'ms',
        figures,
        ratios: [
          ratioOf([ownPaint, stillPaint], stillPaint.name, goal),
          ratioOf([ownTyping, otherField], otherField.name),
          ratioOf([ownField, otherField], otherField.name, goal),
        ],
        goal: null,
        notes: [
          slowPhone,
          `The product asked for ${worst(loads.product, 'requests')} files and answers (goal ≤ 12) and moved what was there by ${worst(loads.product, 'shift').toFixed(3)} (goal ≤ 0.02); the form in react-hook-form for ${worst(loads.form, 'requests')} and by ${worst(loads.form, 'shift').toFixed(3)}.`,
        ],
      };
    } finally {
      await browser.close();
      served.close();
      await server.close();
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function inTurns<Way extends string>(
  rounds: number,
  browser: Browser,
  ways: Record<Way, string>,
): Promise<Record<Way, FirstLoad[]>> {
  const names = Object.keys(ways) as Way[];
  const loads = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Way, FirstLoad[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length] as Way;
      loads[name].push(await loadSlowly(browser, ways[name]));
    }
  }
  return loads;
}

/** The form as a page of markup and style alone, with the names of its files. */
async function writeStillPage(browser: Browser, address: string, built: string, path: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator('[id="age.pax-1"]').waitFor();
  const drawn = await page.locator('#root').innerHTML();
  await page.close();
  const html = (await readFile(built, 'utf8'))
    .replaceAll(/<script[^>]*><\/script>|<link[^>]*modulepreload[^>]*>/g, '')
    .replace('<div id="root"></div>', `<div id="root">${drawn}</div>`);
  await writeFile(path, html);
  await writeFile(`${path}.br`, brotliCompressSync(html));
}

const worst = (loads: readonly FirstLoad[], what: 'requests' | 'shift') =>
  Math.max(...loads.map((load) => load[what]));
