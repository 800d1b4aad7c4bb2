import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { withoutMouse } from '../support/journeys/keyboard.ts';
import { agents, giveCredentials, originOf, signIn } from '../support/journeys/portal.ts';
import { field, submit } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

test.use({ actionTimeout: 15_000 });

const edit = (type: 'AGENT' | 'AGENCY', owner: string, id: string) =>
  `/editLicense?licenseType=${type}&${type === 'AGENT' ? 'profileRef' : 'orgCode'}=${owner}&licenseId=${id}`;
const kowalski = edit('AGENT', 'c-2004', 'L-2005');
const fraser = edit('AGENT', 'c-2008', 'L-2006');
const boreal = edit('AGENCY', 'BOREAL', 'L-1002');
const harbour = edit('AGENCY', 'HARBOUR', 'L-1005');

const addressOf = (language: Language, path: string) => {
  const address = new URL(`${originOf('admin')}/licensing${path}`);
  address.searchParams.set('lang', language);
  return String(address);
};

/** What is on the page of the form, and on the search to which it returns. */
function onPage(page: Page, language: Language) {
  const { text } = personAt(page, language);
  const main = page.getByRole('main');
  return {
    text,
    main,
    button: (key: string) => main.getByRole('button', { name: text(`licenseForm.${key}`), exact: true }),
    rows: main.locator('tbody tr'),
    problem: (key: string) => page.locator(`#${key}-problem`),
    onSearch: () => expect(main.getByRole('heading', { level: 1 })).toHaveText(text('licensing.title')),
  };
}

/** An address of the licence area as the manager opens it. */
async function open(page: Page, language: Language, path: string) {
  await bringSession(page.context(), 'admin', agents.manager);
  await page.goto(addressOf(language, path));
  return onPage(page, language);
}

/** Types a part of a name and takes the suggestion of the code. */
async function pick(page: Page, id: string, typed: string, value: string) {
  await expect(page.getByRole('combobox').and(field(page, id))).toBeVisible();
  await field(page, id).fill(typed);
  await page.getByRole('option').filter({ hasText: value }).click();
}

async function typeDate(page: Page, id: string, day: string) {
  await field(page, id).fill(day);
  await field(page, id).blur();
}

const loseSession = (page: Page) => page.context().clearCookies({ name: /^__Host-portage-admin$/ });

async function signInAgain(page: Page, language: Language) {
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('button', { name: personAt(page, language).text('flow.session.ended.signIn') })
    .click();
  await giveCredentials(await opened, agents.manager.username);
}

/** Each language has an independent contractor of its own, since an agent holds one licence for each province. */
const contractors = {
  en: { branch: 'BOREAL-HFX', name: 'Liam O’Connor', code: 'c-2002', number: 'LIC-AB-7' },
  fr: { branch: 'BOREAL-MTL', name: 'Noémie Cyr', code: 'c-2013', number: 'LIC-AB-8' },
} satisfies Record<Language, object>;

for (const language of languages) {
  test(`[LF-001] [LF-018] [LF-022] [LF-053] a licence of an independent contractor in Alberta is added, found and renewed (${language})`, async ({
    page,
  }) => {
    const { main, rows, onSearch, text } = await open(page, language, '/add');
    const { branch, name, code, number } = contractors[language];
    await expect(field(page, 'profileRef')).toHaveAccessibleDescription(
      text('licenseForm.agents.agencyFirst'),
    );
    await pick(page, 'organizationCode', branch.slice(-3), branch);
    await pick(page, 'profileRef', name.split(' ')[0] ?? '', code);
    await field(page, 'licensedProvince').selectOption('AB');
    await field(page, 'status').selectOption('RENEWAL_PENDING');
    await field(page, 'legalName').fill(name);
    await field(page, 'licenseNumber').fill(number);
    await typeDate(page, 'effectiveDate', '01-12-2024');
    await typeDate(page, 'expiredDate', '30-11-2026');
    await submit(page).click();
    await onSearch();

    await field(page, 'filter-licenseNumber').fill(number);
    await main.locator('form button[type="submit"]').first().click();
    await expect(rows).toHaveCount(1);
    await rows.getByRole('link').click();
    await expect(field(page, 'expiredDate')).toHaveValue('30-11-2026');
    await expect(field(page, 'licensedProvince')).toBeDisabled();
    await typeDate(page, 'expiredDate', '30-11-2028');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({ license: { expiredDate: '2028-11-30T10:00:00.000Z' } });
    await onSearch();
    await expect(rows).toHaveCount(1);
    await expect(field(page, 'filter-licenseNumber')).toHaveValue(number);
  });

  test(`two people edit one licence: the second sees both versions and loses nothing (${language})`, async ({
    page,
    browser,
  }) => {
    const path = { en: kowalski, fr: fraser }[language];
    const { text, main, onSearch } = await open(page, language, path);
    await typeDate(page, 'expiredDate', '30-06-2031');
    const other = await browser.newPage();
    const their = await open(other, language, path);
    await typeDate(other, 'expiredDate', '31-05-2030');
    await field(other, 'legalName').fill('A. N. Other');
    await submit(other).click();
    await their.onSearch();
    await other.context().close();

    await submit(page).click();
    await expect(main).toContainText(text('history.merge.title'));
    const expiry = main.getByRole('group', { name: text('licenseForm.expiredDate') });
    await expect(expiry).toContainText('30-06-2031');
    await expect(expiry).toContainText('31-05-2030');
    await expectNoBarriers(page, `two versions in ${language}`);
    await main.getByRole('button', { name: text('history.merge.continue') }).click();
    await expect(field(page, 'expiredDate')).toHaveValue('30-06-2031');
    await expect(field(page, 'legalName')).toHaveValue('A. N. Other');
    await submit(page).click();
    await onSearch();
  });

  test(`a session that ends in a half-typed form is signed in again, nothing typed is lost, and a licence that was being saved is saved once (${language})`, async ({
    page,
  }) => {
    await signIn(page, 'admin', agents.manager, language);
    await page.goto(addressOf(language, { en: boreal, fr: harbour }[language]));
    const { main, text, onSearch } = onPage(page, language);
    await typeDate(page, 'expiredDate', '31-03-2033');
    await loseSession(page);
    await main.getByRole('button', { name: text('history.show'), exact: true }).click();
    await signInAgain(page, language);
    await expect(field(page, 'expiredDate')).toHaveValue('31-03-2033');
    await expect(main.getByRole('table')).toBeVisible();

    const saved: number[] = [];
    page.on('response', (answer) => {
      if (answer.request().method() === 'PUT') saved.push(answer.status());
    });
    await loseSession(page);
    await submit(page).click();
    await signInAgain(page, language);
    await onSearch();
    expect(saved).toEqual([401, 200]);
  });
}

