import { expect } from '@playwright/test';
import { expectProblems, visit } from '../support/journeys/fields.ts';
import { buttonOf, pressButton } from '../support/journeys/pressButton.ts';
import { field, submit } from '../support/journeys/walk.ts';
import type { Gesture, Look, Person } from '../support/tours/journeys/types.ts';
import { leaveDrive } from './leaveQuestion.screens.ts';

export const licenseFormButton = (person: Person, key: string) => buttonOf(person, `licenseForm.${key}`);

const typeExpiry =
  (day: string): Gesture =>
  async ({ page }) => {
    await field(page, 'expiredDate').fill(day);
    await field(page, 'expiredDate').blur();
  };

export const typeAgency =
  (text: string): Gesture =>
  async ({ page }) => {
    await expect(page.getByRole('combobox').and(field(page, 'organizationCode'))).toBeVisible();
    await field(page, 'organizationCode').fill(text);
  };

export const takeAgency = ({ page }: Person) =>
  page
    .getByRole('option')
    .filter({ hasText: /BOREAL$/ })
    .click();

/** How a person works with the licence form. */
export const licenseFormDrive = {
  triesAgain: pressButton('licenseForm.retry'),
  changesAField: typeExpiry('31-03-2030'),
  entersSomethingWrong: typeExpiry('01-01-2020'),
  leavesTheWrongField: ({ page }: Person) => visit(page, 'expiredDate'),
  saves: ({ page }: Person) => submit(page).click(),
  choosesTheSavedVersion: ({ page }: Person) => page.locator('[name="expiredDate"][value="theirs"]').check(),
  continuesWithTheChoice: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('history.merge.continue') }).click(),
  typesAPartOfAnAgency: typeAgency('Bor'),
  erasesTheAgency: typeAgency(''),
  closesTheList: ({ page }: Person) => field(page, 'organizationCode').press('Escape'),
  choosesAnAgency: async (person: Person) => {
    await typeAgency('Bore')(person);
    await takeAgency(person);
  },
  asksForTheAgentsAgain: pressButton('licenseForm.retry'),
  choosesTheOtherType: ({ page }: Person) => page.locator('[name="licenseType"][value="AGENCY"]').check(),
  ...leaveDrive,
  goesBack: (person: Person) =>
    licenseFormButton(person, 'back').or(licenseFormButton(person, 'backToSearch')).click(),
};

export const seeOfLicense =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(`licenseForm.${key}`))).toBeVisible();

/** Nothing that is typed is lost: nothing can be typed, and the page says why. */
const seeSaving: Look = async (person, snapshot) => {
  const { page } = person;
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await seeOfLicense('saving')(person, snapshot);
  await expect(
    page.locator('main form').locator('input:enabled:not([readonly]), select:enabled'),
  ).toHaveCount(0);
};

/** What is seen of the licence form, whoever's licence it is. */
export const licenseFormScreens = {
  'record.unavailable': (person: Person) => expect(licenseFormButton(person, 'retry')).toBeVisible(),
  'record.readOnly': {
    requirements: ['LF-007'],
    look: async ({ page }: Person) => {
      await expect(submit(page)).toHaveCount(0);
      await expect(page.locator('main')).toContainText('31-03-2028');
      await expect(page.locator('main').locator('input, select, textarea')).toHaveCount(0);
    },
  },
  'record.answering.correcting': ({ page }: Person) => expectProblems(page),
  'record.answering.merged': ({ page, text }: Person) =>
    expect(page.getByText(text('history.merge.done'))).toBeVisible(),
  'record.answering.duplicate': [
    { requirements: ['LF-060'], look: seeOfLicense('duplicate') },
    {
      requirements: ['LF-060'],
      look: ({ page, text }: Person) => expect(page.getByText(text('licenseForm.failed'))).toHaveCount(0),
    },
  ],
  'record.answering.failed': { requirements: ['LF-059'], look: seeOfLicense('failed') },
  'record.saving': seeSaving,
  'record.merging': async (person: Person) => {
    const { page, text } = person;
    await expect(page.getByRole('group').filter({ hasText: '31-03-2030' })).toContainText('31-03-2029');
    await expect(page.getByRole('group').filter({ hasText: 'Sophie Roy' })).toContainText('Sophie Martin');
    await expect(page.getByText(text('history.merge.title'))).toBeVisible();
  },
  'agents.unavailable': seeOfLicense('agents.unavailable'),
};
