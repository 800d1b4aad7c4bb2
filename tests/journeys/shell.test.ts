import { expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { type Language, languages } from '#domain/locales.ts';
import { bringSession, openSignedIn } from '../support/journeys/earlierSession.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import { field } from '../support/journeys/walk.ts';

const navigationCall = '**/api/content/navigation?*';
const main = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true });
const menu = (page: Page) => page.locator('#menu');
const menuButton = (page: Page) => page.locator('#menu-button');
const profile = (page: Page) => page.getByRole('button', { name: /^(Account of|Compte de)/ });
const organizationButton = (page: Page) => page.getByRole('button', { name: /^Organisation: .*\. Switch$/ });
const organizationSearch = (page: Page) =>
  page.getByRole('group', { name: 'Switch organisation' }).getByLabel('Name or code');
const help = (page: Page) => page.getByRole('region', { name: /^(Need assistance|Besoin d’aide)/ });

const words: Record<Language, { quote: string; first: string; sample: string }> = {
  en: { quote: 'Get a quote', first: 'Traveller details', sample: 'Sample portal' },
  fr: {
    quote: 'Obtenir une soumission',
    first: 'Renseignements sur les voyageurs',
    sample: 'Portail d’exemple',
  },
};

for (const language of languages) {
  test(`[NV-001 partly] [NV-012] [NV-018] [NV-043 partly] administration has bar and side menu in ${language}, which folds below 992 px`, async ({
    page,
  }) => {
    await openSignedIn(page, 'admin', agents.manager, language);
    const item = menu(page).getByRole('link', { name: words[language].quote });
    await expect(item).toHaveAttribute('aria-current', 'page');
    await expect(menuButton(page)).toBeHidden();
    await item.click();
    await expect(item).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(item).toBeVisible();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    await expect(item).toBeVisible();
    await page.goto(`${originOf('admin')}/rates?lang=${language}`);
    await expect(item).not.toHaveAttribute('aria-current', 'page');
    await item.click();
    await expect(main(page)).toContainText(words[language].first);
    await page.goBack();
    await expect(page).toHaveURL(`${originOf('admin')}/rates?lang=${language}`);
  });
}

