import { expect, type Request, test } from '@playwright/test';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { choosePlansInQuebec } from '../support/journeys/quebec.ts';
import {
  button,
  choosePlans,
  enterApplication,
  expectStep,
  field,
  submit,
} from '../support/journeys/walk.ts';
import { sentNeeds } from '../support/needs/needs.ts';
import { answerNeeds } from '../tours/needsAnalysis.screens.ts';

test('[NA-011] [NA-012] [NA-013] a resident of Quebec answers before going on, finds the answers again, and they go with the purchase', async ({
  page,
}) => {
  let paid: Request | null = null;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/policies')) paid = request;
  });
  await choosePlansInQuebec(page, 'fr', []);
  await choosePlans(page);
  await button(page, 'Continuer vers l’aperçu').click();
  await page.getByRole('link', { name: 'Répondez aux questions de l’analyse des besoins.' }).click();
  await button(page, 'Répondre aux questions').click();
  await answerNeeds(page, 'pax-1');
  await button(page, 'Terminer').click();
  await expect(page.getByText('Vous avez répondu aux questions.')).toBeVisible();
  await button(page, 'Continuer vers l’aperçu').click();
  await expectStep(page, 'QUOTE_DETAILS', 'fr');
  await page.goBack();
  await expectStep(page, 'SELECT_PLAN', 'fr');
  await button(page, 'Modifier les réponses').click();
  await expect(field(page, 'modeOfTransportation.pax-1')).toHaveValue('Avion');
  await button(page, 'Terminer').click();
  await button(page, 'Continuer vers l’aperçu').click();
  await page.getByRole('button', { name: /^Passer à la proposition/ }).click();
  await expectStep(page, 'CONTACT_DETAILS', 'fr');
  const birthYear = String(new Date().getFullYear() - 45);
  await enterApplication(page, { firstName: 'Marie', lastName: 'Tremblay', birthYear });
  await page.locator('[id^="postalCode."]').fill('H2X 1Y4');
  await submit(page).click();
  await expectStep(page, 'PAYMENT', 'fr');
  await page.locator('input[name="method"][value="PAID_TO_AGENCY"]').check();
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'fr');
  const body = (paid as Request | null)?.postDataJSON() as PolicyBody;
  expect(body.paxes[0]?.questionnaires).toEqual([sentNeeds]);
});
