import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { originOf } from '../support/journeys/portal.ts';
import { policyRecord, purchaseAnswer } from '../support/sale/purchase.ts';

test.setTimeout(120_000);

type Place = readonly [path: string, title: string];

const quoteSteps: Record<Language, readonly Place[]> = {
  en: [
    ['/get-a-quote', 'Traveller details'],
    ['/get-a-quote/trip-details', 'Trip details'],
    ['/get-a-quote/plan-selection', 'Choose a plan'],
    ['/get-a-quote/quote-summary', 'Your quote'],
  ],
  fr: [
    ['/obtenir-une-soumission', 'Renseignements sur les voyageurs'],
    ['/obtenir-une-soumission/infos-voyage', 'Renseignements sur le voyage'],
    ['/obtenir-une-soumission/choisir-regime', 'Choisissez un régime'],
    ['/obtenir-une-soumission/apercu-soumission', 'Votre soumission'],
  ],
};
const applySteps: Record<Language, readonly Place[]> = {
  en: [
    ['/apply', 'Application'],
    ['/apply/payment', 'Payment'],
  ],
  fr: [
    ['/adherer', 'Proposition'],
    ['/adherer/paiement', 'Paiement'],
  ],
};
const confirmation: Record<Language, Place> = {
  en: ['/apply/confirmation', 'Your policy is issued'],
  fr: ['/adherer/confirmation', 'Votre police est établie'],
};
/** A booking path, the step that it shows, and the address of that step. */
const bookings: Record<Language, readonly (readonly [...Place, leadsTo: string])[]> = {
  en: [
    ['/travellers', 'Traveller details', '/get-a-quote'],
    ['/quote', 'Traveller details', '/get-a-quote'],
    ['/plan', 'Choose a plan', '/get-a-quote/plan-selection'],
    ['/summary', 'Your quote', '/get-a-quote/quote-summary'],
  ],
  fr: [
    ['/travellers', 'Renseignements sur les voyageurs', '/obtenir-une-soumission'],
    ['/quote', 'Renseignements sur les voyageurs', '/obtenir-une-soumission'],
    ['/plan', 'Choisissez un régime', '/obtenir-une-soumission/choisir-regime'],
    ['/summary', 'Votre soumission', '/obtenir-une-soumission/apercu-soumission'],
  ],
};

const at = (path: string, language: Language) => `${originOf('b2c')}${path}?lang=${language}`;

/** The heading of a step, which is read with its place in the flow. */
const titled = (title: string) => new RegExp(`^(?:Step|Étape) \\d (?:of|sur) 7\\s+${title}$`);

async function opens(page: Page, path: string, title: string, language: Language, leadsTo = path) {
  await page.goto(at(path, language));
  await expect(page.locator('main h1'), path).toHaveText(titled(title));
  await expect(page).toHaveURL(at(leadsTo, language));
}

/** Opens the flow again as a person whose purchase was confirmed in the meantime. */
async function openConfirmed(page: Page, language: Language): Promise<void> {
  await page.route(/\/api\/purchases\/[^/]+$/, (route) =>
    route.fulfill({ json: purchaseAnswer('confirmed', policyRecord()) }),
  );
  await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT', prepared: 'CREDIT_CARD' });
}

for (const language of ['en', 'fr'] as const) {
  test(`[QF-001] [QF-002] [QF-003] [QF-004] each step of the quote opens at its own path, with what was entered (${language})`, async ({
    page,
  }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' });
    for (const [path, title] of quoteSteps[language]) await opens(page, path, title, language);
  });

  test(`[QF-005] [QF-006] the application and the payment open at their own paths, with what was entered (${language})`, async ({
    page,
  }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' });
    for (const [path, title] of applySteps[language]) await opens(page, path, title, language);
  });

  test(`[QF-007] [QF-012 partly] a confirmed purchase opens at the path of the confirmation, and so from /confirmation (${language})`, async ({
    page,
  }) => {
    const [path, title] = confirmation[language];
    await openConfirmed(page, language);
    await expect(page.locator('main h1')).toHaveText(titled(title));
    await opens(page, path, title, language);
    await opens(page, '/confirmation', title, language, path);
  });

  test(`[QF-012 partly] each booking path shows its step, with what was entered (${language})`, async ({
    page,
  }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' });
    for (const [path, title, leadsTo] of bookings[language])
      await opens(page, path, title, language, leadsTo);
  });
}
