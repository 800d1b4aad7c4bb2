import type { Page } from '@playwright/test';

/** What it took a person to get somewhere. */
export type Handwork = { keys: number; pointerMoves: number; screens: number };

const mostStops = 60;
const dayMs = 86_400_000;
const tripCost = '1500';
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

type Counted = { keys: number; scrolled: number };

/** Runs in the page before its own scripts. */
export function countHandwork(): void {
  const counted: Counted = { keys: 0, scrolled: 0 };
  let from = 0;
  Object.assign(window, { counted });
  addEventListener('keydown', () => void (counted.keys += 1), { capture: true });
  addEventListener('scroll', () => {
    counted.scrolled += Math.abs(scrollY - from) / innerHeight;
    from = scrollY;
  });
}

/** Fills in the empty form of an agent by keyboard, from a click into its first field to the last trip cost. */
export async function fillInByKeyboard(page: Page, travellers: number): Promise<void> {
  const type = (text: string) => page.keyboard.type(text);
  await page.locator('#province').focus();
  await type('Ont');
  await choose(page, 'travelOutsideCanada', 'true');
  await choose(page, 'multiTrip', 'false');
  for (const [field, code] of [
    ['departure', 'YYZ'],
    ['destination', 'CDG'],
  ] as const) {
    await tabTo(page, `#${field}`);
    await type(code);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  for (const [field, days] of [
    ['departureDate', 30],
    ['returnDate', 43],
    ['bookingDate', -3],
  ] as const) {
    await tabTo(page, `#${field}`);
    await type(dayFromNow(days));
  }
  await choose(page, 'familyPlans', 'false');
  await tabTo(page, '[id="age.pax-1"]');
  await enterInTable(page, travellers);
}

/** Enter goes on to a new row; in the empty one it takes that away and leads to the trip cost that is missing. */
async function enterInTable(page: Page, travellers: number): Promise<void> {
  for (let number = 1; number <= travellers; number += 1) {
    await page.keyboard.type(String(30 + number));
    if (travellers === 1) break;
    await page.keyboard.press('Enter');
    if (number < travellers) await page.locator(`[id="age.pax-${number + 1}"]:focus`).waitFor();
  }
  if (travellers === 1) await page.keyboard.press('Tab');
  else if (travellers < 12) await page.keyboard.press('Enter');
  await page.locator('[id="tripCost.pax-1"]:focus').waitFor();
  await page.keyboard.type(tripCost);
  if (travellers > 1) await page.keyboard.press('Control+Enter');
}

/** What was counted since the page was loaded, with the click into the first field. */
export async function handworkOf(page: Page): Promise<Handwork> {
  const { keys, scrolled } = await page.evaluate(() => (window as unknown as { counted: Counted }).counted);
  return { keys, pointerMoves: 1, screens: scrolled };
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  const chosen = `input[name="${name}"]:checked`;
  const found = async () => (await page.locator(chosen).count()) > 0;
  if ((await found()) && (await page.locator(chosen).getAttribute('value')) === value) return;
  await tabTo(page, `input[name="${name}"]`);
  if (!(await found())) await page.keyboard.press('Space');
  if ((await page.locator(chosen).getAttribute('value')) !== value) await page.keyboard.press('ArrowDown');
}

/** Presses Tab until a place has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not lead to ${selector}`);
}
