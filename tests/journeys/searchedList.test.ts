import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { gateAt } from '../support/journeys/gate.ts';
import { withoutMouse } from '../support/journeys/keyboard.ts';
import { agents, giveCredentials, originOf, signIn, type SignIn } from '../support/journeys/portal.ts';
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
  const { text } = personAt(page, language);
  const main = page.getByRole('main');
  return {
    text,
    main,
    rows: main.locator('tbody tr'),
    button: (key: string, values = {}) => main.getByRole('button', { name: text(key, values), exact: true }),
    field: (end: string) => page.locator(`#filter-${end}`),
    add: (words: string) =>
      main
        .getByRole('button', {
          name: text('tableFilter.addFieldLabel', { field: text(`licensing.${words}`) }),
          exact: true,
        })
        .click(),
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

  test(`[LS-051] [LS-052] [LS-053] days of expiry are entered as YYYY/MM/DD, and wrong ones are named (${language})`, async ({
    page,
  }) => {
    const { text, rows, button, field, add, problem } = await openSearch(page, language);
    await add('field.expiredDate');
    await field('expiredDateStart').fill('31-12-2026');
    await button('tableFilter.search').click();
    await expect(problem('expiredDateStart')).toContainText(text('tableFilter.problem.InvalidDate'));
    await field('expiredDateStart').fill('2026/12/31');
    await field('expiredDateEnd').fill('2025/01/01');
    await button('tableFilter.search').click();
    await expect(problem('expiredDateEnd')).toContainText(text('tableFilter.problem.dateRangeError'));
    await field('expiredDateEnd').fill('2026/12/31');
    await button('tableFilter.search').click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(['NB-51377']);
    await expect(field('expiredDateStart')).toHaveValue('2026/12/31');
    await field('expiredDateStart').fill('');
    await field('licenseNumber').fill('N');
    await button('tableFilter.search').click();
    await expect(problem('licenseNumber')).toContainText(text('tableFilter.problem.Min2Characters'));
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

test('rows that are marked on two pages are exported alone', async ({ page }) => {
  const { main, rows, button, text } = await openSearch(page, 'fr', '');
  await expect(rows).toHaveCount(10);
  await rows.nth(1).getByRole('checkbox').check();
  await button('kit.paginator.next').click();
  await expectLastPage(rows);
  await rows.first().getByRole('checkbox').check();
  await expect(main.getByText(text('list.marked', { count: 2 }))).toBeVisible();
  const numbers = [await rows.first().locator('td').last().innerText()];
  await button('kit.paginator.previous').click();
  await expect(rows).toHaveCount(10);
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  numbers.unshift(await rows.nth(1).locator('td').last().innerText());
  const saved = page.waitForEvent('download');
  await button('list.exportMarked').click();
  const [, ...lines] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(';').at(-1)).toSorted()).toEqual(numbers.toSorted());
});

test('[LS-026] [LS-027] [LS-059] a search that fails empties the list and is asked again, and a file that fails says nothing', async ({
  page,
}) => {
  const { main, rows, button, text } = await openSearch(page, 'fr', 'sortField=status&offset=10');
  await expectLastPage(rows);
  await page.route('**/api/licenses/**', (route) => route.abort('failed'));
  await button('list.export').click();
  await expect(button('list.export')).not.toHaveAttribute('aria-busy');
  await expect(main.getByText(text('list.export.ready'))).toHaveCount(0);
  await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await button('kit.paginator.previous').click();
  await expect(main).toContainText(text('list.unavailable'));
  await expect(rows).toHaveCount(0);
  await page.unrouteAll();
  await button('list.again').click();
  await expect(rows).toHaveCount(10);
  await expect(page).toHaveURL(address('fr'));
});

test('a saved view is there again in another browser, with its columns, and for nobody else', async ({
  page,
  browser,
}) => {
  const { main, rows, button, field, text } = await openSearch(page, 'en');
  const views = main.locator('summary', { hasText: text('list.views') });
  await field('licenseNumber').fill('NB');
  await button('tableFilter.search').click();
  await expect(rows).toHaveCount(3);
  await main.locator('summary', { hasText: text('list.columns') }).click();
  await page.locator('#column-licenseType').click();
  await views.click();
  await page.locator('#view-name').fill('New Brunswick');
  await button('list.view.save').click();
  const saved = button('list.view.open', { name: 'New Brunswick' });
  await expect(saved).toBeVisible();
  const other = await openSearch(await browser.newPage(), 'en');
  await expect(other.rows).toHaveCount(10);
  await other.main.locator('summary', { hasText: text('list.views') }).click();
  await other.button('list.view.open', { name: 'New Brunswick' }).click();
  await expect(other.rows).toHaveCount(3);
  await expect(other.field('licenseNumber')).toHaveValue('NB');
  await expect(other.main.getByRole('columnheader')).toHaveCount(5);
  await other.main.page().context().close();
  await openSearch(page, 'en', '', agents.owner);
  await expect(rows.first()).toBeVisible();
  await views.click();
  await expect(button('list.view.save')).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('a session that ended is signed in again over the search, which then reads what was asked for', async ({
  page,
}) => {
  await signIn(page, 'admin', agents.manager);
  const { rows, button, field } = await searchAt(page, 'en', 'licenseNumber=NB');
  await expect(rows).toHaveCount(3);
  await page.context().clearCookies({ name: /^__Host-portage-admin$/ });
  await field('licenseNumber').fill('NS');
  await button('tableFilter.search').click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  const provider = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await giveCredentials(await provider, agents.manager.username);
  await expect(rows).toHaveCount(4);
  await expect(field('licenseNumber')).toHaveValue('NS');
});

test('[LS-003] who may not see licences is led elsewhere, and an owner of an agency sees its own without a way to add', async ({
  page,
  browser,
}) => {
  const { main, rows, text } = await openSearch(page, 'en', '', agents.owner);
  await expect(rows.first()).toContainText('Boreal');
  await expect(rows.filter({ hasText: 'ON-30955' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: text('licensing.add') })).toHaveCount(0);
  const other = await browser.newPage();
  await bringSession(other.context(), 'admin', agents.consultant);
  await other.goto(address('en'));
  await expect(other).not.toHaveURL(/licensing/);
  await other.context().close();
});

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
    await page.locator('summary', { hasText: text('list.columns') }).click();
    expect(await losses()).toEqual([]);
  });
