import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const submit = (page: Page) => page.locator('button[type=submit]').click();

test('a corrected problem leaves the summary, and with the last one the summary goes', async () => {
  const page = await show({
    step: 'quickQuote',
    form: { province: '', travellers: [{ id: 'pax-1', age: 'x', tripCost: '0' }] },
  });
  await submit(page);
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(2);
  await page.getByLabel('Age').fill('40');
  expect(await page.getByRole('alert').getByRole('link').count()).toBe(1);
  await page.getByLabel('Province or territory').selectOption('QC');
  expect(await page.getByRole('alert').count()).toBe(0);
  await submit(page);
  expect(await page.evaluate(() => (window as { output?: { towards: string } }).output?.towards)).toBe(
    'next',
  );
});

test('[LN-028 partly] an amount whose cents are still to come is not called wrong', async () => {
  const page = await show({
    step: 'quickQuote',
    form: { travellers: [{ id: 'pax-1', age: '40', tripCost: '' }] },
  });
  await submit(page);
  const cost = page.locator('[id="tripCost.pax-1"]');
  expect(await cost.getAttribute('aria-invalid')).toBe('true');
  await cost.press('1');
  await cost.press('.');
  expect(await cost.inputValue()).toBe('1.');
  expect(await cost.getAttribute('aria-invalid')).toBeNull();
  expect(await page.getByRole('alert').count()).toBe(0);
  await submit(page);
  expect(await page.evaluate(() => (window as { output?: { towards: string } }).output?.towards)).toBe(
    'next',
  );
});