test('[LF-033] [LF-041] [LF-045] [LF-046] dates are typed and pasted as DD-MM-YYYY, and the calendars bound each other', async ({
  page,
}) => {
  const { problem } = await open(page, 'en', boreal);
  await typeDate(page, 'effectiveDate', '2027-02-28');
  await expect(problem('effectiveDate')).toContainText('Effective date is invalid');
  await typeDate(page, 'effectiveDate', '15-03-2026');
  await expect(problem('effectiveDate')).toHaveCount(0);
  await typeDate(page, 'expiredDate', '20-03-2026');
  const days = page.getByRole('dialog').getByRole('gridcell');
  const openCalendar = (name: string) =>
    page.getByRole('button', { name: `Choose from the calendar: ${name}` }).click();
  await openCalendar('Effective date');
  await expect(days.getByRole('button', { name: /March 20, 2026/ })).not.toHaveAttribute('aria-disabled');
  await expect(days.getByRole('button', { name: /March 21, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await days.getByRole('button', { name: /March 21, 2026/ }).click({ force: true });
  await expect(field(page, 'effectiveDate')).toHaveValue('15-03-2026');
  await page.keyboard.press('Escape');
  await openCalendar('Expiry date');
  await expect(days.getByRole('button', { name: /March 14, 2026/ })).toHaveAttribute('aria-disabled', 'true');
  await days.getByRole('button', { name: /March 14, 2026/ }).click({ force: true });
  await expect(field(page, 'expiredDate')).toHaveValue('20-03-2026');
  await days.getByRole('button', { name: /March 15, 2026/ }).click();
  await expect(field(page, 'expiredDate')).toHaveValue('15-03-2026');
  await typeDate(page, 'effectiveDate', '');
  for (const [id, name] of [
    ['screeningEffectiveDate', 'Screening effective date'],
    ['expiredDate', 'Expiry date'],
    ['effectiveDate', 'Effective date'],
  ] as const) {
    await typeDate(page, id, '01-01-1990');
    await openCalendar(name);
    await expect(days.getByRole('button', { name: /January 1, 1990/ })).not.toHaveAttribute('aria-disabled');
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeDisabled();
    await page.keyboard.press('Escape');
  }
});

test('a licence is filled in by keyboard alone, at 320 px and with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const { problem } = await open(page, 'fr', '/add');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const wide = () =>
    page.locator('main').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const keys = withoutMouse(page);
  await keys.press(submit(page));
  await expect(problem('organizationCode')).toContainText('Saisissez le nom de l’agence');
  expect(await wide()).toBe(0);
  await expectNoBarriers(page, 'the licence form at 320 px with big text');
  await keys.chooseSuggestion(field(page, 'organizationCode'), 'Voyages');
  await keys.type(field(page, 'licenseNumber'), 'NB-1');
  await expect(field(page, 'licenseNumber')).toHaveValue('NB-1');
});

test('the browser asks before it leaves a licence of which something is not saved, and only then', async ({
  page,
}) => {
  await open(page, 'en', kowalski);
  const saved = await field(page, 'legalName').inputValue();
  await field(page, 'legalName').fill('Half a name');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field(page, 'legalName')).toHaveValue('Half a name');
  await field(page, 'legalName').fill(saved);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('[LF-024] a half-typed licence is left by Back of the browser or by the menu only after a question, staying keeps it, and leaving forgets it', async ({
  page,
}) => {
  const { text, main, onSearch } = await open(page, 'en', '');
  await onSearch();
  await main.getByRole('link', { name: text('licensing.add') }).click();
  await field(page, 'licenseNumber').fill('NB-1');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, 'licenseNumber')).toHaveValue('NB-1');
  expect(new URL(page.url()).pathname).toBe('/licensing/add');
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Leads' });
  await menu.click();
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await onSearch();
  expect(new URL(page.url()).pathname).toBe('/licensing');
  await main.getByRole('link', { name: text('licensing.add') }).click();
  await expect(field(page, 'licenseNumber')).toHaveValue('');
});
