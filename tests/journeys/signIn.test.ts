import { expect, type Page, type Response, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { type Language, otherLanguage } from '#domain/locales.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { agents, giveCredentials, loseSessionAway, originOf, signIn } from '../support/journeys/portal.ts';
import { seeRefusal, seeWaiting, tryAgain } from '../support/journeys/signingIn.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { documentedSteps } from '../support/documentedPaths.ts';

const refCode = 'REF100000001';
const offer = (page: Page) => page.getByRole('button', { name: 'Agency, broker or sponsor' });
const tokens = (page: Page) =>
  page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith('oidc.')));

/** Somebody has arrived after a sign-in, whose tokens the tab alone keeps. */
async function seeArrival(page: Page, application: ApplicationKey): Promise<void> {
  await expect(page).toHaveURL(`${originOf(application)}/get-a-quote?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Traveller details');
  expect(await tokens(page)).toEqual([expect.stringMatching(/^oidc\.user/)]);
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
}

/** What a tab and the server hold of who signed in: the tokens of the provider the one, everything else the other. */
const profileOf = (page: Page) =>
  page.evaluate(async () => {
    const key = Object.keys(window.sessionStorage).find((each) => each.startsWith('oidc.user')) ?? '';
    const { access_token, id_token, scope } = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    const { user, claims } = await (await fetch('/api/auth/get-user')).json();
    return { accessToken: access_token, idToken: id_token, scope, user, claims };
  });

/** Signs out by the item of the profile menu. */
async function leaveByItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

for (const { who, user, address, scopes, form, call, leaving, end, requirements } of [
  {
    who: agents.manager,
    address: '/login',
    form: /\/directory\/interaction/,
    end: /\/welcome/,
    call: 'GET',
    leaving: '/welcome',
    scopes: [
      'openid',
      'profile',
      'User.Read',
      'Group.Read.All',
      'Directory.AccessAsUser.All',
      'Directory.Read.All',
    ],
    user: {
      userRef: 'mchen',
      userType: 'lanid',
      organizationCode: 'CM',
      profileCode: 'mchen',
      role: 'LIA manager',
    },
    requirements: '[RT-043] [SI-007] [SI-009] [SI-018] [SI-027]',
  },
  {
    who: agents.consultant,
    address: '/ciam',
    form: /\/customers\/interaction/,
    end: /\/customers\/interaction/,
    call: 'POST',
    leaving: '/ciam',
    scopes: ['openid', 'profile', 'email'],
    user: {
      userRef: 'omartin',
      userType: 'ciamid',
      organizationCode: 'TC',
      profileCode: 'omartin',
      role: 'Consultant_Agency',
    },
    requirements: '[RT-044] [SI-018] [SI-030]',
  },
] as const)
  test(`[RT-031] [SI-001] [SI-032] ${requirements} ${who.username} signs in through the provider, by choice or by ${address}, sees its claims being loaded and, where they do not come, why, lands on traveller details, and is signed out by the item and by /logout, with tokens in session storage only, and gone then`, async ({
    page,
  }) => {
    const went: string[] = [];
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) went.push(new URL(frame.url()).pathname);
    });
    const signedOut = () =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/auth/logout');
    const isOut = async (answer: Response) => {
      expect([answer.request().method(), answer.status()]).toEqual([call, 200]);
      await page.waitForURL(end);
      await page.goto(`${originOf('b2b')}/get-a-quote?lang=en`);
      await expect(offer(page)).toBeVisible();
      expect(await tokens(page)).not.toContainEqual(expect.stringMatching(/^oidc\.user/));
    };

    await test.step('signs in by choice and out by the item', async () => {
      const provider = page.waitForRequest(/\/(?:directory|customers)\/auth\?/);
      await signIn(page, 'b2b', who);
      await seeArrival(page, 'b2b');
      const asked = await provider;
      expect(new URL(asked.url()).searchParams.get('scope')?.split(' ').toSorted()).toEqual(
        scopes.toSorted(),
      );
      const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(await profileOf(page)).toMatchObject({
        accessToken: expect.stringMatching(/./),
        idToken: jwt,
        scope: expect.stringMatching(/\bopenid\b/),
        user,
        claims: { atoms: expect.arrayContaining(['TRIPX_READ']) },
      });
      const out = signedOut();
      await leaveByItem(page);
      await isOut(await out);
      expect(went).toContain(leaving);
    });

    await test.step(`signs in by ${address}, which keeps the reference id, once its claims have come`, async () => {
      const person = personAt(page, 'fr');
      let isExchanged = false;
      page.on('response', (answer) => {
        isExchanged ||= new URL(answer.url()).pathname === '/api/auth/token' && answer.ok();
      });
      const claims = await gateAt(page, /\/api\/auth\/get-user$/, 'GET', () => isExchanged);
      await page.goto(`${originOf('b2b')}${address}?lang=fr&refCode=${refCode}`);
      await page.waitForURL(form);
      await giveCredentials(page, who.username);
      const held = await claims.next();
      await seeWaiting(person);
      await held.fulfill({ status: 503, json: { code: 'server.busy' } });
      await seeRefusal(person);
      await expect(page.getByRole('main')).toContainText(person.text('flow.signIn.problem.unknown'));
      await page.unroute(/\/api\/auth\/get-user$/);
      await tryAgain(person);
      await page.waitForURL(
        `${originOf('b2b')}${documentedSteps.fr.TRAVELLER_DETAILS}?lang=fr&refCode=${refCode}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Renseignements sur les voyageurs');
      expect(await profileOf(page)).toMatchObject({ user });
    });

    await test.step('and so does the address in the other language, after the session was lost', async () => {
      await loseSessionAway(page);
      await page.goto(`${originOf('b2b')}${address}?lang=en&refCode=${refCode}`);
      await page.waitForURL(
        `${originOf('b2b')}${documentedSteps.en.TRAVELLER_DETAILS}?lang=en&refCode=${refCode}`,
      );
    });

    await test.step(`${address} leads on while somebody is signed in`, async () => {
      await page.goto(`${originOf('b2b')}${address}?lang=en`);
      await expect(page).toHaveURL(`${originOf('b2b')}/get-a-quote?lang=en`);
    });

    await test.step('signs out by /logout', async () => {
      const out = signedOut();
      await page.goto(`${originOf('b2b')}/logout?lang=en`);
      await isOut(await out);
    });

    expect(urls).toContainEqual(expect.stringContaining('/session/end?client_id=portage&'));
    expect(urls.filter((url) => /eyJ|id_token|access_token/.test(url))).toEqual([]);
  });

