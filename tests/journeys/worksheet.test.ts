import { expect, test } from '@playwright/test';
import { cardsOf } from '../support/journeys/planCards.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';

const cents = (amount: string) => Number(amount.replace(/[^\d−-]/g, '').replace('−', '-'));

test('an agent reads and prints how a price comes about: the steps sum to the price of the card', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'b2b', language: 'fr', step: 'SELECT_PLAN' });
  const card = cardsOf(page, 'pax-1').first();
  await expect(card.locator('[data-holds]')).toBeVisible();
  await card.getByRole('button', { name: /^Calcul du prix/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Calcul du prix/ });
  await expect(dialog.getByRole('row')).not.toHaveCount(0);
  const amounts = await dialog.getByRole('cell').allInnerTexts();
  const total = amounts.pop() ?? '';
  expect(amounts.reduce((sum, amount) => sum + cents(amount), 0)).toBe(cents(total));
  await expect(card.locator('[data-holds]')).toContainText(total);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('table')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(dialog).toHaveCount(0);
});
