import { expect, type Page, type Request, test } from '@playwright/test';
import { languages } from '#domain/locales.ts';
import { bringSession } from '../support/journeys/earlierSession.ts';
import { agents, originOf, type SignIn } from '../support/journeys/portal.ts';
import { buttonOf, pressButton } from '../support/journeys/pressButton.ts';
import { field } from '../support/journeys/walk.ts';
import { personAt } from '../support/tours/journeys/person.ts';
import type { Person } from '../support/tours/journeys/types.ts';

type Sponsor = readonly ['LAKES' | 'MLIADV', string];

const title = (page: Page) => page.locator('main h1');
const rows = (page: Page) => page.locator('tbody tr');
const question = ({ page, text }: Person) =>
  page.getByRole('alertdialog', { name: text('area.leave.title') });
const landingOf = ({ language }: Person) => `${originOf('admin')}/advisors?lang=${language}`;

async function open({ page, language }: Person, path = '/advisors/register', who: SignIn = agents.manager) {
  await bringSession(page.context(), 'admin', who);
  await page.goto(`${originOf('admin')}${path}?lang=${language}`);
  await title(page).waitFor();
}

async function addSponsor(person: Person, [code, id]: Sponsor) {
  const { page } = person;
  await pressButton('advisors.sponsors.add')(person);
  await field(page, 'sponsorCode').selectOption({ value: code });
  await field(page, code === 'MLIADV' ? 'partyId' : 'counselorId').fill(id);
  await pressButton('advisorCode.add')(person);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function type(page: Page, key: string, text: string) {
  await field(page, key).fill('');
  await field(page, key).focus();
  await page.keyboard.insertText(text);
}

const words = {
  en: { landing: 'Advisor', add: 'Add New Advisor' },
  fr: { landing: 'Profils de conseil', add: 'Ajouter un profil de conseil' },
};
/** Known to the registers, and linked by no journey. */
const lookedUp: readonly [Sponsor, Sponsor] = [
  ['MLIADV', '70010002'],
  ['LAKES', '44010002'],
];
/** Linked by the journey that creates an advisor. */
const ids = {
  en: { first: ['MLIADV', '70010001'], second: ['LAKES', '44010001'] },
  fr: { first: ['LAKES', '44010005'], second: ['MLIADV', '70010005'] },
} as const satisfies Record<string, Record<string, Sponsor>>;

for (const language of languages) {
  test(`[AD-001] [AD-002] [AD-003] [AD-004] the landing page leads to the page of a new advisor, which has all its parts (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const { text } = person;
    await open(person, '/advisors');
    await expect(title(page)).toHaveText(words[language].landing);
    await page.getByRole('button', { name: words[language].add, exact: true }).click();
    await expect(page).toHaveURL(`${originOf('admin')}/advisors/register?lang=${language}`);
    await expect(page.locator('thead th')).toHaveCount(4);
    for (const key of ['sponsors.title', 'personal', 'recipients'])
      await expect(page.getByRole('heading', { name: text(`advisors.${key}`) })).toBeVisible();
    for (const key of [
      'firstName',
      'recipientEmailAddress1',
      'recipientEmailAddress2',
      'recipientEmailAddress3',
    ])
      await expect(field(page, key)).toBeVisible();
    for (const key of ['personal.reset', 'recipients.reset', 'back', 'create'])
      await expect(buttonOf(person, `advisors.${key}`)).toBeVisible();
    await pressButton('advisors.sponsors.add')(person);
    await expect(page.getByRole('dialog', { name: text('advisorCode.title') })).toBeVisible();
    await pressButton('advisorCode.cancel')(person);
    await pressButton('advisors.create')(person);
    await expect(page.getByRole('alert').getByText(text('advisors.sponsors.missed'))).toBeVisible();
    await field(page, 'firstName').fill('Zoé');
    await pressButton('advisors.back')(person);
    await expect(question(person)).toBeVisible();
  });

  test(`[AD-009] [AD-013] [AD-014] [AD-016] staying keeps number, sponsor and form; who leaves and comes again begins anew (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    await open(person);
    const number = await title(page).innerText();
    await addSponsor(person, lookedUp[0]);
    await field(page, 'address').fill('7 Main Street');
    await pressButton('advisors.create')(person);
    await expect(field(page, 'userGroup-problem')).toBeVisible();
    await pressButton('advisors.back')(person);
    await pressButton('area.leave.stay')(person);
    await expect(question(person)).toHaveCount(0);
    await expect(title(page)).toHaveText(number);
    await expect(field(page, 'firstName')).toHaveValue('Omar');
    await expect(field(page, 'address')).toHaveValue('7 Main Street');
    await expect(rows(page)).toContainText('70010002');
    await pressButton('advisors.back')(person);
    await pressButton('advisors.leave')(person);
    await expect(page).toHaveURL(landingOf(person));
    await pressButton('advisors.landing.add')(person);
    await expect(field(page, 'firstName')).toHaveValue('');
    await expect(title(page)).not.toHaveText(number);
    await expect(rows(page)).toHaveText([person.text('advisors.sponsors.empty')]);
    await expect(page.locator('main [aria-invalid="true"], main [aria-busy="true"]')).toHaveCount(0);
    await addSponsor(person, lookedUp[1]);
    await expect(field(page, 'firstName')).toHaveValue('Omar');
  });

  test(`[AD-015] Back with nothing entered leads straight to the advisors (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    await open(person);
    await pressButton('advisors.back')(person);
    await expect(page).toHaveURL(landingOf(person));
    await expect(question(person)).toHaveCount(0);
    await expect(title(page)).toHaveText(words[language].landing);
  });

  test(`[AD-021] [AD-031] [AD-032] [AD-055] an advisor has two sponsors: what the first brought stays until all went, and the next is the default (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const [first, second] = lookedUp;
    const removal = ([code]: Sponsor) => pressButton('advisors.sponsors.deleteOne', { code })(person);
    const mark = person.text('advisors.sponsors.default');
    await open(person);
    await addSponsor(person, first);
    await field(page, 'city').fill('Gander');
    await addSponsor(person, second);
    await expect(rows(page).nth(0)).toContainText(first[1]);
    await expect(rows(page).nth(0)).toContainText(mark);
    await expect(rows(page).nth(1)).toContainText(second[1]);
    await removal(first);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(mark);
    await expect(field(page, 'firstName')).toHaveValue('Omar');
    await expect(field(page, 'city')).toHaveValue('Gander');
    await removal(second);
    await expect(field(page, 'firstName')).toHaveValue('');
    await addSponsor(person, second);
    await expect(field(page, 'firstName')).toHaveValue('Omar');
  });

  test(`[AD-084] a new advisor is sent with form, sponsors and number; a failure keeps all of it, a success is told on the landing page (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const { first, second } = ids[language];
    await open(person);
    const referenceNumber = /[A-Z0-9]{10}$/.exec(await title(page).innerText())?.[0];
    await addSponsor(person, second);
    await addSponsor(person, first);
    const email = `created.${language}@advisors.example`;
    const typed = { firstName: 'Zoé', lastName: 'O’Neil', emailAddress: email };
    for (const [key, value] of Object.entries(typed)) await field(page, key).fill(value);
    await field(page, 'userGroup').selectOption({ value: 'LIA agent' });
    const error = 'This ID was linked a moment ago.';
    const isCreate = (request: Request) =>
      request.method() === 'POST' && request.url().endsWith('/api/advisors');
    await page.route(
      '**/api/advisors',
      (route) => route.fulfill({ status: 409, json: { code: 'advisor.linked', error } }),
      { times: 1 },
    );
    await pressButton('advisors.create')(person);
    await expect(page.getByText(error)).toBeVisible();
    for (const [key, value] of Object.entries(typed)) await expect(field(page, key)).toHaveValue(value);
    await expect(rows(page)).toHaveCount(2);
    const sent = page.waitForRequest(isCreate);
    await pressButton('advisors.create')(person);
    expect((await sent).postDataJSON()).toMatchObject({
      ...typed,
      referenceNumber,
      status: 'NEW',
      sponsors: [
        { sponsorCode: second[0], isDefault: true },
        { sponsorCode: first[0], isDefault: false },
      ],
    });
    await expect(page).toHaveURL(landingOf(person));
    const name = person.text('advisors.created', { name: 'Zoé O’Neil' });
    await expect(page.getByRole('alertdialog', { name })).toBeVisible();
  });

  test(`[AD-052] [AD-063] [AD-071] what a field does not take is not let through or has its problem there, and nothing is lost (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const seeProblem = (key: string, problem: string) =>
      expect(field(page, `${key}-problem`)).toContainText(person.text(`advisors.problem.${problem}`));
    await open(person);
    await expect(field(page, 'provinceOfResidence').locator('option:not([value=""])')).toHaveCount(13);
    for (const key of [
      'firstName',
      'lastName',
      'emailAddress',
      'address',
      'city',
      'recipientEmailAddress1',
    ]) {
      await type(page, key, 'a'.repeat(101));
      await expect(field(page, key)).toHaveValue('a'.repeat(100));
    }
    await type(page, 'firstName', '=cmd 7');
    await expect(field(page, 'firstName')).toHaveValue(/^cmd ?$/);
    await type(page, 'address', '12 <King>, St.');
    await expect(field(page, 'address')).toHaveValue('12 King, St.');
    await type(page, 'postalCode', 'g1r1s4x');
    await expect(field(page, 'postalCode')).toHaveValue('G1R 1S4');
    await type(page, 'phone', '416555014');
    await type(page, 'lastName', 'ᐃᓄᒃ');
    await pressButton('advisors.create')(person);
    await seeProblem('phone', 'phoneInvalid');
    await seeProblem('emailAddress', 'emailInvalid');
    await expect(field(page, 'lastName')).toHaveValue('ᐃᓄᒃ');
    await expect(field(page, 'lastName-problem')).toHaveCount(0);
    await field(page, 'phone').fill('');
    await field(page, 'phone').pressSequentially('41655501429');
    await expect(field(page, 'phone')).toHaveValue('(416) 555-0142');
    await expect(field(page, 'phone-problem')).toHaveCount(0);
    await type(page, 'phone', '');
    await pressButton('advisors.create')(person);
    await expect(field(page, 'phone-problem')).toHaveCount(0);
  });

  test(`[AD-076] [AD-077] an employee of the insurer gives the roles of the directory, anybody else the access types (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const groups = field(page, 'userGroup').locator('option:not([value=""])');
    const offered = () => groups.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
    await open(person);
    expect(await offered()).toEqual(['LIA manager', 'LIA agent']);
    await page.context().clearCookies();
    await open(person, '/advisors/register', agents.owner);
    expect((await offered()).join(' ')).toBe(
      'Consultant_Agency Consultant_Own Administrator_Full Administrator_Lite View_Only Administrator_User',
    );
  });

  test(`a half-typed advisor is left by a switch of organization, the menu and Back of the browser only after a question (${language})`, async ({
    page,
  }) => {
    const person = personAt(page, language);
    const { text } = person;
    await open(person, '/advisors');
    await pressButton('advisors.landing.add')(person);
    await field(page, 'city').fill('Gander');
    const leavings = [
      async () => {
        await page.getByRole('button', { name: /^Organi[sz]ation\s?: .*\. (Switch|Changer)$/ }).click();
        const panel = page.getByRole('group', { name: text('shell.switch.title') });
        await panel.getByLabel(text('shell.switch.search')).fill('boreal');
        await panel
          .getByRole('button')
          .filter({ hasText: /BOREAL$/ })
          .click();
      },
      () =>
        page
          .getByRole('link', { name: text('area.name./resources') })
          .first()
          .click(),
      () => page.goBack(),
    ];
    for (const leave of leavings) {
      await leave();
      await pressButton('area.leave.stay')(person);
      await expect(question(person)).toHaveCount(0);
      await expect(field(page, 'city')).toHaveValue('Gander');
    }
  });
}
