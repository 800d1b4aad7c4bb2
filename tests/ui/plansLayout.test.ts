import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { rows } from '#tests/support/quote/forms.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const group = (count: number) => ({
  travellers: rows(...Array.from({ length: count }, (_, index) => index + 30)),
  province: 'ON' as const,
});
const dialog = (page: Page) => page.getByRole('dialog');
const firstCell = (page: Page, number: number) => page.locator('tbody tr').nth(number).locator('td').first();

async function showMatrix(count: number, more: { lang?: 'en' | 'fr'; width?: number } = {}): Promise<Page> {
  const page = await show({ step: 'planSelection', layout: null, travellers: group(count), ...more });
  await page.locator('table button[aria-pressed]').first().waitFor();
  return page;
}

test.each(['en', 'fr'] as const)(
  'two travellers see a first price within the first screen of 1280 × 860 (%s)',
  async (lang) => {
    const page = await showMatrix(2, { lang, width: 1280 });
    const price = (await firstCell(page, 1).boundingBox())!;
    expect(price.y + price.height).toBeLessThan(860);
  },
);

test('one traveller has cards until the table is asked for, which needs no row for everybody', async () => {
  const page = await show({ step: 'planSelection', layout: null, travellers: group(1) });
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await page.locator('table button[aria-pressed]').first().waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);
  const family = { ...group(2), familyPlans: 'true' } as const;
  await show({ step: 'planSelection', layout: 'table', travellers: family });
  await page.locator('[id^="plans-pax-1"] li > section').first().waitFor();
  expect(await page.locator('table').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Show as a table' }).count()).toBe(0);
});

test('the prices of all are compared with what the plans cover, without leaving the table', async () => {
  const page = await showMatrix(3);
  const way = page.getByRole('button', { name: 'Compare the plans side by side' });
  await way.press('Enter');
  const lines = dialog(page).getByRole('row');
  await lines.filter({ hasText: 'Emergency medical care' }).waitFor();
  expect(await lines.nth(1).innerText()).toMatch(/Price for this trip\s+\$285.00\s+for 3 travellers/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => way.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('cards stay for phones and for consumers, and for who asks for them', async () => {
  const phone = await show({ step: 'planSelection', travellers: group(3), layout: null, width: 360 });
  await phone.locator('[id^="plans-pax-1"] li > section').first().waitFor();
  expect(await phone.locator('table').count()).toBe(0);
  await phone.getByRole('button', { name: 'Compare the plans side by side for traveller 2' }).click();
  expect(await dialog(phone).locator('tbody tr').first().innerText()).toContain('$95.00');
  expect(await dialog(phone).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const consumer = await show({
    step: 'planSelection',
    layout: null,
    travellers: group(3),
    facts: { channel: 'b2c' },
  });
  await consumer.locator('[id^="plans-pax-1"] li > section').first().waitFor();
  expect(await consumer.locator('table').count()).toBe(0);
  const page = await showMatrix(3);
  await page.getByRole('button', { name: 'Show as cards' }).click();
  await page.locator('[id^="plans-pax-3"] li > section').first().waitFor();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  expect(await page.locator('tbody tr').count()).toBe(4);
});
