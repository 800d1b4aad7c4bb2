import { expect, type Page, test } from '@playwright/test';
import { type Language, languages, locales } from '#domain/locales.ts';
import { stepKeys, stepPaths } from '#domain/routes.ts';
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

test('[ER-004] [ER-005] [ER-006] [ER-007] [ER-009] the error pages tell of the error with tips in both languages', async ({
  page,
}) => {
  for (const { path, ...titles } of errorPages) {
    for (const language of languages) {
      await page.goto(`${originOf('b2c')}${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(titles[language]);
      await expect(page.locator('main li'), path).toHaveCount(4);
    }
  }
});

test('[RT-020] [ER-010] an unknown path shows page not found and keeps its address', async ({ page }) => {
  const answer = await page.goto(`${originOf('b2c')}/no-such-page?lang=en`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
  expect(new URL(page.url()).pathname).toBe('/no-such-page');
});

test('[RT-022] a path inside the flow that names no step leads to traveller details', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/get-a-quote/no-such-step`);
  await expect(page).toHaveURL(`${originOf('b2c')}/get-a-quote?lang=en`);
  await page.goto(`${originOf('b2c')}/adherer/rien`);
  await firstStep(page, (await page.getAttribute('html', 'lang')) === 'fr-CA' ? 'fr' : 'en');
});

test('[RT-015] the root of a sales application leads to traveller details with the language', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/`);
  await expect(page).toHaveURL(`${originOf('b2c')}/get-a-quote?lang=en`);
});

test('[RT-017] a reference id goes along from the root', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/?refCode=REF123456789&lang=fr`);
  await expect(page).toHaveURL(`${originOf('b2c')}/obtenir-une-soumission?lang=fr&refCode=REF123456789`);
});

test('[RT-019] the root of cover-me adds no query', async ({ page }) => {
  await page.goto(`${originOf('co-brand')}/`);
  await expect(page).toHaveURL(`${originOf('co-brand')}/get-a-quote`);
});

test('[QF-001] [QF-002] [QF-003] [QF-004] [QF-005] [QF-006] [QF-007] [RT-014] [QF-031] [RT-049] every step opens at its address in both languages, and without earlier data at the first incomplete step', async ({
  page,
}) => {
  for (const step of stepKeys) {
    for (const language of languages) {
      const answer = await page.goto(`${originOf('b2c')}${stepPaths[language][step]}?lang=${language}`);
      expect(answer?.status(), step).toBe(200);
      await firstStep(page, language);
      await expect(page, step).toHaveURL(
        `${originOf('b2c')}${stepPaths[language].TRAVELLER_DETAILS}?lang=${language}`,
      );
    }
  }
});

test('[QF-011] [QF-012] the booking paths open their steps in either language', async ({ page }) => {
  for (const path of ['/travellers', '/quote', '/plan', '/summary', '/confirmation', '/booking']) {
    const answer = await page.goto(`${originOf('b2c')}${path}?lang=en`);
    expect(answer?.status()).toBe(200);
    await firstStep(page, 'en');
  }
});

test('[QF-008] [RT-002] /welcome and /sso are the same in both languages', async ({ page }) => {
  for (const language of languages) {
    for (const path of ['/welcome', '/sso']) {
      const answer = await page.goto(`${originOf('b2b')}${path}?lang=${language}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag);
    }
  }
});

test('[RT-021] [RT-024] [LN-002] [LN-011] [LN-022] [LN-023] the language is switched on the step, in place, with what was typed', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF123456789`);
  await firstStep(page, 'en');
  const age = page.getByLabel(/^(Age|Âge)/).first();
  await age.fill('42');
  const entries = await page.evaluate(() => window.history.length);
  await page.getByRole('link', { name: 'Français' }).click();
  await firstStep(page, 'fr');
  await expect(page).toHaveURL(`${originOf('b2c')}/obtenir-une-soumission?lang=fr&refCode=REF123456789`);
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(age).toHaveValue('42');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
  await page.goto(`${originOf('b2c')}/`);
  await firstStep(page, 'fr');
});

test('[RT-023] another value of lang leaves the language as it is', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=fr`);
  await firstStep(page, 'fr');
  await page.goto(`${originOf('b2c')}/?lang=de`);
  await firstStep(page, 'fr');
});
