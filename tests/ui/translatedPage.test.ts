import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import {
  choosePlans,
  dayFromNow,
  enterApplication,
  enterTravellers,
  parisTrip,
  submit,
} from '#tests/support/journeys/walk.ts';
import { cardIsShown, enterCard } from '#tests/support/sale/cardForm.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';
import { translate } from '#tests/support/tours/views/translator.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const visited = visits();
const standins = startedFor(() => startStandins({ applicationOrigins: [visited.origin()] }));

const titled = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: title }).waitFor();
const button = (page: Page, words: RegExp) => page.locator('main button', { hasText: words });

test('a page that the browser translates leads from the first step to the confirmation, and its words change with what happens', async () => {
  const page = await visited.show({
    step: 'sale',
    facts: { today: dayFromNow(0) },
    cardFrameUrl: `${standins.cardOrigin}/HPPtoken/index.php`,
  });
  const broken: Error[] = [];
  page.on('pageerror', (error) => broken.push(error));
  await translate(page);
  await submit(page).click();
  await page.getByRole('alert').getByRole('link').first().waitFor();
  await enterTravellers(page, { ...parisTrip, ages: ['40', '40'], destination: 'LIS' });
  await submit(page).click();
  await titled(page, 'Trip details');
  await submit(page).click();
  await titled(page, 'Choose a plan');
  await choosePlans(page);
  await expect.poll(() => button(page, /^Remove$/).count()).toBe(2);
  await button(page, /^Continue/).click();
  await titled(page, 'Your quote');
  await button(page, /^Continue/).click();
  await enterApplication(page, {
    firstName: 'Marie',
    lastName: 'Tremblay',
    birthYear: String(new Date().getFullYear() - 40),
  });
  await submit(page).click();
  await enterCard(await cardIsShown(page));
  await submit(page).click();
  await titled(page, 'The policies are issued');
  expect(broken).toEqual([]);
});
