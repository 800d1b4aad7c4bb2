import { expect, type Page, type Request, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { dayFromNow, enterTravellers, expectStep, field, submit } from '../support/journeys/walk.ts';
import { policyRecord, purchaseAnswer } from '../support/sale/purchase.ts';

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
const stepper: Record<Language, string[]> = {
  en: ['Travellers', 'Trip', 'Plans', 'Summary', 'Application', 'Payment', 'Confirmation'],
  fr: ['Voyageurs', 'Voyage', 'Régimes', 'Aperçu', 'Proposition', 'Paiement', 'Confirmation'],
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

/** From now on the purchase that was prepared is read as one that was confirmed in the meantime. */
const confirmPurchase = (page: Page) =>
  page.route(/\/api\/purchases\/[^/]+$/, (route) =>
    route.fulfill({ json: purchaseAnswer('confirmed', { ...policyRecord(), salesChannel: 'b2c' }) }),
  );

/** Leaves the traveller details; gives the request that posts their form. */
async function postForm(page: Page): Promise<Request> {
  const posted = page.waitForRequest((request) => new URL(request.url()).pathname === '/booking');
  await page.locator('main form button[type="submit"]').click();
  return posted;
}

for (const language of ['en', 'fr'] as const) {
  test(`[QF-001] [QF-002] [QF-003] [QF-004] each step of the quote opens at its own path, with what was entered (${language})`, async ({
    page,
  }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' });
    for (const [path, title] of quoteSteps[language]) await opens(page, path, title, language);
  });

  test(`[QF-005] [QF-006] [QF-009 partly] the application and the payment open at their own paths, with what was entered, and the steps are listed in their order (${language})`, async ({
    page,
  }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' });
    const steps = page.locator('nav:has([aria-current="step"]) ol > li');
    await expect(steps).toContainText(stepper[language]);
    await expect(steps).toHaveCount(7);
    for (const [path, title] of applySteps[language]) await opens(page, path, title, language);
  });

  test(`[RT-021] a step that is opened by its path of the other language is shown at its own, in place (${language})`, async ({
    page,
  }) => {
    const other = language === 'en' ? 'fr' : 'en';
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' });
    for (const [index, [path, title]] of [...quoteSteps[language], ...applySteps[language]].entries()) {
      const [foreign] = [...quoteSteps[other], ...applySteps[other]][index]!;
      const entries = await page.evaluate(() => window.history.length);
      await opens(page, `${foreign}`, title, language, path);
      expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
    }
  });

  test(`[QF-007] a confirmed purchase opens at the path of the confirmation (${language})`, async ({
    page,
  }) => {
    const [path, title] = confirmation[language];
    await confirmPurchase(page);
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT', prepared: 'CREDIT_CARD' });
    await expect(page.locator('main h1')).toHaveText(titled(title));
    await opens(page, path, title, language);
  });

  test(`[QF-012] each booking path shows its step, with what was entered, and /booking receives the form (${language})`, async ({
    page,
  }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT', prepared: 'CREDIT_CARD' });
    for (const [path, title, leadsTo] of bookings[language])
      await opens(page, path, title, language, leadsTo);
    await page.goto(at('/travellers', language));
    const posted = await postForm(page);
    expect(posted.method()).toBe('POST');
    expect(posted.postDataJSON()).toMatchObject({ form: { province: 'ON', departureDate: dayFromNow(30) } });
    expect((await posted.response())?.status()).toBe(200);
    await confirmPurchase(page);
    const [leadsTo, title] = confirmation[language];
    await opens(page, '/confirmation', title, language, leadsTo);
  });
}

test('[QQ-011] the form is posted to the booking route with the query of its address, which the next step keeps', async ({
  page,
}) => {
  const [origin, query] = [originOf('b2c'), '?lang=en&refCode=REF123456789'];
  await page.goto(`${origin}/get-a-quote${query}`);
  await enterTravellers(page);
  const posted = await postForm(page);
  expect([posted.method(), posted.url()]).toEqual(['POST', `${origin}/booking${query}`]);
  expect(posted.postDataJSON()).toMatchObject({ form: { travellers: [{ age: '45', tripCost: '1500' }] } });
  await expect(page).toHaveURL(`${origin}/get-a-quote/trip-details${query}`);
});

test('[QQ-010] in administration the form is handed on to the next step, and nothing is posted to the booking route', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', agents.manager, 'en');
  const posted: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/booking')) posted.push(pathname);
  });
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(field(page, 'province')).toHaveValue('ON');
  expect(posted).toEqual([]);
});
