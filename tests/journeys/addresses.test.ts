import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { documentedBookings, documentedSignIns, documentedSteps } from '../support/documentedPaths.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf } from '../support/journeys/portal.ts';

const firstTitle: Record<Language, string> = {
  en: 'Traveller details',
  fr: 'Renseignements sur les voyageurs',
};

const firstStep = (page: Page, language: Language) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(firstTitle[language]);

const errorPages = [
  {
    path: '/notfound',
    code: '404',
    requirement: 'ER-004',
    en: 'Page not found',
    fr: 'Page introuvable',
  },
  {
    path: '/error',
    code: '500',
    requirement: 'ER-005',
    en: 'Internal server error',
    fr: 'Erreur interne du serveur',
  },
  { path: '/forbidden', code: '403', requirement: 'ER-006', en: 'Access denied', fr: 'Accès refusé' },
] as const;
const tips: Record<Language, { ofAddress: string[]; help: string }> = {
  en: {
    ofAddress: [
      'Check the address in the address bar.',
      'Copy the link again, whole, and paste it.',
      'Type the address again.',
    ],
    help: 'If it happens again, contact the help desk.',
  },
  fr: {
    ofAddress: [
      'Vérifiez l’adresse dans la barre d’adresse.',
      'Copiez de nouveau le lien au complet, puis collez-le.',
      'Saisissez l’adresse de nouveau.',
    ],
    help: 'Si le problème persiste, communiquez avec le soutien technique.',
  },
};
const ofCase = {
  403: {
    en: [
      'Make sure that you are signed in with the right account.',
      'If you need this page, ask the person who looks after access in your organization.',
    ],
    fr: [
      'Assurez-vous d’avoir ouvert une session avec le bon compte.',
      'Si vous avez besoin de cette page, demandez l’accès à la personne responsable dans votre organisation.',
    ],
  },
  500: {
    en: ['Wait a few minutes, then try again.', 'If it still fails, start from the home page.'],
    fr: [
      'Attendez quelques minutes, puis réessayez.',
      'Si cela ne fonctionne toujours pas, repartez de l’accueil.',
    ],
  },
} as const;
function tipsOf(code: '403' | '404' | '500', language: Language): string[] {
  const { ofAddress, help } = tips[language];
  return code === '404' ? [...ofAddress, help] : [...ofCase[code][language], help, ...ofAddress];
}
const links: Record<Language, string[]> = {
  en: ['Go to our site for personal insurance', 'Back to the home page'],
  fr: ['Consulter notre site d’assurance pour les particuliers', 'Retour à l’accueil'],
};

const personalSites: Record<Language, string> = {
  en: 'https://www.portage-insurance.example/en/personal',
  fr: 'https://www.portage-insurance.example/fr/particuliers',
};

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

test('[RT-020] [ER-010] an unknown path shows page not found and keeps its address', async ({ page }) => {
  const answer = await page.goto(`${originOf('b2c')}/no-such-page?lang=en`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
  await expect(page).toHaveURL(`${originOf('b2c')}/no-such-page?lang=en`);
});

for (const { path, code, requirement, ...titles } of errorPages)
  test(`[${requirement}] [ER-007] [ER-008] [ER-009] ${path} shows ${code}, its title and the tips in both languages`, async ({
    page,
  }) => {
    await page.goto(`${originOf('b2c')}${path}?lang=en`);
    await expect(page).toHaveURL(`${originOf('b2c')}${path}?lang=en`);
    for (const language of languages) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
      await expect(page.getByRole('main')).toContainText(code);
      await expect(page.locator('main li')).toHaveText(tipsOf(code, language));
      const ways = code === '403' ? [/^1.800.555.0101$/, /@/, ...links[language]] : links[language];
      await expect(page.getByRole('main').getByRole('link')).toHaveText(ways);
      await expect(page.getByRole('link', { name: links[language][0]! })).toHaveAttribute(
        'href',
        personalSites[language],
      );
      await switchFrom(page, language);
    }
  });

test('[RT-019] the root of cover-me adds no query', async ({ page }) => {
  await page.goto(`${originOf('co-brand')}/`);
  await expect(page).toHaveURL(`${originOf('co-brand')}/get-a-quote`);
});

test('[QF-031] [RT-049] every step and booking path opens, and without earlier data leads to the first step', async ({
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

test('[RT-002] the sign-in routes open the application, and the renewal of the token is a call that needs a session', async ({
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

const [english, french] = ['get-a-quote?lang=en', 'obtenir-une-soumission?lang=fr'];
const open = (page: Page, address: string) => page.goto(`${originOf('b2c')}${address}`);
const leadsTo = async (page: Page, address: string, language: Language) => {
  await expect(page).toHaveURL(`${originOf('b2c')}/${address}`);
  await firstStep(page, language);
};

test('[RT-015] [RT-017] the root of either sales application leads to traveller details in the language, with the reference id where there is one', async ({
  page,
}) => {
  await open(page, '/');
  await leadsTo(page, english, 'en');
  await bringSession(page.context(), 'b2b', agents.consultant);
  await page.goto(`${originOf('b2b')}/`);
  await expect(page).toHaveURL(`${originOf('b2b')}/get-a-quote?lang=en`);
  await firstStep(page, 'en');
  await open(page, '/?refCode=REF123456789&lang=fr');
  await leadsTo(page, `${french}&refCode=REF123456789`, 'fr');
});

test('[RT-024] [LN-002] [LN-022] the language is switched in place, with the reference id and what was typed', async ({
  page,
}) => {
  await open(page, `/${french}&refCode=REF123456789`);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await leadsTo(page, `${english}&refCode=REF123456789`, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page).toHaveTitle(/^Traveller details/);
  const age = page.getByLabel(/^(Age|Âge)/).first();
  await age.fill('42');
  const entries = await page.evaluate(() => window.history.length);
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await leadsTo(page, `${french}&refCode=REF123456789`, 'fr');
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page).toHaveTitle(/^Renseignements sur les voyageurs/);
  await expect(age).toHaveValue('42');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test('[RT-023] [LN-023] an address shows the language that it names, and any other the language that was chosen last', async ({
  page,
}) => {
  await open(page, '/?lang=de');
  await firstStep(page, 'en');
  await open(page, `/${french}`);
  await firstStep(page, 'fr');
  await page.reload();
  await firstStep(page, 'fr');
  for (const address of ['/', '/?lang=de']) {
    await open(page, address);
    await firstStep(page, 'fr');
  }
  await open(page, '/?lang=en');
  await firstStep(page, 'en');
});

test('[RT-022] a path inside the flow that names no step leads to traveller details in the language', async ({
  page,
}) => {
  const below = ['/get-a-quote', '/obtenir-une-soumission', '/apply', '/adherer'];
  for (const language of languages)
    for (const path of below) {
      await open(page, `${path}/nothing?lang=${language}`);
      await leadsTo(page, { en: english, fr: french }[language], language);
    }
});
