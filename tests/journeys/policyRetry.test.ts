import { expect, test } from '@playwright/test';
import { payButton } from '../support/journeys/cardFrame.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { faultOutside } from '../support/journeys/faultOfGateway.ts';
import { agents, originOf } from '../support/journeys/portal.ts';

test('[EN-044] a policy whose activation failed is put in force again within its view, in both languages, without another charge', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const numbers = page.getByText(/GLB-\d+/);
  const restored = await faultOutside(page, { place: 'activation', kind: 'unavailable', match: 'GLB-' });
  const { broker: agent } = agents;
  await openStepAgain(page, { application: 'b2b', agent, language: 'en', step: 'PAYMENT' });
  await page.locator('input[name="method"][value="CASH"]').check();
  await payButton(page).click();
  const [policyNumber = ''] = /GLB-\d+/.exec((await numbers.first().textContent()) ?? '') ?? [];
  const view = `${originOf('b2b')}/endorsement/${policyNumber}`;
  await page.goto(`${view}/view?lang=en`);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toContainText('not active yet');
  await page.goto(`${view}/view?lang=fr`);
  await main.getByRole('button', { name: 'Relancer' }).click();
  await expect(page.getByRole('alert')).toContainText('pas encore');
  await restored();
  await main.getByRole('button', { name: 'Relancer' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('La police est en vigueur.');
  await expect(main.getByText('Établie').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Relancer' })).toHaveCount(0);
  await page.goto(`${view}/financials?lang=fr`);
  await expect(main.getByRole('row')).toHaveCount(2);
});
