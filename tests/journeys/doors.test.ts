import { test } from '@playwright/test';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { buyByCard } from '../support/journeys/sale.ts';

test('a visitor who comes to the root buys by card', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/?lang=en`);
  await buyByCard(page, 'en', 'TRAVELLER_DETAILS');
});

for (const [path, language] of [
  ['/resources', 'fr'],
  ['/user', 'en'],
  ['/faqs', 'fr'],
] as const)
  test(`an agent who opens ${path} goes on by the logo to a policy that is paid by card`, async ({
    page,
  }) => {
    await bringSession(page.context(), 'b2b', agents.agency);
    await page.goto(`${originOf('b2b')}${path}?lang=${language}`);
    await page.getByRole('banner').getByRole('link').click();
    await buyByCard(page, language, 'TRAVELLER_DETAILS');
  });
