import { expect, type Locator, type Page, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { openSignedIn } from '../support/journeys/earlierSession.ts';
import { heading, menu, menuButton, profile, words } from '../support/journeys/frame.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { reachOf } from '../support/journeys/reaches.ts';

const searchIn = (place: Locator) => place.getByRole('button', { name: /^Organi[sz]ation\s?: / });
const bar = (page: Page) => page.locator('header');
const panel = (page: Page) =>
  page.getByRole('group', { name: /^(Switch organization|Changer d’organisation)$/ });
const searchField = (page: Page) => panel(page).getByRole('textbox');

test('[NV-011] the folded menu has the search for an organization for employees, and not for external users', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await openSignedIn(page, 'admin', agents.manager, 'en');
  await expect(searchIn(bar(page))).toHaveCount(0);
  await menuButton(page).click();
  await expect(searchIn(menu(page))).toBeVisible();
  await openSignedIn(page, 'admin', agents.owner, 'en');
  await expect(searchIn(bar(page))).toBeVisible();
  await menuButton(page).click();
  await expect(menu(page).getByRole('link').first()).toBeVisible();
  await expect(searchIn(menu(page))).toHaveCount(0);
});

for (const language of languages)
  test(`the search in the folded menu finds organizations, and gives the focus back (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await openSignedIn(page, 'admin', agents.manager, language);
    await menuButton(page).click();
    await searchIn(menu(page)).click();
    await expect(searchField(page)).toBeFocused();
    await searchField(page).fill('boreal');
    const found = panel(page).getByRole('button', { name: /BOREAL/ });
    await expect(found.first()).toBeVisible();
    await expectNoBarriers(page, `the search in the folded menu in ${language}`);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(searchIn(menu(page))).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

test('the folded menu, the search in it and the account are within a window of 320 px with texts twice as large', async ({
  page,
}) => {
  const { losses } = await reachOf(page, { width: 320, textSize: '200%' });
  const beside = async () => (await losses()).filter((loss) => /px wide in|sideways|beside/.test(loss));
  await openSignedIn(page, 'admin', agents.manager, 'fr');
  await menuButton(page).click();
  await searchIn(menu(page)).click();
  await searchField(page).fill('boreal');
  await expect(panel(page).getByRole('button', { name: /BOREAL-MTL/ })).toBeVisible();
  expect(await beside()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await profile(page).click();
  await expect(bar(page).getByRole('button', { name: 'Fermer la session' })).toBeVisible();
  expect(await beside()).toEqual([]);
});

test('[NV-001 partly] [NV-012] [NV-018] [NV-043 partly] the side menu of administration marks the current page in both languages, and folds below 992 px', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', agents.manager, 'en');

  for (const language of languages)
    await test.step(`the side menu in ${language}`, async () => {
      const { quote, first } = words[language];
      const item = menu(page).getByRole('link', { name: quote });
      if (language === 'fr') await page.getByRole('link', { name: 'Français' }).click();
      await expect(item).toHaveAttribute('aria-current', 'page');
      await expect(menuButton(page)).toBeHidden();
      await item.click();
      await expect(item).toHaveAttribute('aria-current', 'page');
      await page.setViewportSize({ width: 991, height: 800 });
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await expect(item).toBeVisible();
      await expectNoBarriers(page, `the menu of administration in ${language}`);
      await page.setViewportSize({ width: 992, height: 800 });
      await expect(menuButton(page)).toBeHidden();
      await expect(item).toBeVisible();
      await openInside(page, `/rates?lang=${language}`);
      await expect(page).toHaveURL(`${originOf('admin')}/rates?lang=${language}`);
      await expect(item).not.toHaveAttribute('aria-current', 'page');
      await item.click();
      await expect(heading(page)).toContainText(first);
      await page.goBack();
      await expect(page).toHaveURL(`${originOf('admin')}/rates?lang=${language}`);
      await page.goForward();
    });
});

test('[NV-001] administration has a bar, a side menu, the organization search, the language switch, the account, the preferences and the sign-out', async ({
  page,
}) => {
  await openSignedIn(page, 'admin', agents.owner, 'en');
  await expect(menu(page).getByRole('link', { name: 'New quote' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Français' })).toBeVisible();
  await searchIn(bar(page)).click();
  await expect(searchField(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await profile(page).click();
  await expect(bar(page).getByRole('link', { name: /^Your account/ })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: /^Preferences/ })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
});
