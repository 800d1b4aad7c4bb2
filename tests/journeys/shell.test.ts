import { expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import {
  emptyMenus,
  heading,
  menu,
  menuButton,
  navigationCall,
  profile,
  words,
} from '../support/journeys/frame.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import { field } from '../support/journeys/walk.ts';

const help = (page: Page) => page.getByRole('region', { name: /^(Need assistance|Besoin d’aide)/ });

test('[NV-020] [RT-034] menus that come empty lead back to the root, and without menus and footer the page goes on', async ({
  page,
}) => {
  await emptyMenus(page);
  await page.goto(`${originOf('b2c')}/faq?lang=en`);
  await expect(heading(page)).toContainText(words.en.first);
  await expect(page).toHaveURL(`${originOf('b2c')}/get-a-quote?lang=en`);

  await page.route(navigationCall, (route) => route.abort('failed'));
  await page.goto(`${originOf('b2c')}/get-a-quote?lang=en&refCode=REF100000001`);
  await expect(heading(page)).toContainText(words.en.first);
  await field(page, 'province').waitFor();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Portage');
});

test('[NV-010] [NV-034] [NV-041] [RT-042 partly] external users have help, account and preferences but no allocations; employees have allocations and of the profile menu the way out alone', async ({
  page,
  browser,
}) => {
  const title = (of: Page) => of.getByRole('heading', { level: 1 });
  const signOut = (of: Page) => of.getByRole('button', { name: 'Fermer la session' });

  await test.step('an agency', async () => {
    await signIn(page, 'b2b', agents.agency, 'fr');
    await expect(help(page)).toBeVisible();
    await profile(page).click();
    const links = page.getByRole('navigation', { name: 'Principale' }).getByRole('link');
    for (const [name, opens] of [
      [/^Votre compte/, 'Votre compte'],
      [/^Préférences/, 'Vos préférences'],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await links.filter({ hasText: name }).click();
      const own = await opened;
      await expect(title(own)).toHaveText(opens);
      await own.close();
      if (!(await signOut(page).isVisible())) await profile(page).click();
    }
    await openInside(page, '/allocations?lang=fr');
    await expect(heading(page)).toHaveText('Accès refusé');
  });

  await test.step('an employee of the insurer', async () => {
    const internal = await browser.newPage();
    await openSignedIn(internal, 'b2b', agents.manager, 'fr');
    await expect(internal.getByRole('contentinfo')).toContainText(words.fr.sample);
    await expect(help(internal)).toHaveCount(0);
    await profile(internal).click();
    await expect(signOut(internal)).toBeVisible();
    await expect(internal.getByText('Votre compte')).toHaveCount(0);
    await expect(internal.getByText('Préférences')).toHaveCount(0);
    await internal.setViewportSize({ width: 360, height: 760 });
    await expect(menuButton(internal)).toHaveCount(0);
    await openInside(internal, '/allocations?lang=fr');
    await expect(heading(internal)).toHaveText('Affectations');
    await internal.close();
  });
});

test('[NV-012] [NV-019] [NV-021] [NV-023] [NV-025] [NV-027] [NV-030] [NV-031] [NV-032] [NV-035] [NV-036] [NV-037] [NV-042] a white label has its logo, links, menu, footer and help in either language; others have the default brand, and the top text of the footer', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const foot = page.getByRole('contentinfo');
  const logo = page.locator('header img');
  const house = banner.getByRole('link').filter({ has: page.locator('svg') });
  const panel = banner.getByRole('group', { name: 'Switch organization' });
  const top = foot.getByText('Travel insurance for Canadians');
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
    await expect(top).toHaveCount(0);
    await expect(house).toHaveCount(1);
    await expect(panel).toHaveCount(0);
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
      '1\u00a0514\u00a0555-0104',
      'assurance@voyages-boreal.example',
    ]);
  });

  await test.step('on a telephone Enter and Space open its menu, Escape closes it and gives the focus back', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    for (const key of ['Enter', 'Space']) {
      await menuButton(page).focus();
      await page.keyboard.press(key);
      await menu(page).getByRole('link').first().focus();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('help is loaded again in the first language', async () => {
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

  await test.step('a consumer without a reference id reads the top text of the footer', async () => {
    await open('b2c');
    await expect(foot).toContainText(words.en.sample);
    await expect(top).toBeVisible();
  });

  await test.step('and so does administration, where the banner has the panel to switch the organization', async () => {
    await openSignedIn(page, 'admin', agents.manager, 'en');
    await expect(foot).toContainText(words.en.sample);
    await expect(top).toBeVisible();
    await expect(house).toHaveAccessibleName(/^Portage/);
    await banner.getByRole('button', { name: /^Organization: Cover-Me Travel/ }).click();
    await expect(panel).toContainText('Cover-Me Travel');
    await expect(panel.getByRole('textbox')).toBeFocused();
  });
});
