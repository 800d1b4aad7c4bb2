import { expect, test } from '@playwright/test';
import { buildAnew } from '../support/journeys/newerBuild.ts';
import { originOf } from '../support/journeys/portal.ts';
import { enterTravellers, expectStep, field, submit } from '../support/journeys/walk.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

const partsOfTrip = ['TripDetailsScreen', 'tripDetailsStep', 'tripDetails'];

test('a step of which a part does not come says so, keeps what was typed, leaves the way back and opens when tried again', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await enterTravellers(page);
  for (const part of partsOfTrip) {
    await test.step(part, async () => {
      const asked = `**/assets/${part}-*.js`;
      await page.route(asked, (route) => route.abort('connectionfailed'));
      await submit(page).click();
      await expect(heading).toHaveText('This step could not be opened');
      await expect(heading).toBeFocused();
      await page.goBack();
      await expectStep(page, 'TRAVELLER_DETAILS', 'en');
      await expect(field(page, 'departureDate')).not.toHaveValue('');
      await submit(page).click();
      await expect(heading).toHaveText('This step could not be opened');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toHaveText('This step could not be opened');
      await page.unroute(asked);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectStep(page, 'TRIP_DETAILS', 'en');
      await expect(heading).toContainText('Trip details');
      await page.goBack();
      await expectStep(page, 'TRAVELLER_DETAILS', 'en');
      await page.reload();
      await expectStep(page, 'TRAVELLER_DETAILS', 'en');
      await expect(page.locator('input[id^="age."]').first()).toHaveValue('45');
    });
  }
});

test('a screen of which the code does not come says so in the frame of the page, and opens when tried again', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const asked = '**/assets/ChoosingSignIn-*.js';
  await page.route(asked, (route) => route.abort('connectionfailed'));
  await page.goto(`${originOf('b2b')}/get-a-quote?lang=fr`);
  const lost = page
    .getByRole('alert')
    .filter({ hasText: 'Cette partie de la page n’a pas pu être chargée.' });
  await expect(lost).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.unroute(asked);
  await lost.getByRole('button', { name: 'Réessayer' }).click();
  await expect(heading).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('a page of an old build opens anew where a step is gone, and goes on with what was entered', async ({
  page,
}) => {
  let opened = 0;
  page.on('load', () => (opened += 1));
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await buildAnew(page, 'TripDetailsScreen');
  await enterTravellers(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trip details');
  await expectStep(page, 'TRIP_DETAILS', 'en');
  expect(opened).toBe(2);
  await page.goBack();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(page.locator('input[id^="age."]').first()).toHaveValue('45');
});

test('a page of an old build opens anew where a part of a step is gone, with what was typed last', async ({
  page,
}) => {
  let opened = 0;
  page.on('load', () => (opened += 1));
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await buildAnew(page, 'CalendarPopover');
  await page.locator('input[id^="age."]').first().fill('45');
  await page
    .getByRole('button', { name: /calendar/i })
    .first()
    .click();
  await expect.poll(() => opened).toBe(2);
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(page.locator('input[id^="age."]').first()).toHaveValue('45');
});

test('a page whose step stays away after it was opened anew is not opened again and again', async ({
  page,
}) => {
  let opened = 0;
  page.on('load', () => (opened += 1));
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await buildAnew(page, 'TripDetailsScreen', true);
  await enterTravellers(page);
  await submit(page).click();
  await expect.poll(() => opened).toBe(2);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading).toHaveText('This step could not be opened');
  expect(opened).toBe(2);
});
