import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { accessibilityFindings } from '#tests/support/accessibility.ts';
import { finishQuestionnaire, healthyTreatment } from '#tests/support/questionnaires/finish.ts';
import { awaiting } from '#tests/support/questionnaires/medical.ts';
import { rows } from '#tests/support/quote/forms.ts';
import { visits } from '#tests/support/tours/views/visits.ts';

const { show } = visits();

const group = (count: number) => ({
  travellers: rows(...Array.from({ length: count }, (_, index) => index + 30)),
  province: 'ON' as const,
});
const pressed = (page: Page) => page.locator('table button[aria-pressed="true"]');
const priceOf = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`: Emergency medical, traveller ${number}$`) }).first();
const forAll = (page: Page) =>
  page.getByRole('button', { name: 'All: Emergency medical for everybody' }).first();
const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm and select' });
const announced = (page: Page, said: string) => page.getByRole('status').filter({ hasText: said });

type Line = 'up' | 'lost' | 'silent';
const turnLine = (page: Page, line: Line) =>
  page.evaluate((to) => void Object.assign((window as unknown as { seen: object }).seen, { line: to }), line);
const firstCell = (page: Page, number: number) => page.locator('tbody tr').nth(number).locator('td').first();

async function takeFor(page: Page, number: number): Promise<void> {
  await firstCell(page, number).getByRole('button').click();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button').first().click();
  await pressed(page).waitFor();
}

async function showMatrix(count: number, more: { lang?: 'en' | 'fr'; width?: number } = {}): Promise<Page> {
  const page = await show({ step: 'planSelection', layout: null, travellers: group(count), ...more });
  await page.locator('table button[aria-pressed]').first().waitFor();
  return page;
}

describe('the table of plans', () => {
  test.each(['en', 'fr'] as const)('in %s twelve travellers fit two screens of 1280 × 860', async (lang) => {
    const page = await showMatrix(12, { lang, width: 1280 });
    const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(2 * 860);
    expect(await page.locator('tbody tr').count()).toBe(13);
    expect(await accessibilityFindings(page)).toEqual([]);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(window ?? 0);
  });

  test('one plan is given to all twelve by one dialog in which each is confirmed, and the total is said', async () => {
    const page = await showMatrix(12);
    await forAll(page).click();
    expect(await dialog(page).getByRole('checkbox').count()).toBe(13);
    expect(await confirm(page).getAttribute('aria-disabled')).toBe('true');
    await dialog(page).getByLabel('All 12 travellers meet the conditions').check();
    await dialog(page).getByLabel('Traveller 7,').uncheck();
    expect(await confirm(page).getAttribute('aria-disabled')).toBe('true');
    await dialog(page).getByLabel('Traveller 7,').check();
    await confirm(page).click();
    await expect.poll(() => pressed(page).count()).toBe(12);
    await announced(page, '12 travellers: Emergency medical. Total $').waitFor({ state: 'attached' });
    expect(await dialog(page).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('All: Emergency medical for everybody');
  });

  test('a choice for one traveller keeps the focus, and what was confirmed is not asked again', async () => {
    const page = await showMatrix(3);
    const price = priceOf(page, 2);
    await price.press('Enter');
    await dialog(page).getByRole('checkbox').press('Space');
    await confirm(page).press('Enter');
    await announced(page, 'Traveller 2: Emergency medical. Total $').waitFor({ state: 'attached' });
    await expect.poll(() => price.evaluate((button) => button === document.activeElement)).toBe(true);
    await price.press('Enter');
    await expect.poll(() => pressed(page).count()).toBe(0);
    await price.press('Enter');
    await expect.poll(() => pressed(page).count()).toBe(1);
    expect(await dialog(page).count()).toBe(0);
  });

  test('[MQ-008] [MQ-023] a questionnaire is answered from the table, and opens the plan for that traveller alone', async () => {
    const page = await show({
      step: 'planSelection',
      world: 'questionnaire',
      layout: null,
      travellers: group(3),
    });
    const take = (number: number) =>
      page.getByRole('button', { name: `Answer the questionnaire: Emergency medical, traveller ${number}` });
    await take(2).click();
    await page.locator('[id="medical.heartCondition"]').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await finishQuestionnaire(page, healthyTreatment);
    await priceOf(page, 2).waitFor();
    expect(await take(2).count()).toBe(0);
    expect(await take(1).count()).toBe(1);
    expect(await take(3).count()).toBe(1);
  });

  test('[MQ-017] a plan that the answers keep from a traveller says so in the table', async () => {
    const page = await show({
      step: 'planSelection',
      world: 'questionnaire',
      layout: null,
      travellers: group(3),
    });
    const row = page.locator('tbody tr').nth(2);
    await row.getByRole('button', { name: /^Answer the questionnaire/ }).click();
    await page.locator('[id="medical.heartCondition"]').waitFor();
    await finishQuestionnaire(page, { ...healthyTreatment, awaitingTreatment: awaiting.awaitingTreatment });
    await row.getByText('The plan is not available with the answers given.').waitFor();
    expect(await row.getByRole('button', { name: /^Change the answers/ }).count()).toBe(1);
  });
});

describe('the heading of a column', () => {
  const headings = { en: 'Details: Emergency medical', fr: 'Renseignements\u00a0: Soins médicaux d’urgence' };
  const worksheets = {
    en: 'Price worksheet: Emergency medical, traveller 2',
    fr: 'Calcul du prix\u00a0: Soins médicaux d’urgence, voyageur 2',
  };
  const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);
  const holdsFocus = (place: Locator) =>
    place.evaluate((element) => element.contains(document.activeElement));

  test.each(['en', 'fr'] as const)(
    '[PS-040 partly] opens what the plan covers, by keyboard alone, and gets the focus back (%s)',
    async (lang) => {
      const page = await showMatrix(3, { lang });
      const heading = page
        .getByRole('columnheader')
        .getByRole('button', { name: headings[lang], exact: true })
        .first();
      await heading.press('Enter');
      await dialog(page).getByText('Ambulance').waitFor();
      await expect.poll(() => holdsFocus(dialog(page))).toBe(true);
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(heading)).toBe(true);
      expect(await pressed(page).count()).toBe(0);
    },
  );

  test.each(['en', 'fr'] as const)(
    'leads agents to the worksheet of each traveller’s price, and back (%s)',
    async (lang) => {
      const page = await showMatrix(3, { lang });
      const heading = page.getByRole('button', { name: headings[lang], exact: true }).first();
      await heading.press('Enter');
      const way = dialog(page).getByRole('button', { name: worksheets[lang], exact: true });
      await way.press('Enter');
      await dialog(page).getByRole('table').waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText('Ambulance').isVisible()).toBe(false);
      expect(await dialog(page).getByRole('table').isVisible()).toBe(true);
      await page.emulateMedia({ media: null });
      await page.keyboard.press('Escape');
      await dialog(page).getByRole('table').waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(way)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isFocused(heading)).toBe(true);
    },
  );

  test('offers no worksheet to who may not read it', async () => {
    const page = await show({
      step: 'planSelection',
      layout: null,
      travellers: group(3),
      facts: { mayReadWorksheet: false },
    });
    await page.getByRole('button', { name: headings.en, exact: true }).first().click();
    await dialog(page).getByText('Ambulance').waitFor();
    expect(await dialog(page).getByText('Price worksheet').count()).toBe(0);
  });
});

