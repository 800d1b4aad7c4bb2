import { expect, type Page } from '@playwright/test';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { ApplyForm } from '#domain/apply/applyForm.ts';
import { expectProblems, visit } from '../support/journeys/fields.ts';
import { pressButton } from '../support/journeys/pressButton.ts';
import { field, submit } from '../support/journeys/walk.ts';
import type { Excuse, Gesture, Look, Person } from '../support/tours/journeys/types.ts';

export const formOf = ({ context }: AnyMachineSnapshot) => context.form as ApplyForm;

/** Where what would be typed stands there already. */
export const standsAlready = (reads: (form: ApplyForm) => boolean | undefined): Excuse => ({
  reason: 'it stands there already',
  where: (snapshot: AnyMachineSnapshot) => reads(formOf(snapshot)) === true,
});

const own = (page: Page, name: string, number = 1) =>
  page.locator(`input[id^="${name}."]:not([id$="-year"])`).nth(number - 1);
export const nameToFollow = (page: Page) => page.locator('[id^="nameToFollow."]');
const sameAsPrimary = (page: Page) => page.locator('[id^="sameAsPrimary."]');

export const typeEmail =
  (text: string): Gesture =>
  ({ page }) =>
    own(page, 'email').fill(text);

export const typeSecondBirthYear =
  (year: string): Gesture =>
  ({ page }) =>
    page.locator('[id^="dateOfBirth."][id$="-year"]').nth(1).fill(year);

const inDialog =
  (key: string): Gesture =>
  ({ page, text }) =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: text(`apply.${key}`) })
      .click();

/** How a person works with the application. */
export const applyDrive = {
  retriesConsents: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('apply.consents.retry') }).click(),
  givesOwnContact: {
    requirements: ['AP-009'],
    gesture: async ({ page }: Person) => {
      await sameAsPrimary(page).uncheck();
      await expect(own(page, 'email', 2)).toHaveValue('');
    },
  },
  reusesContactOfPrimary: {
    requirements: ['AP-008'],
    gesture: async ({ page }: Person) => {
      await sameAsPrimary(page).check();
      await expect(page.locator('input[id^="email."]')).toHaveCount(1);
    },
  },
  letsNameFollow: async ({ page }: Person) => {
    await nameToFollow(page).check();
    await expect(page.locator('input[id^="firstName."]')).toHaveCount(1);
  },
  givesNameAfterAll: async ({ page }: Person) => {
    await nameToFollow(page).uncheck();
    await expect(own(page, 'firstName', 2)).toHaveValue('');
  },
  leavesApplicationDate: ({ page }: Person) => visit(page, 'applicationDate'),
  withdrawsLegalConsent: ({ page }: Person) => field(page, 'legalConsent').uncheck(),
  continues: ({ page }: Person) => submit(page).click(),
  acceptsPrice: inDialog('requoted.accept'),
  choosesPlansAgain: inDialog('requoted.plans'),
  changesAnswers: inDialog('requoted.answers'),
  goesBack: pressButton('apply.back'),
};

const totalOf = (plans: PlansForm) => plans.chosen.reduce((sum, plan) => sum + plan.premiumTotalCents, 0);
const titleOfPrice = ({ context: { plans, requoted } }: AnyMachineSnapshot) =>
  totalOf(plans) === totalOf(requoted) ? 'requoted.same.title' : 'requoted.title';

const dialog =
  (keyOf: (snapshot: AnyMachineSnapshot) => string, accepts: 0 | 1): Look =>
  async ({ page, text }, snapshot) => {
    const key = keyOf(snapshot);
    const asked = page.getByRole('alertdialog', { name: text(`apply.${key}`) });
    await expect(asked).toBeVisible();
    await expect(asked.getByRole('button', { name: text('apply.requoted.accept') })).toHaveCount(accepts);
  };

/** The links of the summary of problems lead to the fields that are wrong, and to no others. */
export const seeProblems: Look = async ({ page }, { context: { problems } }) => {
  await expectProblems(page);
  const links = page.getByRole('alert').getByRole('link');
  const told = async () =>
    (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)))).toSorted();
  const wrong = Object.keys(problems).filter((key) => problems[key]);
  await expect.poll(told).toEqual(wrong.toSorted());
};

/** What is seen of the application. */
export const applyScreens = {
  readingConsents: async ({ page, text }: Person) => {
    await expect(page.locator('h1')).toContainText(text('apply.title'));
    await expect(submit(page)).toHaveCount(0);
  },
  withoutConsents: [
    ({ page, text }: Person) => expect(page.getByText(text('apply.consents.missing'))).toBeVisible(),
    { requirements: ['AP-029'], look: ({ page }: Person) => expect(submit(page)).toHaveCount(0) },
  ],
  'answering.editing': [
    ({ page }: Person) => expect(page.getByRole('alert')).toHaveCount(0),
    {
      requirements: ['PM-020 partly'],
      look: ({ page }: Person, { context: { facts } }: AnyMachineSnapshot) =>
        expect(page.locator('#applicationDate')).toHaveCount(facts.mayDateApplication ? 1 : 0),
    },
  ],
  'answering.requoteFailed': ({ page, text }: Person) =>
    expect(page.getByText(text('apply.requoteFailed'))).toBeVisible(),
  requoting: {
    requirements: ['AP-035'],
    look: ({ page }: Person) => expect(submit(page)).toHaveAttribute('aria-busy', 'true'),
  },
  requoted: { requirements: ['AP-035'], look: dialog(titleOfPrice, 1) },
  planLost: { requirements: ['AP-035'], look: dialog(() => 'planLost.title', 0) },
};

const isAsking = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('dialog');
const isWithoutForm = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('readingConsents') || snapshot.matches('withoutConsents');

/** Where the dialog lies over everything. */
export const dialogOnly: Excuse = {
  reason: 'the dialog is open, and nothing but it can be reached',
  where: isAsking,
};

/** What cannot be done everywhere. */
export const applyExcuses = {
  givesOwnContact: standsAlready(({ travellers }) => !travellers[1]?.sameAsPrimary),
  reusesContactOfPrimary: standsAlready(({ travellers }) => travellers[1]?.sameAsPrimary),
  letsNameFollow: standsAlready(({ travellers }) => travellers[1]?.nameToFollow),
  givesNameAfterAll: standsAlready(({ travellers }) => !travellers[1]?.nameToFollow),
  withdrawsLegalConsent: standsAlready(({ legalConsent }) => !legalConsent),
  datesApplication: standsAlready(({ applicationDate }) => applicationDate !== ''),
  goesBack: {
    reason: 'the button is not there without the form, and not reached while the dialog is open',
    where: (snapshot: AnyMachineSnapshot) => isWithoutForm(snapshot) || isAsking(snapshot),
  },
};
