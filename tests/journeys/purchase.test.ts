import { expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import {
  enterCard,
  enterTravellers,
  expectStep,
  fillInUpToPayment,
  submit,
} from '../support/journeys/walk.ts';

test.setTimeout(180_000);

const card = { pan: '4242424242424242', exp: '1230', cvd: '123' };
type Purchase = {
  application: ApplicationKey;
  language: Language;
  method: 'CREDIT_CARD' | 'CASH' | 'PAID_TO_AGENCY';
  who?: (typeof agents)[keyof typeof agents];
};

async function walkToPayment(page: Page, { application, language, who }: Purchase): Promise<void> {
  if (who) await signIn(page, application, who, language);
  else await page.goto(`${originOf(application)}/get-a-quote?lang=${language}`);
  await fillInUpToPayment(page, language, application === 'admin');
}

const purchases: Purchase[] = [
  { application: 'b2b', language: 'en', method: 'CREDIT_CARD', who: agents.consultant },
  { application: 'b2b', language: 'fr', method: 'PAID_TO_AGENCY', who: agents.agency },
  { application: 'admin', language: 'en', method: 'CASH', who: agents.manager },
  { application: 'b2c', language: 'fr', method: 'CREDIT_CARD' },
  { application: 'co-brand', language: 'en', method: 'CREDIT_CARD' },
];

for (const purchase of purchases) {
  const { application, language, method } = purchase;
  test(`${application === 'admin' ? '[QF-013] ' : ''}[QF-009] [QF-037] [CP-004] [CP-034] ${application} sells a single trip in ${language}, ${method}, from the first traveller to the confirmation`, async ({
    page,
  }) => {
    await walkToPayment(page, purchase);
    if (method === 'CREDIT_CARD') await enterCard(page, card);
    else await page.locator(`input[name="method"][value="${method}"]`).check({ force: true });
    await submit(page).click();
    await expectStep(page, 'CONFIRMATION', language);
    await expect(page.locator('main')).toContainText(/[A-Z]+-\d{9}/);
    await expect(page.locator('main')).toContainText(language === 'en' ? /\$\d/ : /\d\u00a0\$/);
  });
}

test('[CP-035] [DL-015] the confirmation offers the policy as a PDF in either language', async ({ page }) => {
  await walkToPayment(page, { application: 'b2c', language: 'en', method: 'CREDIT_CARD' });
  await enterCard(page, card);
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  for (const name of [/^Policy in English/, /^Policy in French/]) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/confirmation/pdf'));
    await page.getByRole('button', { name }).first().click();
    const response = await answer;
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('application/pdf');
  }
});

test('[CP-038] from the confirmation no earlier step opens, and a new quote begins empty', async ({
  page,
}) => {
  await walkToPayment(page, { application: 'b2c', language: 'en', method: 'CREDIT_CARD' });
  await enterCard(page, card);
  await submit(page).click();
  await expectStep(page, 'CONFIRMATION', 'en');
  await page.goBack();
  await expectStep(page, 'CONFIRMATION', 'en');
  await page.reload();
  await expectStep(page, 'CONFIRMATION', 'en');
  await page.getByRole('button', { name: 'Start a new quote' }).click();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(page.locator('input[id^="age."]').first()).toHaveValue('');
});

test('[RT-024] back, forward, reload and a switch of language lose nothing on the way', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.goBack();
  await expectStep(page, 'TRAVELLER_DETAILS', 'en');
  await expect(page.locator('input[id^="age."]').first()).toHaveValue('45');
  await page.goForward();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.reload();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.getByRole('link', { name: 'Français' }).click();
  await expectStep(page, 'TRIP_DETAILS', 'fr');
  await submit(page).click();
  await expectStep(page, 'SELECT_PLAN', 'fr');
  await page.reload();
  await expectStep(page, 'SELECT_PLAN', 'fr');
});

test('[QQ-017] [QQ-031] [QQ-046] an empty form is told in a summary that takes the focus and links to the fields', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await submit(page).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  await page.getByRole('link', { name: 'Enter the age of traveller 1' }).click();
  await expect(page.locator('input[id^="age."]').first()).toBeFocused();
});
