import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/journeys/portal.ts';
import { choosePlace, submit } from '../support/journeys/walk.ts';

const english = {
  label: 'Province or territory',
  options: ['Select', 'Quebec', 'British Columbia'],
  problem: 'Select the province or territory',
  amount: '1,500.50',
};
const french = {
  label: 'Province ou territoire',
  options: ['Choisir', 'Québec', 'Colombie-Britannique'],
  problem: 'Choisissez la province ou le territoire',
  amount: '1\u00a0500,50',
};

/** The form as a person reads it: a label, options of its list, what is wrong with it, and an amount. */
async function readsAs(page: Page, { label, options, problem, amount }: typeof english): Promise<void> {
  const province = page.getByLabel(label);
  await expect(province).toHaveAttribute('aria-describedby', 'province-problem');
  await expect(page.locator('#province-problem')).toContainText(problem);
  const shown = await province.locator('option').allInnerTexts();
  expect(shown).toEqual(expect.arrayContaining(options));
  await expect(page.locator('input[id^="tripCost."]').first()).toHaveValue(amount);
}

test('[LN-011] a switch of language changes labels, options, problems and the form of amounts, and back', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await page.locator('input[id^="tripCost."]').first().fill('1500.50');
  await submit(page).click();
  await readsAs(page, english);
  await page.getByRole('link', { name: 'Français' }).click();
  await readsAs(page, french);
  await page.getByRole('link', { name: 'English' }).click();
  await readsAs(page, english);
});

test('a place that was chosen in one language is called by its name in the other, and stays chosen', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await choosePlace(page, 'destination', 'CDG');
  const destination = page.locator('#destination');
  await expect(destination).toHaveValue('CDG, Charles de Gaulle International Airport, France');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(destination).toHaveValue('CDG, Paris–Charles-de-Gaulle, France');
  await submit(page).click();
  await expect(page.locator('#province-problem')).toBeVisible();
  await expect(page.locator('#destination-problem')).toHaveCount(0);
});
