import { expect, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

for (const language of languages) {
  test(`[RT-046] /user shows who is signed in and where else, and ends the other session at once, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { text } = personAt(page, language);
    const other = await browser.newPage();
    await signIn(other, 'admin', agents.agency, language);
    await signIn(page, 'b2b', agents.agency, language);
    await page.getByRole('button', { name: /^(Account of|Compte de)/ }).click();
    await page.getByRole('link', { name: text('shell.user.sessions') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pages.account.title'));
    expect(page.url()).toBe(`${originOf('b2b')}/user?lang=${language}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('slavoie');
    const sessions = main.getByRole('listitem');
    await expect(sessions.first()).toContainText(text('pages.account.current'));
    await expect(sessions.first().getByRole('button')).toHaveCount(0);
    const elsewhere = sessions.filter({ hasText: text('pages.account.application.admin') }).first();
    await expect(elsewhere).toContainText('Chrome');
    const count = await sessions.count();
    await elsewhere.getByRole('button').click();
    await expect(sessions).toHaveCount(count - 1);
    await expect(main.getByRole('status')).toHaveText(text('pages.account.ended'));
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('flow.signIn.title'));
    await other.close();
  });

  test(`sessions that cannot be read or ended say so and can be asked for again, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { text } = personAt(page, language);
    const other = await browser.newPage();
    await signIn(other, 'b2b', agents.owner, language);
    await other.close();
    await signIn(page, 'b2b', agents.owner, language);
    await page.route('**/api/auth/sessions**', (route) => route.abort('failed'));
    await page.goto(`${originOf('b2b')}/user?lang=${language}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(text('pages.account.unavailable'));
    await page.unrouteAll();
    await main.getByRole('button', { name: text('pages.account.retry') }).click();
    const end = main.getByRole('listitem').getByRole('button').first();
    await expect(end).toBeVisible();
    await page.route('**/api/auth/sessions/*', (route) => route.abort('failed'));
    await end.click();
    await expect(main).toContainText(text('pages.account.notEnded'));
    await expect(end).toBeEnabled();
  });
}
