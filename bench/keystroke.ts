import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import type { Benchmark } from './support/benchmark.ts';
import { openBrowser } from './support/openBrowser.ts';
import { inRounds, ratioOf } from './support/rounds.ts';
import { serveFolder } from './support/serveFolder.ts';

const formsPage = 'bench/forms/page.html';
const slowedBy = 4;
const pauseMs = 25;
const typed = ['1', '2', '3', '4', '.', '5'];
/** A trip cost typed and taken away again: the field is right, then empty. */
const cycle = [...typed, ...typed.map(() => 'Backspace')];
const warmCycles = 2;
const cyclesARound = 4;
const field = 'tripCost.pax-6';
const hookForm = 'react-hook-form with zod';

const onlyTheForms: Plugin = {
  name: 'only-the-forms',
  config(config) {
    config.build = { ...config.build, rolldownOptions: { input: formsPage } };
  },
};

/** Script time of a keystroke in traveller details with twelve travellers, while the form is being corrected. */
export const keystroke: Benchmark = {
  name: 'keystroke',
  async run(rounds) {
    const folder = await mkdtemp(join(tmpdir(), 'portage-bench-'));
    await build({
      logLevel: 'error',
      plugins: [onlyTheForms],
      build: { outDir: folder, emptyOutDir: true },
    });
    const served = await serveFolder(folder);
    const browser = await openBrowser();
    const address = (way: string) => `${served.origin}/${formsPage}?way=${way}`;
    try {
      const figures = await inRounds(rounds, [
        { name: 'the product', measure: () => msPerKey(browser, address('product')) },
        { name: 'plain DOM', measure: () => msPerKey(browser, address('plainDom')) },
        { name: 'bare React', measure: () => msPerKey(browser, address('bareReact')) },
        { name: hookForm, measure: () => msPerKey(browser, address('hookForm')) },
      ]);
      return {
        name: 'keystroke',
        unit: 'ms of script',
        figures,
        ratios: [
          ratioOf(figures, hookForm, { bound: 'atMost', value: 1 }),
          ratioOf(figures, 'bare React'),
          ratioOf(figures, 'plain DOM'),
        ],
        goal: null,
        notes: [
          `CPU slowed ${slowedBy} ×, ${cycle.length * cyclesARound} keys a round in a page of its own, 12 travellers.`,
        ],
      };
    } finally {
      await browser.close();
      served.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function msPerKey(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator(`[id="${field}"]`).fill('');
    await refuseSilence(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    await type(page, warmCycles);
    const before = await scriptMs(session);
    await type(page, cyclesARound);
    return ((await scriptMs(session)) - before) / (cycle.length * cyclesARound);
  } finally {
    await page.close();
  }
}

/** Every way must say that the emptied field is wrong, and take it back. */
async function refuseSilence(page: Page): Promise<void> {
  const problem = page.locator(`[id="${field}-problem"]`);
  await problem.waitFor();
  await page.keyboard.type('1');
  await problem.waitFor({ state: 'detached' });
  await page.keyboard.press('Backspace');
  await problem.waitFor();
}

async function type(page: Page, cycles: number): Promise<void> {
  for (let times = 0; times < cycles; times += 1) {
    for (const key of cycle) {
      await page.keyboard.press(key);
      await pause(pauseMs);
    }
  }
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}
