import { type Browser, expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { formatsOf } from '#domain/formats.ts';
import { type Language, languages } from '#domain/locales.ts';
import { countryCodes } from '#domain/quote/countries.ts';
import { samplePassword, samplePeople } from '#server/sample/people.ts';
import { agents, giveCredentials, originOf, type SignIn, signIn } from '../support/journeys/portal.ts';
import { lookAt, type Looking, type Reading, saidInBoth } from '../support/journeys/screens.ts';
import { enterCard, expectStep, field, fillInUpToPayment, submit } from '../support/journeys/walk.ts';

test.setTimeout(300_000);

const frenchCountries = new Set(countryCodes.map((code) => formatsOf('fr').country(code)));
/** What is called the same in both languages: people, places and brands; browsers shorten some countries' names. */
const called = new Set([
  ...samplePeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ...countryCodes.map((code) => formatsOf('en').country(code)).filter((name) => frenchCountries.has(name)),
  'Hong Kong',
  'Macao',
  'Palestine',
  'Cover me',
  samplePassword,
  'Marie Tremblay',
  'Paris, France',
  'CDG, Charles de Gaulle International Airport, France',
]);
const isName = (text: string) => called.has(text) || /^\S+@\S+\.example( ·)?$/.test(text);

type Look = (screen: string, looking?: Looking) => Promise<void>;
type Walk = (page: Page, language: Language, look: Look) => Promise<void>;

/** Walks through screens in both languages, then holds both against each other. */
async function walkInBoth(browser: Browser, walk: Walk): Promise<void> {
  const readings = new Map<Language, Reading>();
  for (const language of languages) {
    const reading: Reading = new Map();
    readings.set(language, reading);
    const context = await browser.newContext({ timezoneId: 'America/Toronto' });
    const page = await context.newPage();
    await walk(page, language, (screen, looking) => lookAt(page, reading, language, screen, looking));
    await context.close();
  }
  const [english, french] = [readings.get('en')!, readings.get('fr')!];
  expect([...french.keys()]).toEqual([...english.keys()]);
  expect(saidInBoth(english, french, isName)).toEqual([]);
}

const shown = (page: Page) => expect(page.locator('main h1')).toBeVisible();

const sellers: { application: ApplicationKey; who?: SignIn }[] = [
  { application: 'b2c' },
  { application: 'b2b', who: agents.agency },
  { application: 'admin', who: agents.manager },
];

for (const { application, who } of sellers) {
  test(`[LN-001] [NV-038] the seven steps of ${application} are there in both languages, and so is the switch`, async ({
    browser,
  }) => {
    await walkInBoth(browser, async (page, language, look) => {
      if (who) await signIn(page, application, who, language);
      else await page.goto(`${originOf(application)}/get-a-quote?lang=${language}`);
      await shown(page);
      await submit(page).click();
      await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeVisible();
      await look('TRAVELLER_DETAILS with problems');
      await page.reload();
      await fillInUpToPayment(page, language, application === 'admin', async (step) => {
        await look(step);
        if (step !== 'SELECT_PLAN') return;
        await page
          .getByRole('button', { name: /^(View details|Voir les détails)/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('details of a plan', { behindDialog: true });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page
          .getByRole('button', { name: /^(Select|Choisir)/ })
          .and(page.locator(':not([aria-disabled="true"])'))
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await look('who is eligible for a plan', { behindDialog: true });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
      if (who) await page.locator('input[name="method"][value="CASH"]').check({ force: true });
      else await enterCard(page, { pan: '4242424242424242', exp: '1230', cvd: '123' });
      await submit(page).click();
      await expectStep(page, 'CONFIRMATION', language);
      await look('CONFIRMATION');
    });
  });
}

test('[LN-001] [NV-038] pages that tell something are there in both languages, and so is the switch', async ({
  browser,
}) => {
  await walkInBoth(browser, async (page, language, look) => {
    const open = async (application: ApplicationKey, path: string) => {
      await page.goto(`${originOf(application)}${path}?lang=${language}`);
      await shown(page);
      await look(`${application} ${path}`);
    };
    for (const path of [
      '/notfound',
      '/error',
      '/forbidden',
      '/no-such-page',
      '/faq',
      '/external',
      '/contact-us',
    ])
      await open('b2c', path);
    await open('b2b', '/welcome');
    await open('b2b', '/');
    await open('admin', '/');
    await page.route('**/api/auth/get-user', () => undefined);
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await look('while the session is being opened');
    await page.unroute('**/api/auth/get-user');
    await page.route('**/api/auth/get-user', (route) => route.abort());
    await open('b2c', '/get-a-quote');
  });
});

test('[LN-001] [NV-038] where people sign in is there in both languages, and so is the switch', async ({
  browser,
}) => {
  await walkInBoth(browser, async (page, language, look) => {
    for (const [path, way] of [
      ['/login', 'directory'],
      ['/ciam', 'customers'],
      ['/ciam/signup', 'customers'],
    ] as const) {
      await page.goto(`${originOf('b2b')}${path}?lang=${language}`);
      await page.waitForURL(new RegExp(`/${way}/interaction`));
      await shown(page);
      await look(path);
    }
    await page.goto(`${originOf('b2b')}/ciam?lang=${language}`);
    await giveCredentials(page, 'nobody@insurer.example');
    await expect(page.getByRole('alert')).toBeVisible();
    await look('a wrong account');
    await page.goto(`${originOf('b2b')}/ciam?lang=${language}`);
    await giveCredentials(page, agents.inactive.username);
    await page.waitForURL(new RegExp(`^${originOf('b2b')}`));
    await shown(page);
    await look('a sign-in that was refused');
    await page.context().clearCookies();
    await signIn(page, 'b2b', agents.viewer, language);
    await look('somebody who may not sell');
  });
});

test('[LN-001] [NV-038] an ended session is told in both languages, and the switch is there', async ({
  browser,
}) => {
  await walkInBoth(browser, async (page, language, look) => {
    await signIn(page, 'b2b', agents.consultant, language);
    await page.locator('input[id^="age."]').first().focus();
    await page.context().clearCookies({ name: '__Host-portage-b2b' });
    await page.keyboard.type('51');
    await expect(
      page.getByRole('heading', { name: /^(Your session has ended|Votre session)/ }),
    ).toBeVisible();
    await expect(field(page, 'province')).toBeHidden();
    await look('an ended session');
  });
});
