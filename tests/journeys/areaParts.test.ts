import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
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
    await expect(heading(page)).toHaveText(text('pages.account.title'));
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
    await expect(heading(page).filter({ visible: true })).toHaveText(text('pages.refused.title'));
    await expect(page.getByRole('main')).toContainText(error);
    await expect(page.getByRole('main')).toContainText('r-403');
    await page.unroute('**/api/auth/sessions');
    await page.getByRole('button', { name: text('pages.refused.back') }).click();
    await expect(heading(page)).toHaveText(text('pages.account.title'));
    await page
      .getByRole('main')
      .getByRole('button', { name: text('pages.account.retry') })
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
