import { type Browser, expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, giveCredentials, originOf } from '../support/journeys/portal.ts';
import { readInBoth } from '../support/journeys/readings.ts';
import { lookAt, type Looking } from '../support/journeys/screens.ts';
import { field } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/**
 * How a screen is looked at: for barriers as well, but where one like it was, where the tests of its own server do,
 * and on one that has no heading yet.
 */
type Look = (screen: string, looking?: Looking & { barriers?: boolean }) => Promise<void>;
type Walk = (page: Page, language: Language, look: Look) => Promise<void>;

const nothing = () => Promise.resolve();

/** Walks through screens in both languages, then holds both against each other. */
async function walkInBoth(browser: Browser, walk: Walk): Promise<void> {
  await readInBoth(async (language, reading) => {
    const context = await browser.newContext({ timezoneId: 'America/Toronto' });
    const page = await context.newPage();
    await walk(page, language, async (screen, { barriers = true, ...looking } = {}) => {
      await lookAt(page, reading, language, screen, looking);
      await (barriers ? expectNoBarriers : nothing)(page, screen);
    });
    await context.close();
  });
}

/** Pages of the public application beside the flow, with their titles; those without barriers looked for are like another. */
const tellingPages = [
  ['/error', 'pages.error.500.title', true],
  ['/forbidden', 'pages.error.403.title', true],
  ['/faq', 'content.faq.title', true],
  ['/no-such-page', 'pages.error.404.title', false],
  ['/external', 'content.welcome.title', false],
  ['/contact-us', 'content.contact-us.title', false],
] as const;

const shown = (page: Page) => expect(page.locator('main h1')).toBeVisible();

test('[LN-001] [NV-038] pages that tell something are there in both languages without a barrier, and so is the switch', async ({
  browser,
}) => {
  await walkInBoth(browser, async (page, language, look) => {
    const open = async (application: ApplicationKey, path: string, barriers = true) => {
      await page.goto(`${originOf(application)}${path}?lang=${language}`);
      await shown(page);
      await look(`${application} ${path}`, { barriers });
    };
    await open('b2c', '/notfound');
    for (const [path, title, barriers] of tellingPages) {
      await openInside(page, `${path}?lang=${language}`);
      await expect(page.locator('main h1')).toHaveText(personAt(page, language).text(title));
      await look(`b2c ${path}`, { barriers });
    }
    await open('b2b', '/welcome');
    await open('b2b', '/');
    await open('admin', '/');
    await page.route('**/api/auth/get-user', () => undefined);
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await look('while the session is being opened', { barriers: false });
    await page.unroute('**/api/auth/get-user');
    await page.route('**/api/auth/get-user', (route) => route.abort());
    await open('b2c', '/get-a-quote');
  });
});

test('[LN-001] [NV-038] where people sign in is there in both languages without a barrier, and so is the switch', async ({
  browser,
}) => {
  await walkInBoth(browser, async (page, language, look) => {
    for (const [path, way] of [
      ['/login', 'directory'],
      ['/ciam/signup', 'customers'],
      ['/ciam', 'customers'],
    ] as const) {
      await page.goto(`${originOf('b2b')}${path}?lang=${language}`);
      await page.waitForURL(new RegExp(`/${way}/interaction`));
      await shown(page);
      await look(path, { barriers: false });
    }
    await giveCredentials(page, 'nobody@insurer.example');
    await expect(page.getByRole('alert')).toBeVisible();
    await look('a wrong account', { barriers: false });
    await giveCredentials(page, agents.inactive.username);
    await page.waitForURL(new RegExp(`^${originOf('b2b')}`));
    await shown(page);
    await look('a sign-in that was refused');
    await page.context().clearCookies();
    await openSignedIn(page, 'b2b', agents.viewer, language);
    await expect(page).toHaveURL(/\/resources/);
    await page.goto(`${originOf('b2b')}/get-a-quote?lang=${language}`);
    await expect(page).toHaveURL(/\/forbidden/);
    await shown(page);
    await look('somebody who may not sell');
  });
});

test('[LN-001] [NV-038] an ended session is told in both languages without a barrier, and the switch is there', async ({
  browser,
}) => {
  await walkInBoth(browser, async (page, language, look) => {
    await openSignedIn(page, 'b2b', agents.consultant, language);
    await page.locator('input[id^="age."]').first().focus();
    await page.context().clearCookies({ name: '__Host-portage-b2b' });
    await page.keyboard.type('51');
    await expect(
      page.getByRole('heading', { name: /^(Your session has ended|Votre session)/ }),
    ).toBeVisible();
    await expect(field(page, 'province')).toBeHidden();
    await look('an ended session');
  });
});
