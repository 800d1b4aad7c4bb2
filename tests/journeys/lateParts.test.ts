import { expect, test } from '@playwright/test';
import { originOf } from '../support/journeys/portal.ts';
import { enterTravellers, expectStep, field, submit } from '../support/journeys/walk.ts';

const partsOfTrip = ['TripDetailsScreen', 'tripDetailsStep', 'tripDetails'];

for (const part of partsOfTrip) {
  test(`a step whose ${part} does not come says so, keeps what was typed and opens when tried again`, async ({
    page,
  }) => {
    const asked = `**/assets/${part}-*.js`;
    await page.route(asked, (route) => route.abort('connectionfailed'));
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
    await enterTravellers(page);
    await submit(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This step could not be opened');
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('This step could not be opened');
    await page.unroute(asked);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectStep(page, 'TRIP_DETAILS', 'en');
    await expect(heading).toContainText('Trip details');
    await page.goBack();
    await expectStep(page, 'TRAVELLER_DETAILS', 'en');
    await expect(page.locator('input[id^="age."]').first()).toHaveValue('45');
  });
}

test('a step that does not come leaves the way back to the one before', async ({ page }) => {
  await page.route('**/assets/TripDetailsScreen-*.js', (route) => route.abort('connectionfailed'));
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await enterTravellers(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This step could not be opened');
  await page.goBack();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(field(page, 'departureDate')).not.toHaveValue('');
});
