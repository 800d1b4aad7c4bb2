import { expect, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { documentedSteps } from '../support/documentedPaths.ts';

const loads = {
  content: { requirement: 'OS-025', path: '/api/content' },
  configuration: { requirement: 'OS-026', path: '/api/product' },
} as const;

const title = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const called =
  (path: string) =>
  ({ pathname }: URL) =>
    pathname === path;

/** How often the page asks for an address. */
function countCalls(page: Page, path: string): () => number {
  let times = 0;
  page.on('request', (request) => {
    if (called(path)(new URL(request.url()))) times += 1;
  });
  return () => times;
}

/** Loses the first call of an address. The others pass through the same hands: a call goes uncounted while hands change. */
async function loseFirstCall(page: Page, path: string): Promise<void> {
  let isLost = false;
  await page.route(called(path), (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort('failed');
  });
}

for (const language of languages) {
  for (const [what, { requirement, path }] of Object.entries(loads)) {
    test(`[${requirement}] [SI-025] ${what} of the organization that fails once leads to the root, with a session read anew, in ${language}`, async ({
      page,
    }) => {
      const { text } = personAt(page, language);
      await bringSession(page.context(), 'b2b', agents.manager);
      const sessions = countCalls(page, '/api/auth/get-user');
      await loseFirstCall(page, path);
      await page.goto(`${originOf('b2b')}/faqs?lang=${language}`);
      await page.waitForURL(`**${documentedSteps[language].TRAVELLER_DETAILS}*`);
      await expect(title(page)).toContainText(text('quickQuote.title'));
      expect(sessions()).toBe(2);
    });

    test(`[${requirement}] [SI-026] ${what} of the organization that fails again shows the error page and asks no more, in ${language}`, async ({
      page,
    }) => {
      const { text } = personAt(page, language);
      const [asked, sessions] = [countCalls(page, path), countCalls(page, '/api/auth/get-user')];
      await page.route(called(path), (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
      await expect(title(page)).toHaveText(text('pages.error.500.title'));
      expect(new URL(page.url()).pathname).toBe('/');
      await page.waitForLoadState('networkidle');
      expect([asked(), sessions()]).toEqual([2, 2]);
      await page.unrouteAll();
      await page.getByRole('link', { name: text('pages.error.home'), exact: true }).click();
      await expect(title(page)).toContainText(text('quickQuote.title'));
    });
  }

  test(`[SI-026] claims that fail are not asked for again and again, in ${language}`, async ({ page }) => {
    const { text } = personAt(page, language);
    const sessions = countCalls(page, '/api/auth/get-user');
    await page.route(called('/api/auth/get-user'), (route) => route.abort('failed'));
    await page.goto(`${originOf('b2b')}/get-a-quote?lang=${language}`);
    await expect(title(page)).toHaveText(text('flow.unreachable.title'));
    await page.getByRole('button', { name: text('flow.unreachable.retry') }).click();
    await expect(title(page)).toHaveText(text('flow.unreachable.title'));
    await page.waitForLoadState('networkidle');
    expect(sessions()).toBe(2);
    await page.unrouteAll();
    await page.getByRole('button', { name: text('flow.unreachable.retry') }).click();
    await expect(title(page)).toHaveText(text('flow.signIn.title'));
  });
}
