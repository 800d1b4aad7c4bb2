import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '#domain/locales.ts';
import { expectNoBarriers } from '../support/journeys/barriers.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf } from '../support/journeys/portal.ts';
import { openInside } from '../support/journeys/openInside.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { button, idle, openStill } from '../support/journeys/reminder.ts';
import { field, submit } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';

test.use({ actionTimeout: 15_000 });

const names = { en: 'Boreal Travel Montréal (BOREAL-MTL)', fr: 'Voyages Boréal Montréal (BOREAL-MTL)' };
const addressOf = (language: Language, path = '') => `${originOf('admin')}/users${path}?lang=${language}`;
const problemAt = (page: Page, id: string) => page.locator(`#${id}-problem`);
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function open(page: Page, language: Language, path = '') {
  await bringSession(page.context(), 'admin', agents.manager);
  await page.goto(addressOf(language, path));
  return { ...personAt(page, language), main: page.getByRole('main') };
}

/** The next call at the path fails with a message of the server. */
const failOnce = (page: Page, path: string) =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ status: 500, json: { code: 'server.failed', error: 'Not today' } }),
    { times: 1 },
  );

/** Fills in a colleague of the branch in Montréal. */
async function fillIn(
  page: Page,
  texts: Readonly<Record<'firstName' | 'lastName' | 'emailAddress', string>>,
) {
  for (const [id, value] of Object.entries(texts)) await field(page, id).fill(value);
  await field(page, 'preferredLang').selectOption('FR');
  await field(page, 'agencyCode').fill('Bore');
  await page
    .getByRole('option')
    .filter({ hasText: /BOREAL$/ })
    .click();
  await field(page, 'organizationCode').selectOption('BOREAL-MTL');
  await field(page, 'role').selectOption('View_Only');
}

