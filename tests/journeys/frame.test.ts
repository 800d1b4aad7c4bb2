import { expect, type Locator, type Page, test } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import { languages } from '#domain/locales.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { menu, menuButton } from '../support/journeys/frame.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { enterTravellers, expectStep, submit } from '../support/journeys/walk.ts';

const widths = [360, 1280] as const;
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const toggle = (page: Page) => page.getByRole('link', { name: 'Français' });

const kindsOfPages = {
  '/get-a-quote': { en: 'Traveller details', fr: 'Renseignements sur les voyageurs' },
  '/faq': { en: 'Questions about travelling insured', fr: 'Questions sur l’assurance en voyage' },
  '/notfound': { en: 'Page not found', fr: 'Page introuvable' },
} as const;

async function boxOf(shown: Locator) {
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  if (box === null) throw new Error('Nothing to be seen');
  return { top: box.y, bottom: box.y + box.height, width: box.width };
}

const audiences: {
  application: ApplicationKey;
  who?: (typeof agents)[keyof typeof agents];
  brand: RegExp;
}[] = [
  { application: 'b2c', brand: /^Cover me/ },
  { application: 'co-brand', brand: /^Cover me/ },
  { application: 'b2b', who: agents.agency, brand: /^Portage/ },
  { application: 'b2b', who: agents.consultant, brand: /^TC Travel/ },
];

for (const { application, who, brand } of audiences) {
  test(`[NV-022] ${who?.username ?? 'a consumer'} on ${application} sees the top navigation and below it the banner`, async ({
    page,
  }) => {
    if (who) await openSignedIn(page, application, who, 'en');
    else await page.goto(`${originOf(application)}/get-a-quote?lang=en`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await boxOf(navigation(page));
      const banner = await boxOf(page.getByRole('banner'));
      await expect(page.getByRole('banner').getByRole('link', { name: brand })).toBeVisible();
      await expect(navigation(page).getByRole('link', { name: 'Français' })).toBeVisible();
      await expect(navigation(page).getByRole('button', { name: /^Account of/ })).toHaveCount(who ? 1 : 0);
      expect([bar.width, banner.width]).toEqual([width, width]);
      expect(bar.bottom).toBeLessThanOrEqual(banner.top);
    }
  });
}

test('[NV-022] administration has one bar of its own in place of the top navigation and the banner', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', agents.manager, 'en');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(navigation(page)).toHaveCount(0);
    const bars = page.locator('header');
    await expect(bars).toHaveCount(1);
    await expect(bars.getByRole('link', { name: 'Français' })).toBeVisible();
    await expect(bars.getByRole('link', { name: /^Portage/ })).toBeVisible();
    await expect(bars.getByRole('button', { name: /^Account of/ })).toBeVisible();
  }
});

test('[NV-033] the footer stands beneath the content on every kind of page for consumers, in both languages', async ({
  page,
}) => {
  for (const application of ['b2c', 'co-brand'] as const) {
    await page.goto(`${originOf(application)}/get-a-quote?lang=en`);
    for (const language of languages) {
      if (language === 'fr') await toggle(page).click();
      for (const [path, titles] of Object.entries(kindsOfPages)) {
        await openInside(page, `${path}?lang=${language}`);
        await expect(page.locator('main h1'), path).toContainText(titles[language]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const content = await boxOf(page.getByRole('main'));
          const footer = await boxOf(page.getByRole('contentinfo'));
          expect(footer.top, path).toBeGreaterThanOrEqual(content.bottom);
          await expect(page.getByRole('contentinfo')).toContainText(/\S/);
        }
      }
    }
  }
});

test('the toggle leads those who open it elsewhere to the step that shows', async ({ page }) => {
  await page.goto(`${originOf('b2c')}/?lang=en&refCode=REF123456789`);
  await enterTravellers(page);
  await submit(page).click();
  await expectStep(page, 'TRIP_DETAILS', 'en');
  await expect(toggle(page)).toHaveAttribute(
    'href',
    '/obtenir-une-soumission/infos-voyage?lang=fr&refCode=REF123456789',
  );
});

test('on a telephone the menu opens by its button and closes by it, by one of its items and by a press beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  for (const [language, open, close] of [
    ['en', 'Open the menu', 'Close the menu'],
    ['fr', 'Ouvrir le menu', 'Fermer le menu'],
  ] as const) {
    await page.goto(`${originOf('b2c')}/get-a-quote?lang=${language}&refCode=REF100000001`);
    for (const closes of [
      () => menuButton(page).click(),
      () => menu(page).getByRole('link').first().click(),
      () => page.mouse.click(180, 740),
    ]) {
      await expect(menuButton(page)).toHaveAccessibleName(open);
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAccessibleName(close);
      await closes();
      await expect(menu(page)).toBeHidden();
    }
  }
});
