import { expect, test } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { giveCredentials, originOf, type SignIn, signIn } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { documentedSteps } from '../support/documentedPaths.ts';

/** In no other journey this person signs in: here the sessions are counted and ended. */
const who: SignIn = { username: 'loconnor@voyages-boreal.example', way: 'ciamid' };

test('[RT-046] /user shows who is signed in and where else, ends the other session at once, and says when sessions cannot be read or ended, without a barrier in either language', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await signIn(other, 'admin', who);
  await signIn(page, 'b2b', who);
  const main = page.getByRole('main');
  const sessions = main.getByRole('listitem');

  const endOther = (language: Language) =>
    test.step(`ends the other session, in ${language}`, async () => {
      const { text } = personAt(page, language);
      await page.route('**/api/auth/sessions**', (route) => route.abort('failed'));
      await page.getByRole('button', { name: /^(Account of|Compte de)/ }).click();
      await page.getByRole('link', { name: text('shell.user.sessions') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pages.account.title'));
      expect(page.url()).toBe(`${originOf('b2b')}/user?lang=${language}`);
      await expect(main).toContainText(text('pages.account.unavailable'));
      await page.unrouteAll();
      await main.getByRole('button', { name: text('pages.account.retry') }).click();

      await expect(main.locator('dl').first().locator('dd')).toHaveText([
        'Liam O’Connor',
        'loconnor',
        text('flow.signIn.ciamid'),
        text('pages.account.role.Consultant_Own'),
        language === 'en' ? 'Boreal Travel Halifax' : 'Voyages Boréal Halifax',
      ]);
      await expect(sessions.first()).toContainText(text('pages.account.current'));
      await expect(sessions.first().getByRole('button')).toHaveCount(0);
      const elsewhere = sessions.filter({ hasText: text('pages.account.application.admin') });
      await expect(elsewhere).toContainText('Chrome');
      await expectNoBarriers(page, `/user in ${language}`);
      const end = elsewhere.getByRole('button');
      await page.route('**/api/auth/sessions/*', (route) => route.abort('failed'));
      await end.click();
      await expect(main).toContainText(text('pages.account.notEnded'));
      await expect(end).toBeEnabled();
      await page.unrouteAll();

      const count = await sessions.count();
      await end.click();
      await expect(sessions).toHaveCount(count - 1);
      await expect(main.getByRole('status')).toHaveText(text('pages.account.ended'));
      await other.reload();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('flow.signIn.title'));
    });

  await endOther('en');
  await test.step('signs in there again and reads French', async () => {
    const { text } = personAt(other, 'fr');
    await other.getByRole('link', { name: 'Français' }).click();
    await other.getByRole('button', { name: text('flow.signIn.ciamid') }).click();
    await giveCredentials(other, who.username);
    await other.waitForURL(`${originOf('admin')}${documentedSteps.fr.TRAVELLER_DETAILS}?lang=fr`);
    await page.getByRole('link', { name: 'Français' }).click();
    await openInside(page, `${documentedSteps.fr.TRAVELLER_DETAILS}?lang=fr`);
  });
  await endOther('fr');
  await other.close();
});
