import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const names = { en: /^Price worksheet/, fr: /^Calcul du prix/ } as const;
const cardOf = (page: Page) => page.locator('#plans-pax-1 li > section').first();

test.each([
  ['en', 320],
  ['fr', 320],
  ['en', 768],
  ['fr', 1280],
] as const)('the worksheet of a price in %s at %i px is accessible and not too wide', async (lang, width) => {
  const page = await show({ step: 'planSelection', lang, width });
  await cardOf(page).getByRole('button', { name: names[lang] }).click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  const wide = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(wide).toBe(0);
});

test('the worksheet opens and closes by keyboard alone, and gives the focus back', async () => {
  const page = await show({ step: 'planSelection' });
  const way = cardOf(page).getByRole('button', { name: names.en });
  await way.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('table').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => way.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the worksheet is not offered to who may not read it', async () => {
  const page = await show({ step: 'planSelection', facts: { mayReadWorksheet: false } });
  await cardOf(page).waitFor();
  expect(await page.getByRole('button', { name: names.en }).count()).toBe(0);
});

test.each([
  ['en', 'For 15 days: $13.33 a day.', 'Taxes included where they apply, in Canadian dollars.'],
  [
    'fr',
    'Pour 15 jours\u00a0: 13,33\u00a0$ par jour.',
    'Taxes comprises, s’il y a lieu, en dollars canadiens.',
  ],
] as const)('a price says what it is for (%s)', async (lang, reach, money) => {
  const page = await show({ step: 'planSelection', lang });
  const second = page.locator('#plans-pax-1 li > section').nth(1);
  await second.getByText(reach).waitFor();
  await second.getByText(money).waitFor();
});
