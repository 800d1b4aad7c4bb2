import { expect, test } from '@playwright/test';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { agents } from '../support/journeys/portal.ts';
import { expectStep, submit } from '../support/journeys/walk.ts';

test('[PY-024 partly] an employee of the insurer enters a token in the place of a card: an unknown one is told as such, and cash pays instead', async ({
  page,
}) => {
  await openStepAgain(page, { application: 'admin', language: 'fr', step: 'PAYMENT', agent: agents.manager });
  await page.getByLabel('Un jeton de paiement').check();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByLabel('Nom inscrit sur la carte').fill('Marie Tremblay');
  await page.getByLabel('Jeton de paiement', { exact: true }).fill('4'.repeat(20));
  const asked = page.waitForRequest(/\/api\/policies$/);
  await submit(page).click();
  const { paxes } = (await asked).postDataJSON() as PolicyBody;
  expect(paxes[0]?.payments[0]?.details).toMatchObject({ dataKey: '4'.repeat(20), paymentType: 'TOKEN' });
  await expect(page.getByText('ne connaît pas ce jeton')).toBeVisible();
  await page.getByLabel('Comptant').check();
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'fr');
});
