import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Benchmark } from './support/benchmark.ts';
import { type FormWay, scriptMs, slowed, slowedBy } from './support/builtForms.ts';
import { formBenchmark } from './support/formBenchmark.ts';

const pauseMs = 25;
const typed = ['1', '2', '3', '4', '.', '5'];
/** A trip cost typed and taken away again: the field is right, then empty. */
const cycle = [...typed, ...typed.map(() => 'Backspace')];
const warmCycles = 2;
const cyclesARound = 4;
const travellers = 12;
const field = 'tripCost.pax-6';

/** Script time of a keystroke in traveller details with twelve travellers, while the form is being corrected. */
export const keystroke = keystrokeIn('keystroke', 'product');
/** The same at a desk, with what speeds up the table of travellers. */
export const keystrokeTable = keystrokeIn('keystrokeTable', 'productTable');

function keystrokeIn(name: string, own: FormWay): Benchmark {
  return formBenchmark({
    name,
    own,
    travellers,
    measure: msPerKey,
    note: `CPU slowed ${slowedBy} ×, ${cycle.length * cyclesARound} keys a round in a page of its own, ${travellers} travellers.`,
  });
}

async function msPerKey(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator(`[id="${field}"]`).fill('');
    await refuseSilence(page);
    const session = await slowed(page);
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
