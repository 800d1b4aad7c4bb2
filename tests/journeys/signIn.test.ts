import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { stepPaths } from '#domain/routes.ts';
import { agents, giveCredentials, originOf, signIn } from '../support/journeys/portal.ts';
import { button, idle, openStill } from '../support/journeys/reminder.ts';
import { personAt } from '../support/tours/journeys/person.ts';

for (const [application, who] of [
  ['b2b', agents.consultant],
  ['b2b', agents.manager],
  ['admin', agents.manager],
] as const) {
  test(`[RT-031] [SI-001] ${who.way === 'lanid' ? '[SI-009] [SI-027] ' : ''}${who.username} signs in to ${application} through the provider, lands on traveller details and signs out, with tokens in session storage only, and gone then`, async ({
    page,
  }) => {
    await signIn(page, application, who);
    await expect(page).toHaveURL(`${originOf(application)}/get-a-quote?lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Traveller details');
    const tokens = () =>
      page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith('oidc.')));
    expect(await tokens()).toEqual([expect.stringMatching(/^oidc\.user/)]);
    expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    if (who.way === 'lanid') await expect(page).toHaveURL(/\/welcome/);
    else await page.waitForURL(/:\d+\/customers\/interaction/);
    expect(await tokens().catch(() => [])).toEqual([]);
  });
}

test('[SI-030] signing a customer out posts the logout and, when it succeeded, goes to the customer-identity login', async ({
  page,
}) => {
  await signIn(page, 'b2b', agents.consultant);
  await page.getByRole('button', { name: /^Account of/ }).click();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  const posted = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/auth/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  const answer = await posted;
  expect([answer.request().method(), answer.status()]).toEqual(['POST', 200]);
  await page.waitForURL(/\/customers\/interaction/);
  await expect(page.locator('input[type="password"]')).toBeVisible();
  expect(addresses).toContain('/ciam');
  await page.goto(`${originOf('b2b')}/get-a-quote?lang=en`);
  await expect(page.getByRole('button', { name: 'Agency, broker or sponsor' })).toBeVisible();
});

test('[SI-007] the directory is asked for exactly its six scopes', async ({ page }) => {
  await page.goto(`${originOf('b2b')}/?lang=en`);
  const asked = page.waitForRequest((request) => request.url().includes('/directory/auth?'));
  await page.getByRole('button', { name: 'Employee of the insurer' }).click();
  expect(new URL((await asked).url()).searchParams.get('scope')?.split(' ').toSorted()).toEqual(
    [
      'openid',
      'profile',
      'User.Read',
      'Group.Read.All',
      'Directory.AccessAsUser.All',
      'Directory.Read.All',
    ].toSorted(),
  );
});

test('[RT-043] /login starts the directory sign-in, and leads on when somebody is signed in', async ({
  page,
}) => {
  await page.goto(`${originOf('b2b')}/login?lang=en`);
  await page.waitForURL(/\/directory\/interaction/);
  await giveCredentials(page, agents.manager.username);
  await expect(page).toHaveURL(`${originOf('b2b')}/get-a-quote?lang=en`);
  await page.goto(`${originOf('b2b')}/login?lang=en`);
  await expect(page).toHaveURL(`${originOf('b2b')}/get-a-quote?lang=en`);
});

test('[RT-044] /ciam starts the customer-identity sign-in and comes back to traveller details', async ({
  page,
}) => {
  await page.goto(`${originOf('b2b')}/ciam?lang=fr`);
  await page.waitForURL(/\/customers\/interaction/);
  await giveCredentials(page, agents.consultant.username);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Renseignements sur les voyageurs');
});

test('[SI-040] [SI-012] somebody whose profile is inactive gets no session but a message and a way to try again', async ({
  page,
}) => {
  for (const language of languages) {
    await page.context().clearCookies();
    await page.goto(`${originOf('b2b')}/ciam?lang=${language}`);
    await page.waitForURL(/\/customers\/interaction/);
    await giveCredentials(page, agents.inactive.username);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      language === 'en' ? 'The sign-in did not succeed' : 'La connexion n’a pas réussi',
    );
    await expect(page.locator('main')).toContainText(
      language === 'en' ? 'This account is inactive.' : 'Ce compte est inactif.',
    );
    await expect(page.locator('main').getByRole('button')).toBeVisible();
  }
});

test('[QF-032] [QF-033] somebody who may not quote is shown the forbidden page', async ({ page }) => {
  await signIn(page, 'b2b', agents.viewer);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Access denied');
  await expect(page).toHaveURL(`${originOf('b2b')}/forbidden?lang=en`);
});

test('[SI-039] a session that ended brings the sign-in, then the same step with what was typed', async ({
  page,
}) => {
  await signIn(page, 'b2b', agents.consultant);
  await page.getByLabel('Age', { exact: true }).first().fill('51');
  await page.context().clearCookies({ name: '__Host-portage-b2b' });
  await page
    .getByLabel(/Trip cost/)
    .first()
    .fill('1200');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Traveller details');
  await expect(page.getByLabel('Age', { exact: true }).first()).toHaveValue('51');
  await expect(page.getByLabel(/Trip cost/).first()).toHaveValue(/1200/);
});

for (const [language, words] of [
  ['en', 'Unknown error'],
  ['fr', 'Erreur inconnue'],
] as const) {
  test(`[ER-017] a sign-in that fails without a word of the server says "${words}"`, async ({ page }) => {
    await page.route('**/api/auth/token', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`${originOf('b2b')}/?lang=${language}`);
    await page.getByRole('button', { name: /^(Employee|Employé)/ }).click();
    await giveCredentials(page, agents.manager.username);
    await expect(page.locator('main')).toContainText(words);
    await page.unrouteAll();
    await page.getByRole('button', { name: /^(Try again|Réessayer)$/ }).click();
    await page.waitForURL(/get-a-quote|obtenir-une-soumission/);
  });
}

for (const language of languages) {
  test(`[SI-012] a network that is lost on the way to the sign-in is told in words, in ${language}`, async ({
    page,
  }) => {
    const { text } = personAt(page, language);
    await page.route('**/.well-known/openid-configuration', (route) => route.abort('failed'));
    for (const path of ['/ciam', '/login']) {
      await page.goto(`${originOf('b2b')}${path}?lang=${language}`);
      await expect(page.locator('main')).toContainText(text('flow.signIn.problem.network.unreachable'));
    }
    await page.unrouteAll();
    await page.route('**/api/auth/token', (route) => route.abort('failed'));
    await page.getByRole('button', { name: text('flow.signIn.retry') }).click();
    await giveCredentials(page, agents.manager.username);
    await expect(page.locator('main')).toContainText(text('flow.signIn.problem.network.unreachable'));
  });

  test(`signing in by /ciam and /login keeps the refCode, in ${language}`, async ({ page }) => {
    for (const [path, who] of [
      ['/ciam', agents.consultant],
      ['/login', agents.manager],
    ] as const) {
      await page.context().clearCookies();
      await page.goto(`${originOf('b2b')}${path}?lang=${language}&refCode=REF100000001`);
      await giveCredentials(page, who.username);
      await page.waitForURL(
        `${originOf('b2b')}${stepPaths[language].TRAVELLER_DETAILS}?lang=${language}&refCode=REF100000001`,
      );
    }
  });
}

test('after a session was ended at the desk the next sign-in asks for credentials, although the provider knows the person', async ({
  page,
}) => {
  await openStill(page, 'b2b', agents.consultant);
  await idle(page);
  await button(page, 'end').click();
  await expect(page.getByRole('button', { name: 'Agency, broker or sponsor' })).toBeVisible();
  await page.goto(`${originOf('b2b')}/ciam?lang=en`);
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await giveCredentials(page, agents.consultant.username);
  await page.waitForURL(/get-a-quote/);
  await page.context().clearCookies({ name: /^__Host-portage-/ });
  await page.goto(`${originOf('b2b')}/ciam?lang=en`);
  await page.waitForURL(/get-a-quote/);
});
