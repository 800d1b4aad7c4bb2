import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { referenceNumberOf } from '#domain/people/referenceNumber.ts';
import { addColleague } from '../support/journeys/addColleague.ts';
import { agents, loseSessionAway, originOf, signIn } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { documentedSteps } from '../support/documentedPaths.ts';

for (const language of languages) {
  for (const [name, who] of Object.entries({ customer: agents.consultant, employee: agents.manager })) {
    test(`[RT-045] ${name} whom the provider knows arrives at /sso without a form and continues to traveller details, in ${language}`, async ({
      page,
    }) => {
      await signIn(page, 'b2b', who, language);
      await page.evaluate(() => window.sessionStorage.clear());
      await loseSessionAway(page);
      const pages: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) pages.push(new URL(frame.url()).pathname);
      });
      await page.goto(`${originOf('b2b')}/sso?lang=${language}`);
      await page.waitForURL(`**${documentedSteps[language].TRAVELLER_DETAILS}*`);
      await expect(page.getByRole('button', { name: /^(Account of|Compte de)/ })).toBeVisible();
      expect(pages.filter((path) => /interaction/.test(path))).toEqual([]);
    });
  }

  test(`[RT-044 partly] /ciam/signup leads to the form of the provider by which one registers, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${originOf('b2b')}/ciam/signup?lang=${language}`);
    await page.waitForURL(/\/customers\/interaction/);
    await expect(page.locator('#name')).toBeEditable();
    await expect(page.locator('button[value=signUp]')).toBeVisible();
  });

  test(`[RT-044 partly] /ciam/setup leads to the form of the provider by which an invited person finishes the account, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`${originOf('b2b')}/ciam/setup?lang=${language}`);
    await page.waitForURL(/\/customers\/interaction/);
    await expect(page.locator('#name')).toBeEditable();
    await expect(page.locator('button[value=setUp]')).toBeVisible();
  });

  test(`[RT-045] whom no provider knows is led from /sso to the matching sign-in, in ${language}`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    const sso = `${originOf('b2b')}/sso?lang=${language}`;
    await page.goto(sso);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('flow.signIn.title'));
    await page.goto(`${sso}&userType=lanid`);
    await page.waitForURL(/\/directory\/interaction/);
    await page.goto(`${sso}&userType=ciamid`);
    await page.waitForURL(/\/customers\/interaction/);
  });
}

const typeIn = async (page: Page, values: Record<string, string>, act: string) => {
  for (const [id, value] of Object.entries(values)) await page.locator(`#${id}`).fill(value);
  await page.locator(`button[value=${act}]`).click();
};

test('[RT-044] /ciam/signup registers, /ciam/setup finishes the account of an invited person, and /ciam and /ciam/handlelogin sign in and lead to traveller details', async ({
  page,
  browser,
}) => {
  const { text } = personAt(page, 'fr');
  const open = (path: string) => page.goto(`${originOf('b2b')}${path}?lang=fr`);
  const calls: string[] = [];
  page.on('framenavigated', () => calls.push(new URL(page.url()).pathname));
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const password = 'mon mot de passe';

  await open('/ciam/signup');
  await typeIn(page, { name: 'Nadia Roy', email: 'nadia.roy@mail.example', password }, 'signUp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('firstSignIn.title'));

  const email = `amara.${randomUUID()}@voyages-boreal.example`;
  const referenceNumber = referenceNumberOf(randomUUID());
  const administrator = await (await browser.newContext()).newPage();
  await addColleague(administrator, 'fr', { email, referenceNumber });
  await page.context().clearCookies();
  await open('/ciam/setup');
  await typeIn(page, { name: 'Amara Diallo', email, password }, 'setUp');
  await page.locator('#referenceNumber').fill(referenceNumber);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Côté/ })).toBeVisible();

  await page.context().clearCookies();
  calls.length = 0;
  await open('/ciam');
  await typeIn(page, { username: email, password }, 'signIn');
  await page.waitForURL(`**${documentedSteps.fr.TRAVELLER_DETAILS}*`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text('quickQuote.title'));
  const [back, fetched] = ['/ciam/handlelogin', '/api/auth/get-user'].map((path) => calls.lastIndexOf(path));
  expect(back).toBeGreaterThan(-1);
  expect(fetched).toBeGreaterThan(Number(back));
  expect(calls.lastIndexOf(documentedSteps.fr.TRAVELLER_DETAILS)).toBeGreaterThan(Number(fetched));
});
