import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/journeys/portal.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Adds up how far what was there moves without an act (CLS). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        watched.shift += hadRecentInput ? 0 : value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test('the first screen asks for no more than twelve files and answers, and what shows does not move', async ({
  page,
}) => {
  const asked: string[] = [];
  await watchShifts(page);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const language of ['en', 'fr']) {
    await page.context().clearCookies();
    asked.length = 0;
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => !path.endsWith('.svg')).length, asked.join(' ')).toBeLessThanOrEqual(12);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  }
});

test('what is entered and pressed before the code has come is in the form when it has, and the person stays where they were', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/first-*.js', (route) => code.promise.then(() => route.continue()));
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=fr`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Renseignements sur les voyageurs');
  await page.locator('[id="tripCost.pax-1"]').fill('1500.5');
  await page.locator('#province').selectOption('QC');
  await page.getByRole('radio', { name: /^Étudiant/ }).check();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.locator('[id="age.pax-1"]').pressSequentially('34');
  await page.keyboard.press('ArrowLeft');
  code.resolve();
  await expect(page.locator('#studentType')).toBeVisible();
  await expect(page.locator('[id="age.pax-1"]')).toHaveValue('34');
  await expect(page.locator('[id="tripCost.pax-1"]')).toHaveValue('1\u00a0500,50');
  await expect(page.locator('#province')).toHaveValue('QC');
  await expect(page.locator('#departure-problem')).toBeVisible();
});
