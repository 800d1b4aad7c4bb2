import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type GalleryView, type OpenGallery, openGallery } from '#tests/support/gallery.ts';

let gallery: OpenGallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery.close());
afterEach(() => gallery.putAway());

const show = (view: GalleryView): Promise<Page> => gallery.show(view);

test('[WG-007] the calendar opens and closes from its field, and a picked day fills it', async () => {
  const page = await show({ part: 'dates' });
  const open = page.getByRole('button', { name: 'Choose from the calendar: Departure date' }).first();
  await open.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await open.click();
  await page.getByRole('button', { name: /March 9, 2026/ }).click();
  expect(await page.locator('#departure').inputValue()).toBe('2026-03-09');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('[WG-008] a month has six rows of seven days, a February of four weeks too, and a choice of twelve months', async () => {
  const page = await show({ part: 'dates' });
  await page.getByRole('button', { name: 'Choose from the calendar: Departure date' }).first().click();
  const months = page.getByRole('dialog').locator('select').first();
  const daysInRows = () =>
    page
      .locator('[role="grid"] tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('td').length));
  await expect.poll(daysInRows).toEqual([7, 7, 7, 7, 7, 7]);
  expect(await months.locator('option').count()).toBe(12);
  await months.selectOption({ label: 'February' });
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-label')).toContain('February 2026');
  expect(await page.getByRole('gridcell').first().innerText()).toBe('1');
  expect(await daysInRows()).toEqual([7, 7, 7, 7, 7, 7]);
});

test('[WG-014] a disabled day cannot be picked', async () => {
  const page = await show({ part: 'dates' });
  await page.locator('#return').fill('2026-03-12');
  await page.getByRole('button', { name: 'Choose from the calendar: Return date' }).click();
  await page.getByRole('dialog').getByText('13', { exact: true }).click({ force: true });
  expect(await page.locator('#return').inputValue()).toBe('2026-03-12');
  await page.getByRole('dialog').getByText('14', { exact: true }).click();
  expect(await page.locator('#return').inputValue()).toBe('2026-03-14');
});

test('the calendar of a range opens at its first day, marks and counts its days, and shows two months where there is room', async () => {
  const page = await show({ part: 'dates' });
  const dialog = page.getByRole('dialog');
  const open = () =>
    page.getByRole('button', { name: 'Choose from the calendar: Last day of a range' }).click();
  const day = (name: RegExp) => dialog.getByRole('button', { name });
  await open();
  await expect.poll(() => dialog.getByRole('grid').count()).toBe(2);
  for (const name of ['March 2026', 'April 2026']) {
    expect(await dialog.getByText(name, { exact: true }).isVisible()).toBe(true);
  }
  expect(await day(/March 1, 2026/).evaluate((cell) => cell === document.activeElement)).toBe(true);
  expect(await dialog.getByRole('status').textContent()).toBe('1 day');
  await page.keyboard.press('ArrowDown');
  expect(await dialog.getByRole('status').textContent()).toBe('8 days');
  await day(/April 2, 2026/).hover();
  expect(await dialog.getByRole('status').textContent()).toBe('33 days');
  const within = await dialog.getByRole('gridcell').locator('[class*="within"]:visible').count();
  expect(within).toBe(33);
  await day(/April 2, 2026/).click();
  expect(await page.locator('#range-end').inputValue()).toBe('2026-04-02');
  await page.setViewportSize({ width: 360, height: 800 });
  await open();
  await expect.poll(() => dialog.getByRole('grid').count()).toBe(1);
});

test('another way to write a day becomes YYYY-MM-DD when the field is left', async () => {
  const page = await show({ part: 'dates' });
  await page.locator('#return').fill('29-02-2028');
  await page.locator('#return').blur();
  expect(await page.locator('#return').inputValue()).toBe('2028-02-29');
});

test('[WG-020] the day of birth takes two digits, the year four, the month comes from a list', async () => {
  const page = await show({ part: 'dates' });
  await page.locator('#birth').pressSequentially('3a15');
  await page.locator('#birth-year').pressSequentially('19801');
  expect(await page.locator('#birth').inputValue()).toBe('31');
  expect(await page.locator('#birth-year').inputValue()).toBe('1980');
  expect(await page.locator('#birth-month option').count()).toBe(13);
});
