import { expect, type Page, test } from '@playwright/test';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { card } from '../support/journeys/sale.ts';
import { enterCard, expectStep, submit } from '../support/journeys/walk.ts';

const cards = { mastercard: '5454545454545454', declined: '4000000000000002' };

/** The second traveller stands in the application as well. */
function withSecondApplicant(forms: FlowForms): FlowForms {
  const [first] = forms.apply?.travellers ?? [];
  if (!forms.apply || !first) return forms;
  const second = { ...first, paxId: 'pax-2', firstName: 'Paul', lastName: 'Roy' };
  return { ...forms, apply: { ...forms.apply, travellers: [first, second] } };
}

async function payFor(page: Page, paxId: string, pan: string): Promise<void> {
  await expect(page.locator(`iframe#card-frame-${paxId}`)).toBeVisible();
  await enterCard(page, { ...card, pan });
  await submit(page).click();
}

test('[CP-039 partly] [PY-037 partly] [PY-041 partly] two travellers pay with a card each: when the second is declined, both are asked for a card again, and then the trip is bought', async ({
  page,
}) => {
  const sent: PolicyBody[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/policies')) sent.push(request.postDataJSON() as PolicyBody);
  });
  const visit = { application: 'b2c', language: 'en', step: 'PAYMENT', companions: ['45'] } as const;
  await openStepAgain(page, { ...visit, otherwise: withSecondApplicant });
  await page.getByLabel('Each traveller').check();
  await payFor(page, 'pax-1', card.pan);
  await payFor(page, 'pax-2', cards.declined);
  await expect(page.getByText('The card of Paul Roy was declined')).toBeVisible();
  await expect(page.getByText('nothing remains charged')).toBeVisible();
  await payFor(page, 'pax-2', cards.mastercard);
  await payFor(page, 'pax-1', card.pan);
  await expectStep(page, 'CONFIRMATION', 'en');
  await expect(page.locator('main')).toContainText('Paul Roy');
  expect(sent.map(({ individualPayment }) => individualPayment)).toEqual(['true', 'true']);
  const paid = sent.flatMap(({ paxes }) => paxes.map(({ payments }) => payments[0]?.details));
  expect(paid.map((details) => details?.cardOwnerReferenceNumber)).toEqual([
    'pax-1',
    'pax-2',
    'pax-1',
    'pax-2',
  ]);
  expect(new Set(paid.map((details) => details?.dataKey)).size).toBe(4);
});