test('[NV-001] administration has bar, side menu, search for an organisation, switch of language, account, preferences and the way out', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', agents.owner, 'en');
  const bar = page.locator('header');
  await expect(menu(page).getByRole('link', { name: 'Get a quote' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Français' })).toBeVisible();
  await organizationButton(page).click();
  await expect(organizationSearch(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await profile(page).click();
  await expect(bar.getByRole('link', { name: /^Your account/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: /^Preferences/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('[NV-011 partly] on a telephone internal users search for an organisation, and external users of one organisation do not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await openSignedIn(page, 'admin', agents.manager, 'en');
  await organizationButton(page).click();
  await expect(organizationSearch(page)).toBeVisible();
  await page.context().clearCookies();
  await openSignedIn(page, 'admin', agents.consultant, 'en');
  await expect(menuButton(page)).toBeVisible();
  await expect(organizationButton(page)).toHaveCount(0);
  await menuButton(page).click();
  await expect(organizationSearch(page)).toHaveCount(0);
});

test('[NV-042] the folded menu works by keyboard: Enter and Space open it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=fr&refCode=REF100000001`);
  for (const key of ['Enter', 'Space']) {
    await menuButton(page).focus();
    await page.keyboard.press(key);
    await menu(page).getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
});

test('[RT-035] who may not be at an address of administration is led to the first item of the side menu', async ({
  page,
}) => {
  await bringSession(page.context(), 'admin', agents.agency);
  for (const path of ['/rates', '/users', '/licensing', '/agency', '/advisors', '/reports', '/allocations']) {
    await page.goto(`${originOf('admin')}${path}?lang=fr`);
    await expect(main(page), path).toContainText(words.fr.first);
    await expect(page).toHaveURL(`${originOf('admin')}/obtenir-une-soumission?lang=fr`);
  }
});

test('[RT-036] [NV-002 partly] who has no item of the side menu sees none and is led to /forbidden in the language', async ({
  page,
}) => {
  await bringSession(page.context(), 'admin', agents.viewer);
  await page.goto(`${originOf('admin')}/rates?lang=fr`);
  await expect(main(page)).toHaveText('Accès refusé');
  await expect(page).toHaveURL(`${originOf('admin')}/forbidden?lang=fr`);
  await expect(menu(page)).toHaveCount(0);
});

test('[RT-048] while the claims are being loaded a guarded address shows a spinner and stays', async ({
  page,
}) => {
  await bringSession(page.context(), 'admin', agents.agency);
  const session = await gateAt(page, /\/api\/auth\/get-user$/, 'GET');
  await page.goto(`${originOf('admin')}/rates?lang=en`);
  const held = await session.next();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page).toHaveURL(`${originOf('admin')}/rates?lang=en`);
  await held.fallback();
  await expect(main(page)).toContainText(words.en.first);
});

test('[RT-042 partly] /allocations is served to internal users only', async ({ page, browser }) => {
  await bringSession(page.context(), 'b2b', agents.manager);
  await page.goto(`${originOf('b2b')}/allocations?lang=en`);
  await expect(main(page)).toHaveText('Allocations');
  const external = await browser.newPage();
  await bringSession(external.context(), 'b2b', agents.agency);
  await external.goto(`${originOf('b2b')}/allocations?lang=en`);
  await expect(main(external)).toHaveText('Access denied');
  await external.close();
});

test('[NV-020] without menus and footer the page goes on', async ({ page }) => {
  await page.route(navigationCall, (route) => route.abort('failed'));
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF100000001`);
  await expect(main(page)).toContainText(words.en.first);
  await field(page, 'province').waitFor();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Portage');
});

test('[RT-034] menus that come empty lead back to the root', async ({ page }) => {
  await page.route(navigationCall, async (route) => {
    const answer = await route.fetch();
    const { navigation } = (await answer.json()) as { navigation: object };
    await route.fulfill({
      response: answer,
      json: { navigation: { ...navigation, sideNav: [], topNav: [] } },
    });
  });
  await page.goto(`${originOf('b2c')}/faq?lang=en`);
  await expect(main(page)).toContainText(words.en.first);
  await expect(page).toHaveURL(`${originOf('b2c')}/get-a-quote?lang=en`);
});

test('[NV-010] [NV-041] the profile menu leads external users to account and preferences, and internal ones out alone', async ({
  page,
  browser,
}) => {
  await signIn(page, 'b2b', agents.agency, 'fr');
  await profile(page).click();
  const links = page.getByRole('navigation', { name: 'Principale' }).getByRole('link');
  for (const [name, title] of [
    [/^Votre compte/, 'Votre compte'],
    [/^Préférences/, 'Vos préférences'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await links.filter({ hasText: name }).click();
    const own = await opened;
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(title);
    await own.close();
    if (!(await page.getByRole('button', { name: 'Fermer la session' }).isVisible()))
      await profile(page).click();
  }
  const internal = await browser.newPage();
  await openSignedIn(internal, 'b2b', agents.manager, 'fr');
  await profile(internal).click();
  await expect(internal.getByRole('button', { name: 'Fermer la session' })).toBeVisible();
  await expect(internal.getByText('Votre compte')).toHaveCount(0);
  await expect(internal.getByText('Préférences')).toHaveCount(0);
  await internal.close();
});

for (const [who, end] of [
  [agents.manager, /\/welcome/],
  [agents.consultant, /\/customers\/interaction/],
] as const) {
  test(`[SI-032] the item and the route /logout both sign ${who.username} out`, async ({ page }) => {
    const posted: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/auth/logout') posted.push(request.method());
    });
    for (const way of ['item', 'route'] as const) {
      await page.context().clearCookies();
      await signIn(page, 'b2b', who);
      await expect(main(page)).toContainText(words.en.first);
      if (way === 'route') await page.goto(`${originOf('b2b')}/logout?lang=en`);
      else {
        await profile(page).click();
        await page.getByRole('button', { name: 'Sign out' }).click();
      }
      await page.waitForURL(end);
      await page.goto(`${originOf('b2b')}/get-a-quote?lang=en`);
      await expect(page.getByRole('button', { name: 'Agency, broker or sponsor' })).toBeVisible();
    }
    expect(posted).toEqual(who.way === 'lanid' ? ['GET', 'GET'] : ['POST', 'POST']);
  });
}

test('[NV-012] [NV-019] [NV-021] [NV-025] [NV-027] [NV-030] [NV-031] [NV-034] [NV-035] [NV-036] [NV-037] a white label has its logo, links, menu, footer and help in either language; others have the default brand', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const foot = page.getByRole('contentinfo');
  const logo = page.locator('header img');
  const open = (application: ApplicationKey, refCode?: string) =>
    page.goto(`${originOf(application)}/get-a-quote?lang=en${refCode ? `&refCode=${refCode}` : ''}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/content/navigation')) asked.push(new URL(request.url()).search);
  });

  await test.step('brand and logo of an agency, on a desk and on a telephone', async () => {
    await open('b2c', 'REF100000001');
    const brand = banner.getByRole('link', { name: 'Boreal Travel: start page' });
    await expect(brand).toHaveAttribute('href', '/get-a-quote?lang=en&refCode=REF100000001');
    await expect
      .poll(() => brand.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(foot).toContainText('Boreal Travel');
    await expect(logo).toHaveCount(1);
    await expect(logo).toBeVisible();
    await expect(banner).toContainText('Boreal Travel');
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(logo).toBeVisible();
  });

  await test.step('its menu stands in the bar and folds below 992 px', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const item = menu(page).getByRole('link', { name: 'Get a quote' });
    await expect(item).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(item).toBeHidden();
    await expect(menuButton(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('menus, footer and help are loaded again when the language changes', async () => {
    await expect(foot).toContainText(words.en.sample);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(foot).toContainText(words.fr.sample);
    await expect(menu(page)).toContainText(words.fr.quote);
    expect(asked).toEqual(
      ['EN', 'FR'].map((lang) => `?organizationCode=BOREAL&lang=${lang}&salesChannel=B2C`),
    );
    await expect(help(page).getByRole('link')).toHaveText([
      '1-514-555-0104',
      'assurance@voyages-boreal.example',
    ]);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(help(page)).toContainText('Our team answers questions');
  });

  await test.step('an association shows its logo on a telephone only', async () => {
    await open('b2c', 'REF100000003');
    await expect(logo).toHaveCount(1);
    await expect(logo).toBeHidden();
    await expect(banner).not.toContainText('Maple');
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(logo).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('an unknown refCode has the default brand', async () => {
    await open('b2c', 'REF999999999');
    await expect(banner.getByRole('link', { name: /^Cover me/ })).toBeVisible();
    await expect(help(page)).toBeVisible();
    await expect(logo).toHaveCount(0);
    await expect(foot).not.toContainText('Boreal');
  });

  await test.step('others have no menu', async () => {
    await open('co-brand');
    await expect(help(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toHaveCount(0);
  });

  await test.step('who works for the insurer has no help', async () => {
    await openSignedIn(page, 'b2b', agents.manager, 'en');
    await expect(foot).toContainText(words.en.sample);
    await expect(help(page)).toHaveCount(0);
  });
});

test('[NV-023] [NV-032] the banner shows brand and logo, and in administration the panel to switch the organisation; the top text of the footer shows to consumers without a reference id and to admins', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const brand = banner.getByRole('link').filter({ has: page.locator('svg') });
  const top = page.getByRole('contentinfo').getByText('Travel insurance for Canadians');
  const arrived = () => expect(page.getByRole('contentinfo')).toContainText(words.en.sample);
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en`);
  await arrived();
  await expect(top).toBeVisible();
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF100000001`);
  await arrived();
  await expect(top).toHaveCount(0);
  await expect(brand).toHaveCount(1);
  await expect(banner.locator('img')).toBeVisible();
  await expect(banner.getByRole('group', { name: 'Switch organisation' })).toHaveCount(0);
  await openSignedIn(page, 'admin', agents.manager, 'en');
  await arrived();
  await expect(top).toBeVisible();
  await expect(brand).toHaveAccessibleName(/^Portage/);
  await banner.getByRole('button', { name: /^Organisation: Cover-Me Travel/ }).click();
  const panel = banner.getByRole('group', { name: 'Switch organisation' });
  await expect(panel).toContainText('Cover-Me Travel');
  await expect(panel.getByRole('textbox')).toBeFocused();
});
