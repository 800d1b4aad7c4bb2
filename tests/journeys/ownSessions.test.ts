import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { originOf, type SignIn, signIn } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** The sessions of this person are counted and ended, so nobody else signs in as them, and one test follows the other. */
const who: SignIn = { username: 'loconnor@voyages-boreal.example', way: 'ciamid' };
test.describe.configure({ mode: 'default' });

const organization: Record<Language, string> = { en: 'Boreal Travel Halifax', fr: 'Voyages Boréal Halifax' };

for (const language of languages)
  test.describe(`/user in ${language}`, () => {
    let page: Page;
    let other: Page;
    test.beforeAll(async ({ browser }) => {
      [page, other] = [await browser.newPage(), await browser.newPage()];
      await bringSession(page.context(), 'b2b', who);
      await signIn(other, 'admin', who, language);
    });
    test.afterAll(async () => {
      await page.context().close();
      await other.context().close();
    });
    const text: ReturnType<typeof personAt>['text'] = (...words) => personAt(page, language).text(...words);
    const address = () => `${originOf('b2b')}/user?lang=${language}`;
    const sessions = () => page.getByRole('main').getByRole('listitem');
    const elsewhere = () => sessions().filter({ hasText: text('account.application.admin') });

    test(`[RT-046 partly] the page opens from the menu and shows who is signed in, and where else (${language})`, async () => {
      await page.goto(`${originOf('b2b')}/?lang=${language}`);
      await page.getByRole('button', { name: /^(Account of|Compte de)/ }).click();
      await page.getByRole('link', { name: text('shell.user.sessions') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('account.title'));
      expect(page.url()).toBe(address());
      await expect(page.getByRole('main').locator('dl').first().locator('dd')).toHaveText([
        'Liam O’Connor',
        'loconnor',
        text('flow.signIn.ciamid'),
        text('account.role.Consultant_Own'),
        organization[language],
      ]);
      await expect(sessions().first()).toContainText(text('account.current'));
      await expect(sessions().first().getByRole('button')).toHaveCount(0);
      await expect(elsewhere()).toContainText('Chrome');
      await expectNoBarriers(page, `/user in ${language}`);
    });

    test(`sessions that could not be read are read again (${language})`, async () => {
      await page.route('**/api/auth/sessions**', (route) => route.abort('failed'));
      await page.goto(address());
      await expect(page.getByRole('main')).toContainText(text('account.unavailable'));
      await page.unrouteAll();
      await page
        .getByRole('main')
        .getByRole('button', { name: text('account.retry') })
        .click();
      await expect(elsewhere()).toHaveCount(1);
      await expect(page.locator('#own-sessions')).toBeFocused();
    });

    test(`a session elsewhere that could not be ended can be ended again, and ends at once (${language})`, async () => {
      await page.goto(address());
      const end = elsewhere().getByRole('button');
      await page.route('**/api/auth/sessions/*', (route) => route.abort('failed'));
      await end.click();
      await expect(page.getByRole('main')).toContainText(text('account.notEnded'));
      await expect(end).toBeEnabled();
      await page.unrouteAll();
      const count = await sessions().count();
      await end.click();
      await expect(sessions()).toHaveCount(count - 1);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(text('account.ended'));
      await expect(page.locator('#own-sessions')).toBeFocused();
      await other.reload();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('flow.signIn.title'));
    });
  });
