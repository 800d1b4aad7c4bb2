import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { openStepAgain } from '../support/journeys/earlierVisit.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { withoutMouse } from '../support/journeys/keyboard.ts';
import { agents, originOf, type SignIn } from '../support/journeys/portal.ts';
import { reaches, reachOf } from '../support/journeys/reaches.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const addressOf = (path: string, query: string, language: Language) =>
  `${originOf('b2b')}/resources${path}?${query === '' ? '' : `${query}&`}lang=${language}`;

const comparing = { en: /^Compare the plans side by side/, fr: /^Comparer les régimes côte à côte/ };

/** What is on the resource page. */
function pageOf(page: Page, language: Language) {
  const { text } = personAt(page, language);
  const main = page.getByRole('main');
  return {
    text,
    main,
    plans: main.getByRole('heading', { level: 2 }),
    filter: (key: string) => main.getByRole('radio', { name: text(`resources.${key}`), exact: true }),
    button: (key: string) => main.getByRole('button', { name: text(key), exact: true }),
    columns: main.getByRole('columnheader'),
  };
}

/** Opens the resource page as somebody who has signed in earlier. */
async function open(page: Page, language: Language, query = '', path = '', who: SignIn = agents.manager) {
  await bringSession(page.context(), 'b2b', who);
  await page.goto(addressOf(path, query, language));
  return pageOf(page, language);
}

const medical: Record<Language, string> = {
  en: 'Single-Trip Emergency Medical',
  fr: 'Soins médicaux d’urgence – voyage unique',
};
const multiTrip: Record<Language, string> = {
  en: 'Multi-Trip Emergency Medical',
  fr: 'Soins médicaux d’urgence – voyages multiples',
};
const menuItem: Record<Language, string> = { en: 'Plans and resources', fr: 'Régimes et ressources' };

for (const language of languages) {
  test(`[RS-001 partly] [RS-002] a menu leads to the plans, five on a page, and the page stays after a reload (${language})`, async ({
    page,
  }) => {
    const { plans, button, main } = await open(page, language);
    await page.goto(`${originOf('b2b')}/?lang=${language}`);
    await page.getByRole('link', { name: menuItem[language] }).first().click();
    await expect(plans).toHaveCount(5);
    await expect(page).toHaveURL(addressOf('', '', language));
    await expectNoBarriers(page, `/resources in ${language}`);
    await button('kit.paginator.next').click();
    await expect(plans.first()).not.toHaveText(medical[language]);
    await page.reload();
    await expect(page).toHaveURL(addressOf('', 'page=2', language));
    await expect(main).toContainText({ en: '6–10 of 18', fr: '6 à 10 sur 18' }[language]);
    await page.goBack();
    await expect(plans.first()).toHaveText(medical[language]);
  });

  test(`the plans that a consumer is offered are compared over the step, with their prices (${language})`, async ({
    page,
  }) => {
    await openStepAgain(page, { application: 'b2c', language, step: 'SELECT_PLAN' });
    const prices = page.locator('main section[id^="plans-"] > ul > li [data-holds]');
    await expect(prices).toHaveCount(4);
    await page.getByRole('button', { name: comparing[language] }).click();
    const compared = page.getByRole('dialog').locator('tbody tr').first().locator('td');
    await expect(compared).toHaveCount(4);
    for (const [at, price] of (await prices.allInnerTexts()).entries())
      await expect(compared.nth(at)).toHaveText(
        /\d+[.,]\d\d(\s\$)?/.exec(price)![0].replace(/^(?=.*\.)/, '$'),
      );
  });

  test(`[LN-001] [RS-001] [RS-006] plans of two pages are compared side by side, at an address that can be kept (${language})`, async ({
    page,
  }) => {
    const { plans, button, columns, main, text } = await open(page, language);
    await page.locator('#compare-SEMH').check();
    await expect(button('resources.compared.open')).toHaveAttribute('aria-disabled', 'true');
    await button('kit.paginator.next').click();
    await page.locator('#compare-MEMH').check();
    await button('resources.compared.open').click();
    const compared = addressOf('/compare', 'page=2&compare=SEMH&compare=MEMH', language);
    await expect(page).toHaveURL(compared);
    await expect(columns).toHaveText([
      text('resources.feature'),
      text('resources.mostPopular.name', { name: medical[language] }),
      text('resources.mostPopular.name', { name: multiTrip[language] }),
    ]);
    await page.reload();
    const feature = page.getByRole('rowheader', { name: text('resources.feature.emergencyMedical') });
    const covers = main.getByRole('row').filter({ has: feature });
    await expect(covers.getByRole('cell')).toHaveCount(2);
    await expect(main.getByRole('rowheader')).toHaveCount(9);
    await expectNoBarriers(page, `/resources/compare in ${language}`);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('table')).toBeVisible();
    await expect(button('resources.comparison.print')).toBeHidden();
    await page.emulateMedia({ media: null });
    await main.getByRole('link', { name: text('resources.comparison.back') }).click();
    await expect(page.locator('#compare-MEMH')).toBeChecked();
    await page.goBack();
    await main.getByRole('button', { name: new RegExp(`^${multiTrip[language]}`) }).click();
    await expect(columns).toHaveCount(2);
    await main.getByRole('button', { name: new RegExp(`^${medical[language]}`) }).click();
    await expect(plans).toHaveCount(5);
    await expect(page).toHaveURL(addressOf('', 'page=2', language));
  });
}

test('visitors of the public site see the plans that are sold there', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/resources?lang=fr`);
  await expect(pageOf(page, 'fr').plans).toHaveCount(5);
  await page.goto(`${originOf('b2c')}/user?lang=fr`);
  await expect(page).toHaveURL(/obtenir-une-soumission/);
});

test('plans are filtered, chosen and compared by keyboard alone', async ({ page }) => {
  const { plans, filter, button, columns } = await open(page, 'fr');
  const keys = withoutMouse(page);
  await keys.press(page.locator('#compare-SEMH'), 'Space');
  await keys.press(page.locator('#compare-SAIH'), 'Space');
  await keys.press(button('resources.compared.open'));
  await expect(columns).toHaveCount(3);
  await page.goBack();
  await expect(filter('filter.all')).toBeChecked();
  await expect(plans).toHaveCount(5);
});

for (const [name, reach] of [
  ['320 px wide', reaches.narrow],
  ['with texts twice as large', reaches.largeTexts],
] as const)
  test(`nothing of the plans and their comparison is lost on a screen ${name}`, async ({ page }) => {
    const { losses } = await reachOf(page, reach);
    const { plans, columns } = await open(page, 'fr', 'compare=SEMH&compare=SAIH&compare=SMUH');
    await expect(plans).toHaveCount(5);
    expect(await losses()).toEqual([]);
    await page.goto(addressOf('/compare', 'compare=SEMH&compare=SAIH&compare=SMUH', 'fr'));
    await expect(columns).toHaveCount(4);
    expect(await losses()).toEqual([]);
  });
