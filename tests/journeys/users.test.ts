import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { button, idle, openStill } from '../support/journeys/reminder.ts';
import { personAt } from '../support/tours/journeys/person.ts';

const names = { en: 'Boreal Travel Montréal (BOREAL-MTL)', fr: 'Voyages Boréal Montréal (BOREAL-MTL)' };

for (const language of languages)
  test(`[US-003 partly] [US-036 partly] a row of the list opens the page of its person at their own address, and the way back leads to what was searched (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const main = page.getByRole('main');
    const found = `${originOf('admin')}/users?lastName=Lavoie&lang=${language}`;
    await bringSession(page.context(), 'admin', agents.manager);
    await page.goto(found);
    await main.getByRole('link', { name: 'Sophie Lavoie' }).click();
    await expect(page).toHaveURL(`${originOf('admin')}/users/c-2001?lang=${language}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sophie Lavoie');
    await expect(main).toContainText(names[language]);
    await expectNoBarriers(page, `the page of a user in ${language}`);
    await page.reload();
    await expect(main).toContainText('sophie.lavoie@voyages-boreal.example');
    await page.goBack();
    await main.getByRole('link', { name: 'Sophie Lavoie' }).click();
    await pressButton('users.page.back')(person);
    await expect(page).toHaveURL(found);
    await page.goto(`${originOf('admin')}/users/register?lang=${language}`);
    await expect(main).toContainText(person.text('users.page.missing'));
  });

test('[US-005] the reminder counts down over each of the three routes of users: whoever goes on is at the list, and whoever ends the session is signed out', async ({
  browser,
}) => {
  for (const path of ['/users/register', '/users/c-2001', '/users']) {
    const page = await browser.newPage();
    await openStill(page, 'admin', agents.manager);
    await openInside(page, `${path}?lang=en`);
    await idle(page);
    await button(page, 'refresh').click();
    await expect(page).toHaveURL(`${originOf('admin')}/users?lang=en`);
    await idle(page);
    await button(page, 'end').click();
    await expect(page).toHaveURL(/\/welcome/);
    await page.close();
  }
});
