import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, giveCredentials, originOf, signIn } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A screen that shows again is entered: it names the window and has the focus. */
async function expectEntered(page: Page, title: string): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
}

const firstStep: Record<Language, string> = { en: '/get-a-quote', fr: '/obtenir-une-soumission' };

for (const language of languages) {
  const wordsOf = (page: Page) => personAt(page, language).text;

  test(`an area of which a part does not come says so, and opens when tried again (${language})`, async ({
    page,
  }) => {
    const text = wordsOf(page);
    const part = '**/assets/account-*.js';
    await page.route(part, (route) => route.abort('connectionfailed'));
    await bringSession(page.context(), 'b2b', agents.manager);
    await page.goto(`${originOf('b2b')}${firstStep[language]}?lang=${language}`);
    await expect(page.locator('input[id^="age."]').first()).toBeVisible();
    await openInside(page, `/user?lang=${language}`);
    await expect(heading(page)).toHaveText(text('flow.areaUnavailable.title'));
    await page.getByRole('button', { name: text('flow.unavailable.retry') }).click();
    await expect(heading(page)).toHaveText(text('flow.areaUnavailable.title'));
    await page.unroute(part);
    await page.getByRole('button', { name: text('flow.unavailable.retry') }).click();
    await expect(heading(page)).toHaveText(text('account.title'));
  });

  test(`what is not allowed in an area is said over it, and the way back leads to what was being done (${language})`, async ({
    page,
  }) => {
    const text = wordsOf(page);
    const error = { en: 'Not today.', fr: 'Pas aujourd’hui.' }[language];
    await page.route('**/api/auth/sessions', (route) =>
      route.fulfill({ status: 403, json: { code: 'permission.missing', error, requestId: 'r-403' } }),
    );
    await bringSession(page.context(), 'b2b', agents.manager);
    await page.goto(`${originOf('b2b')}/user?lang=${language}`);
    await expect(heading(page).filter({ visible: true })).toHaveText(text('area.refused.title'));
    await expect(page.getByRole('main')).toContainText(error);
    await expect(page.getByRole('main')).toContainText('r-403');
    await page.unroute('**/api/auth/sessions');
    await page.getByRole('button', { name: text('area.refused.back') }).click();
    await expect(heading(page)).toHaveText(text('account.title'));
    await page
      .getByRole('main')
      .getByRole('button', { name: text('account.retry') })
      .click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
}

test('an address inside an area keeps its query, of which a switch of language changes the language alone', async ({
  page,
}) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  await page.goto(`${originOf('b2b')}/user?part=one&lang=en&part=two`);
  await expect(heading(page)).toHaveText('Your sessions');
  await expect(page).toHaveURL(`${originOf('b2b')}/user?part=one&lang=en&part=two`);
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(heading(page)).toHaveText('Vos sessions');
  await expect(page).toHaveURL(`${originOf('b2b')}/user?part=one&lang=fr&part=two`);
  await page.goto(`${originOf('b2b')}/user/elsewhere?lang=en`);
  await expect(heading(page)).toHaveText('Page not found');
});

/** Opens the person’s account, loses the session, and asks for something; the provider's window opens to sign in again. */
async function loseSessionInArea(page: Page): Promise<Page> {
  await signIn(page, 'b2b', agents.consultant);
  await page.route('**/api/auth/sessions', (route) => route.abort('failed'));
  await openInside(page, '/user?part=one&lang=en');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await page.context().clearCookies({ name: '__Host-portage-b2b' });
  await again.click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(again).toBeHidden();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  return opened;
}

test('[SI-039 partly] an area waits while an ended session is renewed, and goes on at the same address for the same person', async ({
  page,
}) => {
  await giveCredentials(await loseSessionInArea(page), agents.consultant.username);
  await expectEntered(page, 'Your sessions');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveURL(`${originOf('b2b')}/user?part=one&lang=en`);
});

test('[SI-039 partly] an area is forgotten when somebody else signs in after the session has ended', async ({
  page,
}) => {
  await giveCredentials(await loseSessionInArea(page), agents.agency.username);
  await expect(heading(page)).toContainText('Traveller details');
  await expect(page).toHaveURL(`${originOf('b2b')}/get-a-quote?lang=en`);
});
