import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { addField } from '../support/journeys/addField.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { withoutMouse } from '../support/journeys/keyboard.ts';
import { agents, originOf, type SignIn } from '../support/journeys/portal.ts';
import { reaches, reachOf } from '../support/journeys/reaches.ts';
import { personAt } from '../support/tours/journeys/person.ts';

/** What every list does, shown with the licences, which have all that a list can have. */
const address = (language: Language, query = '') =>
  `${originOf('admin')}/licensing?${query === '' ? '' : `${query}&`}lang=${language}`;

/** The search as somebody opens it who has signed in earlier. */
async function openSearch(page: Page, language: Language, query = '', who: SignIn = agents.manager) {
  await bringSession(page.context(), 'admin', who);
  return searchAt(page, language, query);
}

/** Opens the search, and gives what is on it. */
async function searchAt(page: Page, language: Language, query = '') {
  await page.goto(address(language, query));
  const person = personAt(page, language);
  const { text } = person;
  const main = page.getByRole('main');
  return {
    text,
    main,
    rows: main.locator('tbody tr'),
    button: (key: string, values = {}) => main.getByRole('button', { name: text(key, values), exact: true }),
    field: (end: string) => page.locator(`#filter-${end}`),
    add: (words: string) => addField(person, text(`licensing.${words}`)),
    problem: (end: string) => page.locator(`#filter-${end}-problem`),
  };
}

/** The day in Toronto, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
const expectLastPage = (rows: Locator) =>
  expect.poll(async () => [3, 4, 5, 6, 7, 8, 9].includes(await rows.count())).toBe(true);

for (const language of languages) {
  test(`[LS-021 partly] [LS-032] a search and its sort stand in the address, from page 1 on, and outlive a reload and the other language (${language})`, async ({
    page,
  }) => {
    const { rows, button, field, add } = await openSearch(page, language, 'offset=10');
    await expectLastPage(rows);
    await field('lastName').fill('o’connor');
    await add('column.status');
    await field('status').selectOption('AUTHORIZED');
    await button('tableFilter.search').click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(['Liam O’Connor']);
    await button('licensing.column.licenseNumber').click();
    const query = 'lastName=o%E2%80%99connor&status=AUTHORIZED&sortField=licenseNumber&sortOrder=asc';
    await expect(page).toHaveURL(address(language, query));
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(field('lastName')).toHaveValue('o’connor');
    await expect(field('status')).toHaveValue('AUTHORIZED');
    await page.getByRole('link', { name: { en: 'Français', fr: 'English' }[language] }).click();
    await expect(rows).toContainText([{ en: 'Autorisé', fr: 'Authorized' }[language]]);
  });

  test(`[LS-055] [LS-056] [LS-057] [LS-061] what is found is exported while another tab quotes (${language})`, async ({
    page,
    context,
  }) => {
    const { rows, button, text } = await openSearch(
      page,
      language,
      'sortField=licenseNumber&lastName=lavoie',
    );
    await expect(rows).toHaveCount(1);
    const gate = await gateAt(page, '**/api/licenses/export**', 'POST');
    await button('list.export').click();
    const held = await gate.next();
    await expect(button('list.export')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(text('list.export.pending'))).toHaveCount(1);
    await expect(page.getByText(text('list.export.ready'))).toHaveCount(0);
    const quoting = await context.newPage();
    await quoting.goto(`${originOf('admin')}/?lang=${language}`);
    await expect(quoting.getByRole('heading', { level: 1 })).toBeVisible();
    const saved = page.waitForEvent('download');
    await held.fallback();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`licenses-${today()}.csv`);
    const [header, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(header).toContain(text('licensing.column.licenseNumber'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('NB-60427');
    await expect(page.getByText(text('list.export.ready'))).toHaveCount(1);
    await expect(button('list.export')).not.toHaveAttribute('aria-busy');
    await expect(quoting.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('licences are searched, sorted and exported by keyboard alone', async ({ page }) => {
  const { rows, button, field } = await openSearch(page, 'fr');
  await expect(rows).toHaveCount(10);
  const keys = withoutMouse(page);
  await keys.type(field('licenseNumber'), 'NB');
  await keys.press(button('tableFilter.search'));
  await expect(rows).toHaveCount(3);
  await keys.press(button('licensing.column.licenseNumber'), 'Space');
  await expect(rows.first()).toContainText('NB-21044');
  const saved = page.waitForEvent('download');
  await keys.press(button('list.export'));
  expect((await saved).suggestedFilename()).toMatch(/^licenses-/);
});

for (const [name, reach] of [
  ['320 px wide', reaches.narrow],
  ['with texts twice as large', reaches.largeTexts],
] as const)
  test(`nothing of the licences is lost on a screen ${name}`, async ({ page }) => {
    const { losses } = await reachOf(page, reach);
    const { rows, add, text } = await openSearch(page, 'fr');
    await expect(rows).toHaveCount(10);
    await add('field.expiredDate');
    expect(await losses()).toEqual([]);
    await page.locator('summary', { hasText: text('list.columns') }).click();
    const choice = await page.locator('label', { has: page.locator('#column-licenseNumber') }).boundingBox();
    expect(choice!.x + choice!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  });
