import { expect, type Page, test } from '@playwright/test';
import { type Language, languages, otherLanguage } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';

test.setTimeout(120_000);

/** The top level, spelled the same in both languages, with the title that each page shows. */
const topLevel: Record<string, Record<Language, string>> = {
  '/licensing': { en: 'Licensing', fr: 'Permis' },
  '/maintenance': { en: 'Policies', fr: 'Polices' },
  '/users': { en: 'Users', fr: 'Utilisateurs' },
  '/resources': { en: 'Resources', fr: 'Ressources' },
  '/forms': { en: 'Forms', fr: 'Formulaires' },
  '/faq': { en: 'Questions about travelling insured', fr: 'Questions sur l’assurance en voyage' },
  '/notfound': { en: 'Page not found', fr: 'Page introuvable' },
  '/error': { en: 'Internal server error', fr: 'Erreur interne du serveur' },
  '/forbidden': { en: 'Access denied', fr: 'Accès refusé' },
  '/external': { en: 'Welcome to Portage', fr: 'Bienvenue chez Portage' },
  '/reports': { en: 'Sales reports', fr: 'Rapports de ventes' },
  '/agency': { en: 'Agencies', fr: 'Agences' },
  '/advisors': { en: 'Advisors', fr: 'Conseillers' },
  '/rates': { en: 'Rates', fr: 'Tarifs' },
  '/allocations': { en: 'Allocations', fr: 'Affectations' },
};
const notOpen: Record<Language, string> = { en: 'Not open yet', fr: 'Pas encore ouvert' };
const toggleName: Record<Language, string> = { en: 'Français', fr: 'English' };
const isBuilt = ['/notfound', '/error', '/forbidden', '/forms', '/faq', '/external'];

async function expectPage(page: Page, path: string, language: Language): Promise<void> {
  const title = topLevel[path]?.[language] ?? '';
  await expect(page.locator('main h1'), path).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('lang')]).toEqual([path, language]);
  if (!isBuilt.includes(path)) await expect(page.locator('main')).toContainText(notOpen[language]);
}

for (const language of languages) {
  test(`[RT-001] the paths of the top level open in ${language}, and a switch of language keeps the path`, async ({
    page,
  }) => {
    await bringSession(page.context(), 'admin', agents.manager);
    for (const path of Object.keys(topLevel)) {
      const answer = await page.goto(`${originOf('admin')}${path}?lang=${language}`);
      expect(answer?.status(), path).toBe(200);
      await expectPage(page, path, language);
      await page.getByRole('link', { name: toggleName[language] }).click();
      await expectPage(page, path, otherLanguage(language));
    }
    await page.goto(`${originOf('admin')}/?lang=${language}`);
    await expect(page).toHaveURL(
      `${originOf('admin')}/${language === 'en' ? 'get-a-quote' : 'obtenir-une-soumission'}?lang=${language}`,
    );
  });
}

test('[RT-001] a path below an area is of the area, and a reload keeps page and language', async ({
  page,
}) => {
  await bringSession(page.context(), 'admin', agents.manager);
  await page.goto(`${originOf('admin')}/licensing/add?lang=en`);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('main h1')).toHaveText('Permis');
  await page.reload();
  await expect(page.locator('main h1')).toHaveText('Permis');
  await expect(page).toHaveURL(`${originOf('admin')}/licensing/add?lang=fr`);
});

test('[RT-001] [PM-055 partly] an area that somebody may not open leads to the forbidden page in the language', async ({
  page,
}) => {
  for (const path of ['/licensing', '/maintenance', '/users', '/reports', '/agency', '/advisors', '/rates']) {
    await page.goto(`${originOf('b2c')}${path}?lang=fr`);
    await expect(page.locator('main h1'), path).toHaveText('Accès refusé');
    await expect(page).toHaveURL(`${originOf('b2c')}/forbidden?lang=fr`);
  }
});

test('[RT-001] an area waits behind the sign-in and opens when somebody signed in', async ({ page }) => {
  await page.goto(`${originOf('b2b')}/agency?lang=fr`);
  await expect(page.locator('main h1')).toHaveText('Connexion à Portage');
  await page.getByRole('button', { name: 'Employé de l’assureur' }).click();
  await giveCredentials(page, agents.manager.username);
  await expect(page.locator('main h1')).toHaveText('Agences');
  await expect(page).toHaveURL(`${originOf('b2b')}/agency?lang=fr`);
});