describe('the prices of the table', () => {
  test.each([
    [
      'en',
      'Selected. No connection. Ask again for the price: Emergency medical, traveller 2',
      'No connection\nAsk again',
      'There is no connection. Your choices are kept',
      '$80.00',
    ],
    [
      'fr',
      'Choisi. Aucune connexion. Redemander le prix\u00a0: Soins médicaux d’urgence, voyageur 2',
      'Aucune connexion\nRedemander',
      'Il n’y a pas de connexion. Vos choix sont conservés',
      '80,00\u00a0$',
    ],
  ] as const)(
    'that the server cannot be asked for say so, keep the choice and can be asked again (%s)',
    async (lang, name, cell, why, price) => {
      const page = await showMatrix(3, { lang });
      await takeFor(page, 2);
      await turnLine(page, 'lost');
      await page.locator('[id="deductibleForAll"]').selectOption('500');
      const again = page.getByRole('button', { name, exact: true });
      await again.waitFor();
      for (const number of [1, 2, 3]) await expect.poll(() => firstCell(page, number).innerText()).toBe(cell);
      await page.getByRole('status').filter({ hasText: why }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await turnLine(page, 'up');
      await again.press('Enter');
      await expect.poll(() => firstCell(page, 2).innerText()).toBe(price);
      expect(await firstCell(page, 1).innerText()).toBe(cell);
      const button = firstCell(page, 2).getByRole('button');
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    },
  );

  test('turn in their place while they are calculated, and no older figure shows', async () => {
    const page = await showMatrix(3);
    await takeFor(page, 2);
    const button = firstCell(page, 2).getByRole('button');
    const width = () => button.evaluate((element) => element.getBoundingClientRect().width);
    const before = await width();
    await turnLine(page, 'silent');
    await page.getByLabel('Deductible for all plans').selectOption('500');
    await firstCell(page, 2)
      .getByRole('button', { name: 'Calculating…: Emergency medical, traveller 2', exact: true })
      .waitFor();
    expect(await firstCell(page, 2).innerText()).not.toContain('$');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await width()).toBe(before);
    await announced(page, 'Calculating…').waitFor({ state: 'attached' });
    expect(await page.locator('tfoot').innerText()).not.toContain('$');
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});
