import { expect, type Page } from '@playwright/test';
import { describe, test } from 'vitest';
import type { Language } from '#domain/locales.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import { openPage } from '../support/tours/views/offered.ts';
import { commandPage } from '../support/tours/views/play.ts';

const offered = openPage({ width: 1280, height: 900 });

/** Shows a chart from one of its beginnings, and does what comes before. */
async function showChart(chart: string, lang: Language, before: readonly string[], beginning = '') {
  const { page } = offered();
  await commandPage(page, 'open', [chart, beginning, lang]);
  for (const id of before) await commandPage(page, 'apply', [id, []]);
  return personAt(page, lang);
}

const apply = (page: Page, id: string) => commandPage(page, 'apply', [id, []]);
const focused = (page: Page) => page.locator(':focus');

describe.each(['en', 'fr'] as const)('in %s the keyboard goes on', (lang) => {
  test('at what somebody else saved meanwhile, and at what was made of both', async () => {
    const { page, text } = await showChart('licenseForm', lang, ['itComes', 'changesAField']);
    await page.locator('button[type=submit]').press('Enter');
    await apply(page, 'anotherSavedMeanwhile');
    await expect(focused(page)).toContainText(text('history.merge.title'));
    await page.getByRole('button', { name: text('history.merge.continue') }).press('Enter');
    await expect(focused(page)).toContainText(text('history.merge.done'));
  });

  test('at the word that a quote was mailed', async () => {
    const { page } = await showChart('quoteMail', lang, ['theClientComes']);
    await page.locator('#firstName').fill('Zoé');
    await page.locator('#email').fill('zoe@example.ca');
    await page.locator('button[type=submit]').press('Enter');
    await apply(page, 'theMailIsTaken');
    await expect(focused(page)).toContainText('zoe@example.ca');
  });

  test('at the word that a task was given up, and at the title where it is over already', async () => {
    const { page, text } = await showChart('taskGivingUp', lang, ['theTaskComes', 'entersEverything']);
    await page.locator('button[type=submit]').press('Enter');
    await apply(page, 'theTaskIsGivenUp');
    await expect(focused(page)).toContainText(text('tasks.giveUp.done'));
    await showChart('taskGivingUp', lang, ['theTaskComes', 'entersEverything']);
    await page.locator('button[type=submit]').press('Enter');
    for (const id of ['itIsNotSent', 'theTaskIsOver']) await apply(page, id);
    await expect(page.getByText(text('tasks.giveUp.gone'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('at the title of the page that a row opens', async () => {
    const { page, text } = await showChart('listArea', lang, [], 'quotes that are held');
    await page.getByRole('button', { name: text('list.act.menuOf', { name: 'Q-100001' }) }).press('Enter');
    await page.getByRole('menuitem', { name: text('quotes.act.mail'), exact: true }).press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('Escape leaves the menu of a row for its button', async () => {
  const { page, text } = await showChart('listArea', 'en', [], 'quotes that are held');
  const button = page.getByRole('button', { name: text('list.act.menuOf', { name: 'Q-100001' }) });
  await button.press('Enter');
  await page.getByRole('menu').press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});
