import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { expectStep, field } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const startPage = (page: Page) => page.getByRole('banner').getByRole('link').first();

test('an agent begins a new quote by the mark of the house, and the number of the earlier one leads back to it', async ({
  page,
}) => {
  const { text } = personAt(page, 'fr');
  await openStepAgain(page, { application: 'b2b', language: 'fr', step: 'CONTACT_DETAILS' });
  await page.locator('[id^="city."]').first().fill('Gaspé');
  await startPage(page).click();
  await expectStep(page, 'TRAVELLER_DETAILS', 'fr');
  await expect(field(page, 'province')).toHaveValue('');
  const back = page.getByRole('button', { name: /Q-\d+/ });
  const number = /Q-\d+/.exec((await back.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByRole('status').filter({ hasText: number })).toContainText(
    text('flow.earlier.held', { number }),
  );
  await expectNoBarriers(page, 'a new quote');
  await back.press('Enter');
  await expectStep(page, 'CONTACT_DETAILS', 'fr');
  await expect(page.locator('[id^="city."]').first()).toHaveValue('Gaspé');
});

test('a visitor who begins a new quote is asked once whether what was entered may go', async ({ page }) => {
  const { text } = personAt(page, 'en');
  await openStepAgain(page, { application: 'b2c', language: 'en', step: 'TRIP_DETAILS' });
  await page.getByRole('link', { name: text('flow.step.TRAVELLER_DETAILS') }).click();
  const begin = page.getByRole('link', { name: text('flow.newQuote') });
  await begin.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('flow.begin.title'));
  await expectNoBarriers(page, 'asking to begin');
  await page.getByRole('button', { name: text('flow.begin.keep') }).click();
  await expect(field(page, 'province')).not.toHaveValue('');
  await begin.click();
  await page.getByRole('button', { name: text('flow.begin.confirm') }).click();
  await expect(field(page, 'province')).toHaveValue('');
  await expect(begin).toHaveCount(0);
});