test('[RT-031] [SI-001] [SI-009] [SI-027] an employee signs in to administration through the provider, lands on traveller details and signs out, with tokens in session storage only, and gone then', async ({
  page,
}) => {
  await signIn(page, 'admin', agents.manager);
  await seeArrival(page, 'admin');
  await leaveByItem(page);
  await expect(page).toHaveURL(/\/welcome/);
  expect(await tokens(page)).toEqual([]);
});

test('[SI-012] [SI-040] somebody whose profile is inactive gets no session but a message and a way to try again', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${originOf('b2b')}/ciam?lang=en`);
  await page.waitForURL(/\/customers\/interaction/);
  await giveCredentials(page, agents.inactive.username);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The sign-in did not succeed');
  await expect(main).toContainText('This account is inactive.');
  await expect(main.getByRole('button')).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).click();
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('L’ouverture de session a échoué');
  await expect(main).toContainText('Ce compte est inactif.');
  await expect(main.getByRole('button')).toBeVisible();
});

test('[QF-032] [QF-033] somebody who may not quote is shown the forbidden page', async ({ page }) => {
  await openSignedIn(page, 'b2b', agents.viewer, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Access denied');
  await expect(page).toHaveURL(`${originOf('b2b')}/forbidden?lang=en`);
});

test('[ER-017] [SI-012] a sign-in that the network or the server fails is told in words in either language, and can be tried again', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const reader = { en: personAt(page, 'en').text, fr: personAt(page, 'fr').text };
  const change = (language: Language) =>
    page.getByRole('link', { name: reader[otherLanguage(language)]('shell.language.other') }).click();
  const unreachable = 'flow.signIn.problem.network.unreachable';
  const lost = { en: reader.en(unreachable), fr: reader.fr(unreachable) };
  const told = async (words: Record<Language, string>, first: Language) => {
    await expect(main).toContainText(words[first]);
    await change(otherLanguage(first));
    await expect(main).toContainText(words[otherLanguage(first)]);
  };

  const notOffered = 'flow.signIn.problem.identity.notOffered';
  for (const path of ['/ciam', '/login'])
    await test.step(`consumers are offered no sign-in at ${path}`, async () => {
      await page.goto(`${originOf('b2c')}${path}?lang=en`);
      await told({ en: reader.en(notOffered), fr: reader.fr(notOffered) }, 'en');
    });

  await page.route('**/.well-known/openid-configuration', (route) => route.abort('failed'));
  for (const path of ['/ciam', '/login'])
    await test.step(`the network is lost at ${path}`, async () => {
      await page.goto(`${originOf('b2b')}${path}?lang=en`);
      await told(lost, 'en');
    });
  await page.unrouteAll();

  await test.step('the network is lost on the way back', async () => {
    await page.route('**/api/auth/token', (route) => route.abort('failed'));
    await page.getByRole('button', { name: reader.fr('flow.signIn.retry') }).click();
    await giveCredentials(page, agents.manager.username);
    await told(lost, 'fr');
  });

  await test.step('the server fails without a word', async () => {
    await page.route('**/api/auth/token', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: reader.en('flow.signIn.retry') }).click();
    await told({ en: 'Unknown error', fr: 'Erreur inconnue' }, 'en');
  });

  await page.unrouteAll();
  await page.getByRole('button', { name: reader.fr('flow.signIn.retry') }).click();
  await page.waitForURL(/get-a-quote|obtenir-une-soumission/);
});