for (const language of languages) {
  test(`[US-003] [US-036] a row of the list opens the page of its person at their own address, and the way back leads to what was searched (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const main = page.getByRole('main');
    const found = `${originOf('admin')}/users?lastName=Lavoie&lang=${language}`;
    await bringSession(page.context(), 'admin', agents.manager);
    await page.goto(found);
    await main.getByRole('link', { name: 'Sophie Lavoie' }).click();
    await expect(page).toHaveURL(addressOf(language, '/c-2001'));
    await expect(title(page)).toHaveText('Sophie Lavoie');
    await expect(main).toContainText(names[language]);
    await expectNoBarriers(page, `the page of a user in ${language}`);
    await expect(main).toContainText('sophie.lavoie@voyages-boreal.example');
    await pressButton('userForm.edit')(person);
    await expect(title(page)).toBeFocused();
    await expect(field(page, 'firstName')).toHaveValue('Sophie');
    await expectNoBarriers(page, `a user who is changed in ${language}`);
    await field(page, 'firstName').fill('Anna');
    await pressButton('userForm.cancel')(person);
    await pressButton('area.leave.leave')(person);
    await expect(title(page)).toHaveText('Sophie Lavoie');
    await pressButton('userForm.back')(person);
    await expect(page).toHaveURL(found);
    await page.goto(addressOf(language, '/c-2001'));
    await expect(title(page)).toHaveText('Sophie Lavoie');
  });

  test(`[US-001] [US-002] [US-048] [US-049] a colleague is registered from the list of users (${language})`, async ({
    page,
  }) => {
    const { text, main } = await open(page, language);
    await expect(title(page)).toHaveText({ en: 'Users', fr: 'Utilisateurs' }[language]);
    await main.getByRole('link', { name: text('users.add') }).click();
    await expect(page).toHaveURL(addressOf(language, '/register'));
    await expect(title(page)).toHaveText(text('userForm.title.new'));
    await submit(page).click();
    for (const id of ['firstName', 'lastName', 'emailAddress', 'role', 'organizationCode'])
      await expect(problemAt(page, id)).toContainText(text(`userForm.problem.required.${id}`));
    await field(page, 'emailAddress').fill('ana@');
    await expect(problemAt(page, 'emailAddress')).toContainText(text('userForm.problem.emailInvalid'));
    const emailAddress = `ana.${language}@voyages-boreal.example`;
    await fillIn(page, { firstName: 'Ana', lastName: `Silva ${language}`, emailAddress });
    await expect(main).toContainText(text('userForm.opens.APP.VIEW_APP'));
    await expectNoBarriers(page, `a user who is registered in ${language}`);
    await failOnce(page, '/api/createProfile');
    await submit(page).click();
    await expect(main.getByRole('alert')).toContainText('Not today');
    await expect(field(page, 'emailAddress')).toHaveValue(emailAddress);
    await submit(page).click();
    await expect(title(page)).toHaveText(text('users.title'));
    await expect(
      page.getByText(text('users.saved', { name: `Ana Silva ${language}` }), { exact: true }),
    ).toBeVisible();
  });

  test(`[PM-022 partly] whoever is deleted leaves the list (${language})`, async ({ page }) => {
    const { text, main, ...person } = await open(page, language, '/register');
    const name = `Zoé Gagné ${language}`;
    const emailAddress = `zoe.${language}@voyages-boreal.example`;
    await fillIn(page, { firstName: 'Zoé', lastName: `Gagné ${language}`, emailAddress });
    await submit(page).click();
    await page.goto(`${originOf('admin')}/users?lastName=Gagn%C3%A9&lang=${language}`);
    await main.getByRole('link', { name }).click();
    await pressButton('personDeletion.delete')({ text, ...person });
    await expectNoBarriers(page, `a user who is to be deleted in ${language}`);
    await pressButton('personDeletion.confirm')({ text, ...person });
    await expect(page.getByText(text('users.deleted', { name }), { exact: true })).toBeVisible();
    await expect(title(page)).toHaveText(text('users.title'));
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  });

  test(`[US-047] what the server refuses of a colleague stands at its field in words, and nothing is lost (${language})`, async ({
    page,
  }) => {
    const { text } = await open(page, language, '/register');
    await field(page, 'firstName').fill('=cmd');
    await expect(field(page, 'firstName')).toHaveValue('cmd');
    await field(page, 'lastName').fill('ᐃᓄᒃ');
    await field(page, 'emailAddress').fill(`${'x'.repeat(90)}@example.ca`);
    await expect(field(page, 'emailAddress')).toHaveValue(`${'x'.repeat(90)}@example.c`);
    await submit(page).click();
    await expect(problemAt(page, 'emailAddress')).toContainText(text('userForm.problem.emailInvalid'));
    await expect(problemAt(page, 'lastName')).toHaveCount(0);
    await expect(field(page, 'lastName')).toHaveValue('ᐃᓄᒃ');
    const emailAddress = 'Sophie.LAVOIE@voyages-boreal.example';
    await fillIn(page, { firstName: 'Anna', lastName: 'Roy', emailAddress });
    const adding = (url: URL) => url.pathname === '/api/createProfile';
    await submit(page).click();
    await expect(problemAt(page, 'emailAddress')).toContainText(
      text('userForm.problem.notUnique.emailAddress'),
    );
    await page.route(adding, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), role: 'LIA agent' } }),
    );
    await submit(page).click();
    await expect(problemAt(page, 'role')).toContainText(text('userForm.problem.notAllowed.role'));
    await expect(field(page, 'firstName')).toHaveValue('Anna');
    await expect(field(page, 'organizationCode')).toHaveValue('BOREAL-MTL');
  });

  test(`[US-046] nothing is said of a list, a person or an agency that could not be read (${language})`, async ({
    page,
  }) => {
    await bringSession(page.context(), 'admin', agents.manager);
    await failOnce(page, '/api/agent/search');
    await page.goto(`${originOf('admin')}/users?lastName=Lavoie&lang=${language}`);
    const { text } = personAt(page, language);
    const main = page.getByRole('main');
    const alerts = main.getByRole('alert').filter({ hasText: /\S/ });
    await expect(main.getByRole('button', { name: text('list.again') })).toBeVisible();
    await expect(alerts).toHaveCount(0);
    await main.getByRole('button', { name: text('list.again') }).click();
    await failOnce(page, '/api/getProfileByRef');
    await failOnce(page, '/api/getAgencyHierarchy');
    await main.getByRole('link', { name: 'Sophie Lavoie' }).click();
    for (const shown of [text('userForm.title.user'), 'Sophie Lavoie']) {
      await expect(title(page)).toHaveText(shown);
      await expect(main.getByRole('button', { name: text('userForm.retry') })).toBeVisible();
      await expect(alerts).toHaveCount(0);
      await main.getByRole('button', { name: text('userForm.retry') }).click();
    }
    await expect(main).toContainText(names[language]);
  });

  test(`[US-020] [US-050] several of the provinces that agents are offered are chosen and sent (${language})`, async ({
    page,
  }) => {
    const { text, main } = await open(page, language, '/register');
    const emailAddress = `lea.${language}@voyages-boreal.example`;
    await fillIn(page, { firstName: 'Léa', lastName: 'Cyr', emailAddress });
    const provinces = main.getByRole('group', { name: text('userForm.provinceLicense') });
    const offered = ['NB', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT'];
    await expect(provinces.getByRole('checkbox')).toHaveCount(offered.length);
    for (const code of offered)
      await expect(provinces.getByLabel(text(`kit.province.${code}`))).not.toBeChecked();
    await provinces.getByLabel(text('kit.province.SK')).check();
    await provinces.getByLabel(text('kit.province.NB')).check();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('createProfile'),
    );
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      referenceNumber: expect.stringMatching(/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{10}$/),
      licenses: [{ licensedProvince: 'NB' }, { licensedProvince: 'SK' }],
    });
    await expect(title(page)).toHaveText(text('users.title'));
  });

  test(`[US-048] two administrators change one person: the second sees both versions and loses nothing (${language})`, async ({
    page,
    browser,
  }) => {
    const id = { en: 'c-2002', fr: 'c-2013' }[language];
    const person = await open(page, language, `/${id}`);
    await pressButton('userForm.edit')(person);
    await field(page, 'lastName').fill('Mine');
    const other = await browser.newPage();
    const their = await open(other, language, `/${id}`);
    await pressButton('userForm.edit')(their);
    await field(other, 'lastName').fill('Theirs');
    await field(other, 'firstName').fill('Alex');
    await submit(other).click();
    await expect(title(other)).toHaveText(person.text('users.title'));
    await other.context().close();
    await failOnce(page, '/api/updateProfile');
    await submit(page).click();
    await expect(person.main.getByRole('alert')).toContainText('Not today');
    await submit(page).click();
    const group = person.main.getByRole('group', { name: person.text('userForm.lastName') });
    await expect(group).toContainText('Mine');
    await expect(group).toContainText('Theirs');
    await expectNoBarriers(page, `two versions of a user in ${language}`);
    await pressButton('history.merge.continue')(person);
    await expect(field(page, 'firstName')).toHaveValue('Alex');
    await expect(field(page, 'lastName')).toHaveValue('Mine');
    await submit(page).click();
    await expect(
      page.getByText(person.text('users.saved', { name: 'Alex Mine' }), { exact: true }),
    ).toBeVisible();
  });
}

test('[US-005] the reminder counts down over each of the three routes of users: whoever goes on is at the list, and whoever ends the session is signed out', async ({
  browser,
}) => {
  const remindedAt = async (path: string) => {
    const page = await browser.newPage();
    await openStill(page, 'admin', agents.manager);
    await openInside(page, `${path}?lang=en`);
    await idle(page);
    return page;
  };
  for (const path of ['/users', '/users/register', '/users/c-2001']) {
    const page = await remindedAt(path);
    await button(page, 'refresh').click();
    await expect(page).toHaveURL(`${originOf('admin')}/users?lang=en`);
    await page.close();
  }
  const page = await remindedAt('/users/c-2001');
  await button(page, 'end').click();
  await expect(page).toHaveURL(/\/welcome/);
});
