import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';

/** The top level and a page below it, spelled the same in both languages, with the title that each page shows. */
const topLevel = {
  '/licensing': { en: 'Licensing', fr: 'Permis' },
  '/maintenance': { en: 'Policies', fr: 'Polices' },
  '/users': { en: 'Users', fr: 'Utilisateurs' },
  '/resources': { en: 'Resources', fr: 'Ressources' },
  '/forms': { en: 'Forms', fr: 'Formulaires' },
  '/faq': { en: 'Questions about travelling insured', fr: 'Questions sur l’assurance en voyage' },
  '/notfound': { en: 'Page not found', fr: 'Page introuvable' },
  '/error': { en: 'Internal server error', fr: 'Erreur interne du serveur' },
  '/forbidden': { en: 'Access denied', fr: 'Accès refusé' },
  '/external': { en: 'Welcome to Portage', fr: 'Bienvenue dans Portage' },
  '/reports': { en: 'Sales reports', fr: 'Rapports de ventes' },
  '/agency': { en: 'Agencies', fr: 'Agences' },
  '/advisors': { en: 'Advisor', fr: 'Profils de conseil' },
  '/rates': { en: 'Rates', fr: 'Tarifs' },
  '/allocations': { en: 'Allocations', fr: 'Affectations' },
  '/user': { en: 'Your sessions', fr: 'Vos sessions' },
  '/quotes': { en: 'Held quotes', fr: 'Soumissions en attente' },
  '/leads': { en: 'Leads', fr: 'Clients potentiels' },
  '/tasks': { en: 'Tasks', fr: 'Tâches' },
  '/licensing/add': { en: 'Agent licence details', fr: 'Renseignements sur le permis de l’agent' },
} satisfies Record<string, Record<Language, string>>;
const desk = { width: 1280, height: 720 };
const telephone = { width: 360, height: 740 };
type TopLevel = keyof typeof topLevel;
const paths = Object.keys(topLevel) as TopLevel[];
const notOpen: Record<Language, string> = { en: 'Not open yet', fr: 'Pas encore ouvert' };
const toggleName: Record<Language, string> = { en: 'Français', fr: 'English' };
const built = [
  '/advisors',
  '/licensing',
  '/maintenance',
  '/users',
  '/resources',
  '/notfound',
  '/error',
  '/forbidden',
  '/forms',
  '/faq',
  '/external',
  '/user',
  '/quotes',
  '/leads',
  '/tasks',
  '/licensing/add',
];

async function expectPage(page: Page, path: TopLevel, language: Language): Promise<void> {
  const title = topLevel[path][language];
  await expect(page.locator('main h1'), path).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('lang')]).toEqual([path, language]);
  await expect(page.locator('main').getByText(notOpen[language])).toHaveCount(built.includes(path) ? 0 : 1);
}

const switchFrom = (page: Page, language: Language) =>
  page.getByRole('link', { name: toggleName[language] }).click();

test('[LN-001] [NV-038] [RT-001] the paths of the top level open in both languages, a switch of language keeps the path at a desk and on a telephone, and a path below an area is of the area, also when it is opened anew', async ({
  page,
}) => {
  await bringSession(page.context(), 'admin', agents.manager);
  const openInAdministration = async (path: string, language: Language) => {
    const address = `${path}?lang=${language}`;
    expect((await page.request.get(`${originOf('admin')}${address}`)).status(), path).toBe(200);
    await openInside(page, address);
  };
  const expectSearch = async (language: Language) => {
    await expect(page.locator('main h1')).toHaveText(topLevel['/maintenance'][language]);
    await expect(page).toHaveURL(`${originOf('admin')}/?lang=${language}`);
  };
  await page.goto(`${originOf('admin')}/?lang=en`);
  await expectSearch('en');
  for (const path of paths) {
    await openInAdministration(path, 'en');
    await expectPage(page, path, 'en');
    await switchFrom(page, 'en');
    await expectPage(page, path, 'fr');
    await page.setViewportSize(telephone);
    await switchFrom(page, 'fr');
    await expectPage(page, path, 'en');
    await page.setViewportSize(desk);
  }
  await openInAdministration('/agency/add', 'en');
  await expect(page.locator('main h1')).toHaveText('Agencies');
  await switchFrom(page, 'en');
  await expect(page.locator('main h1')).toHaveText('Agences');
  for (const path of paths) {
    await openInAdministration(path, 'fr');
    await expectPage(page, path, 'fr');
  }
  await openInAdministration('/', 'fr');
  await expectSearch('fr');
  await openInAdministration('/agency/add', 'fr');
  await page.reload();
  await expect(page.locator('main h1')).toHaveText('Agences');
  await expect(page).toHaveURL(`${originOf('admin')}/agency/add?lang=fr`);
});

test('[RT-001] [PM-055 partly] an area that somebody may not open leads to the forbidden page in the language', async ({
  page,
}) => {
  await page.goto(`${originOf('b2c')}/faq?lang=fr`);
  await expect(page.locator('main h1')).toHaveText(topLevel['/faq'].fr);
  for (const path of ['/licensing', '/maintenance', '/users', '/reports', '/agency', '/advisors', '/rates']) {
    await openInside(page, `${path}?lang=fr`);
    await expect(page, path).toHaveURL(`${originOf('b2c')}/forbidden?lang=fr`);
    await expect(page.locator('main h1'), path).toHaveText('Accès refusé');
  }
});

test('[RT-001] an area waits behind the sign-in and opens when somebody signed in', async ({ page }) => {
  await page.goto(`${originOf('b2b')}/agency?lang=fr`);
  await expect(page.locator('main h1')).toHaveText('Ouvrir une session dans Portage');
  await page.getByRole('button', { name: 'Personnel de l’assureur' }).click();
  await giveCredentials(page, agents.manager.username);
  await expect(page.locator('main h1')).toHaveText('Agences');
  await expect(page).toHaveURL(`${originOf('b2b')}/agency?lang=fr`);
});
