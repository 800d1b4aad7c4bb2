import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Benchmark } from './support/benchmark.ts';
import { type FormWay, scriptMs, slowed, slowedBy } from './support/builtForms.ts';
import { formBenchmark } from './support/formBenchmark.ts';

const pauseMs = 120;
const warmTimes = 3;
const timesARound = 12;
const travellers = 11;
/** All of the form is in the window, so that nothing scrolls and every press meets its button. */
const viewport = { width: 1280, height: 2_400 };

/** Script time of adding a twelfth traveller and removing it again. */
export const travellerRows = rowsIn('travellerRows', 'product');
/** The same at a desk, with what speeds up the table of travellers. */
export const travellerRowsTable = rowsIn('travellerRowsTable', 'productTable');

function rowsIn(name: string, own: FormWay): Benchmark {
  return formBenchmark({
    name,
    own,
    travellers,
    measure: msPerChange,
    note: `CPU slowed ${slowedBy} ×, ${timesARound} travellers a round added to ${travellers} and removed, by the mouse.`,
  });
}

/** Milliseconds of one traveller added and removed. */
async function msPerChange(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport });
  try {
    await page.goto(address);
    const rows = page.locator('input[id^="age."]');
    const [adds, removes] = [buttonOf(page, 'Add a traveller'), buttonOf(page, 'Remove traveller 12')];
    await adds.click();
    await rows.nth(travellers).waitFor();
    const remove = await placeOf(removes);
    await removes.click();
    await rows.nth(travellers).waitFor({ state: 'detached' });
    const add = await placeOf(adds);
    const change = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await page.mouse.click(add.x, add.y);
        await pause(pauseMs);
        await page.mouse.click(remove.x, remove.y);
        await pause(pauseMs);
      }
    };
    const changesSeen = await countedRows(page);
    const session = await slowed(page);
    await change(warmTimes);
    const before = await scriptMs(session);
    await change(timesARound);
    const spent = ((await scriptMs(session)) - before) / timesARound;
    const seen = await changesSeen();
    const asked = 2 * (warmTimes + timesARound);
    if (seen !== asked) throw new Error(`${seen} rows came and went at ${address}, ${asked} were to`);
    return spent;
  } finally {
    await page.close();
  }
}

/** Counts the rows that come and go from now on. */
async function countedRows(page: Page): Promise<() => Promise<number>> {
  const list = await page.locator('ol', { has: page.locator('input[id^="age."]') }).elementHandle();
  const seen = await page.evaluateHandle((element) => {
    const changes = { count: 0 };
    new MutationObserver((records) => (changes.count += records.length)).observe(element!, {
      childList: true,
    });
    return changes;
  }, list);
  return () => seen.evaluate(({ count }) => count);
}

const buttonOf = (page: Page, name: string): Locator => page.getByRole('button', { name });

async function placeOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
