import { expect, test } from '@playwright/test';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { originOf } from '../support/journeys/portal.ts';
import { card } from '../support/journeys/sale.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';

test('a visitor who looks at a white label in a second tab pays in the first for whom it began', async ({
  page,
  context,
}) => {
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'PAYMENT' });
  const second = await context.newPage();
  await second.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF100000002`);
  await expect(second.locator('main h1')).toBeVisible();
  await page.bringToFront();
  await enterCard(page, card);
  const bought = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/policies',
  );
  await submit(page).click();
  expect((await bought).postDataJSON()).toMatchObject({ organizationCode: 'CM' });
  await expectStep(page, 'CONFIRMATION', 'en');
});
