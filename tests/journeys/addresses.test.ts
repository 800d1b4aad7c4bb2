import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { documentedBookings, documentedSignIns, documentedSteps } from '../support/documentedPaths.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { originOf } from '../support/journeys/portal.ts';

const firstTitle: Record<Language, string> = {
  en: 'Traveller details',
  fr: 'Renseignements sur les voyageurs',
};

const firstStep = (page: Page, language: Language) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(firstTitle[language]);

const errorPages = [
  { path: '/notfound', en: 'Page not found', fr: 'Page introuvable' },
  { path: '/error', en: 'Internal server error', fr: 'Erreur interne du serveur' },
  { path: '/forbidden', en: 'Access denied', fr: 'Accès refusé' },
] as const;

const signInPages = {
  '/welcome': { en: 'Welcome to Portage', fr: 'Bienvenue dans Portage' },
  '/sso': { en: 'Sign in to Portage', fr: 'Ouvrir une session dans Portage' },
} as const;

const paths = {
  en: Object.values(documentedSteps.en),
  fr: Object.values(documentedSteps.fr),
};
const asDocument = { headers: { accept: 'text/html' } };
const ofOurPage = { headers: { 'sec-fetch-site': 'same-origin' } };

const tags: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };
const toggleName: Record<Language, string> = { en: 'Français', fr: 'English' };
const switchFrom = (page: Page, language: Language) =>
  page.getByRole('link', { name: toggleName[language] }).click();

async function expectAnswer(page: Page, address: string): Promise<void> {
  expect((await page.request.get(address)).status(), address).toBe(200);
}

test('[RT-020] [ER-010] [ER-004] [ER-005] [ER-006] [ER-007] [ER-009] an unknown path shows page not found and keeps its address, and the error pages tell of the error with tips in both languages', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const answer = await page.goto(`${originOf('b2c')}/no-such-page?lang=en`);
  expect(answer?.status()).toBe(404);
  await expect(heading).toContainText('Page not found');
  expect(new URL(page.url()).pathname).toBe('/no-such-page');
  for (const { path, ...titles } of errorPages) {
    await openInside(page, `${path}?lang=en`);
    await expect(page).toHaveURL(`${originOf('b2c')}${path}?lang=en`);
    for (const language of languages) {
      if (language === 'fr') await switchFrom(page, 'en');
      await expect(heading, path).toContainText(titles[language]);
      await expect(page.locator('main li'), path).toHaveCount(4);
    }
    await switchFrom(page, 'fr');
  }
});

test('[RT-019] the root of cover-me adds no query', async ({ page }) => {
  await page.goto(`${originOf('co-brand')}/`);
  await expect(page).toHaveURL(`${originOf('co-brand')}/get-a-quote`);
});

test('[QF-031] [RT-049] every step and booking path is answered with the application and opens, without earlier data at the first step', async ({
  page,
}) => {
  for (const language of languages) {
    const first = `${originOf('b2c')}${paths[language][0]}?lang=${language}`;
    await page.goto(`${originOf('b2c')}${paths[language].at(-1)}?lang=${language}`);
    await firstStep(page, language);
    for (const path of [...paths[language], ...documentedBookings]) {
      await expectAnswer(page, `${originOf('b2c')}${path}?lang=${language}`);
      await openInside(page, `/notfound?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPages[0][language]);
      await openInside(page, `${path}?lang=${language}`);
      await firstStep(page, language);
      await expect(page, path).toHaveURL(first);
    }
  }
});

test('[RT-002] the sign-in routes are answered with the application, and the renewal of the token is a call that wants a session', async ({
  request,
}) => {
  for (const path of documentedSignIns)
    expect((await request.get(`${originOf('b2b')}${path}`, asDocument)).status(), path).toBe(200);
  expect((await request.get(`${originOf('b2b')}/ciam/no-such-route`, asDocument)).status()).toBe(404);
  const renewal = await request.post(`${originOf('b2b')}/api/auth/refreshToken`, ofOurPage);
  expect([renewal.status(), await renewal.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'session.missing' }),
  ]);
});

test('[QF-008] /welcome and /sso are the same in both languages', async ({ page }) => {
  const expectPage = async (path: keyof typeof signInPages, language: Language) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInPages[path][language]);
    await expect(page).toHaveURL(`${originOf('b2b')}${path}?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
  };
  for (const language of languages)
    for (const path of Object.keys(signInPages))
      await expectAnswer(page, `${originOf('b2b')}${path}?lang=${language}`);
  await page.goto(`${originOf('b2b')}/welcome?lang=en`);
  await expectPage('/welcome', 'en');
  await switchFrom(page, 'en');
  await expectPage('/welcome', 'fr');
  await openInside(page, '/sso?lang=fr');
  await expectPage('/sso', 'fr');
  await switchFrom(page, 'fr');
  await expectPage('/sso', 'en');
});

test('[RT-015] [RT-017] [RT-021] [RT-022] [RT-023] [RT-024] [LN-002] [LN-022] [LN-023] the root and paths that name no step lead to traveller details, and the language is switched there in place, with what was typed, and stays', async ({
  page,
}) => {
  const [english, french] = ['get-a-quote?lang=en', 'obtenir-une-soumission?lang=fr'];
  const open = (address: string) => page.goto(`${originOf('b2c')}${address}`);
  const leadsTo = async (address: string, language: Language) => {
    await expect(page).toHaveURL(`${originOf('b2c')}/${address}`);
    await firstStep(page, language);
  };
  await test.step('the root leads to the language that it has or names, with the reference id', async () => {
    await open('/');
    await leadsTo(english, 'en');
    await open('/?refCode=REF123456789&lang=fr');
    await leadsTo(`${french}&refCode=REF123456789`, 'fr');
  });
  await test.step('the language is switched in place, with what was typed', async () => {
    await switchFrom(page, 'fr');
    await leadsTo(`${english}&refCode=REF123456789`, 'en');
    const age = page.getByLabel(/^(Age|Âge)/).first();
    await age.fill('42');
    const entries = await page.evaluate(() => window.history.length);
    await switchFrom(page, 'en');
    await leadsTo(`${french}&refCode=REF123456789`, 'fr');
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await expect(age).toHaveValue('42');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });
  await test.step('the language stays where an address names none or another', async () => {
    await open('/');
    await firstStep(page, 'fr');
    await open('/?lang=de');
    await firstStep(page, 'fr');
  });
  await test.step('a path inside the flow that names no step leads there in the language', async () => {
    await open('/get-a-quote/no-such-step?lang=en');
    await leadsTo(english, 'en');
    await open('/adherer/rien');
    await leadsTo(english, 'en');
  });
});
