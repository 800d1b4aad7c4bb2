import { expect, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { heading, menu, menuButton, profile, words } from '../support/journeys/frame.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf, signIn } from '../support/journeys/portal.ts';
import { field } from '../support/journeys/walk.ts';

const help = (page: Page) => page.getByRole('region', { name: /^(Need assistance|Besoin d’aide)/ });

const signOut = (page: Page) => page.getByRole('button', { name: 'Fermer la session' });

test('[NV-041 partly] [NV-010 partly] [NV-034 partly] [RT-042 partly] an agency has help, account and preferences but no allocations', async ({
  page,
}) => {
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
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(opens);
    await own.close();
    if (!(await signOut(page).isVisible())) await profile(page).click();
  }
  await openInside(page, '/allocations?lang=fr');
  await expect(heading(page)).toHaveText('Accès refusé');
});

const agency = 'REF100000001';
const telephone = { width: 360, height: 800 };
const banner = (page: Page) => page.getByRole('banner');
const foot = (page: Page) => page.getByRole('contentinfo');
const logo = (page: Page) => page.locator('header img');
const house = (page: Page) =>
  banner(page)
    .getByRole('link')
    .filter({ has: page.locator('svg') });
const open = (page: Page, application: ApplicationKey, refCode?: string) =>
  page.goto(`${originOf(application)}/get-a-quote?lang=en${refCode ? `&refCode=${refCode}` : ''}`);

test('[NV-042] a skip link leads to the main content; on a telephone Enter and Space open the menu, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await open(page, 'b2c', agency);
  await expect(menuButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await menuButton(page).focus();
    await page.keyboard.press(key);
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
});

test('[NV-027] [NV-025 partly] on a desk an agency shows its logo; an association shows it on a telephone only, and no name', async ({
  page,
}) => {
  await open(page, 'b2c', agency);
  await expect(logo(page)).toBeVisible();
  await open(page, 'b2c', 'REF100000003');
  await expect(house(page)).toHaveCount(1);
  await expect(logo(page)).toHaveCount(1);
  await expect(logo(page)).toBeHidden();
  await expect(banner(page)).not.toContainText('Maple');
  await page.setViewportSize(telephone);
  await expect(logo(page)).toBeVisible();
});

test('[NV-031] a known refCode has the logo and the links of its white label, an unknown one the default brand', async ({
  page,
}) => {
  await open(page, 'b2c', agency);
  await expect(logo(page)).toHaveAttribute('src', '/api/organizations/BOREAL/logo');
  await expect(banner(page).getByRole('link', { name: 'Boreal Travel: start page' })).toHaveAttribute(
    'href',
    '/get-a-quote?lang=en&refCode=REF100000001',
  );
  await expect(menu(page).getByRole('link', { name: 'New quote' })).toBeVisible();
  await open(page, 'b2c', 'REF999999999');
  await expect(banner(page).getByRole('link', { name: /^Cover me/ })).toBeVisible();
  await expect(help(page)).toBeVisible();
  await expect(logo(page)).toHaveCount(0);
  await expect(foot(page)).not.toContainText('Boreal');
});

for (const { language, item } of [
  { language: 'en', item: 'Held quotes' },
  { language: 'fr', item: 'Soumissions en attente' },
] as const)
  test(`[NV-021] an agent without a white label has no menu, and finds its entries in that of the account (${language})`, async ({
    page,
  }) => {
    await openSignedIn(page, 'b2b', agents.broker, language);
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^(Account of|Compte de)/ }).click();
    await page.getByRole('link', { name: item, exact: true }).click();
    await expect(heading(page)).toHaveText(item);
  });

test('[ER-011] a screen that cannot be drawn leads to the page of the error 500, not to a blank one', async ({
  page,
}) => {
  await openSignedIn(page, 'b2b', agents.agency, 'en');
  await field(page, 'destination').waitFor();
  await page.evaluate(() => {
    const create = document.createElement.bind(document);
    document.createElement = (name: string) => {
      if (name === 'input') throw new Error('There is no room for another field');
      return create(name);
    };
  });
  await page.getByRole('button', { name: /^Add a traveller/ }).click();
  await expect(page.locator('main').getByText('500')).toBeVisible();
  await expect(heading(page)).not.toHaveText(words.en.first);
});
